import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Messages from visitors can be read and answered, but not edited. */
export const contactMessages = {
  name: 'contactMessages',
  list: lazyScreen(() => import('./ContactMessageList.tsx'), 'ContactMessageList'),
  show: lazyScreen(() => import('./ContactMessageShow.tsx'), 'ContactMessageShow'),
} satisfies ResourceProps;
