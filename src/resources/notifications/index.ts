import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { NounShow } from '../../components/screens/plainResource.tsx';

/** The user's own inbox. */
export const notifications = {
  name: 'notifications',
  list: lazyScreen(() => import('./Inbox.tsx'), 'Inbox'),
  show: NounShow,
} satisfies ResourceProps;
