import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const jobs = {
  name: 'jobs',
  list: lazyScreen(() => import('./JobList.tsx'), 'JobList'),
  show: lazyScreen(() => import('./JobShow.tsx'), 'JobShow'),
  edit: lazyScreen(() => import('./JobEdit.tsx'), 'JobEdit'),
  create: lazyScreen(() => import('./JobCreate.tsx'), 'JobCreate'),
} satisfies ResourceProps;
