import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const WaitingSignUps = lazyScreen(() => import('./WaitingSignUps.tsx'), 'WaitingSignUps');

/** Answered on its page, not edited: approving and declining have their own forms. */
export const signUpRequests = {
  name: 'signUpRequests',
  list: lazyScreen(() => import('./SignUpList.tsx'), 'SignUpList'),
  show: lazyScreen(() => import('./SignUpShow.tsx'), 'SignUpShow'),
} satisfies ResourceProps;
