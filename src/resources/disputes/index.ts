import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Disputes between the two sides of a contract, which the operator decides. */
export const disputes = {
  name: 'disputes',
  list: lazyScreen(() => import('./DisputeList.tsx'), 'DisputeList'),
  show: lazyScreen(() => import('./DisputeShow.tsx'), 'DisputeShow'),
} satisfies ResourceProps;
