import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const requests = {
  name: 'requests',
  list: lazyScreen(() => import('./RequestList.tsx'), 'RequestList'),
  show: lazyScreen(() => import('./RequestShow.tsx'), 'RequestShow'),
  edit: lazyScreen(() => import('./RequestEdit.tsx'), 'RequestEdit'),
  create: lazyScreen(() => import('./RequestCreate.tsx'), 'RequestCreate'),
} satisfies ResourceProps;
