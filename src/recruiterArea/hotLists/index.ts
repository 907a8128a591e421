import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Hot lists that the recruiter's company got from providers. */
export const receivedHotLists = {
  name: 'hotListRecipients',
  list: lazyScreen(() => import('./ReceivedList.tsx'), 'ReceivedList'),
  show: lazyScreen(() => import('./ReceivedShow.tsx'), 'ReceivedShow'),
} satisfies ResourceProps;
