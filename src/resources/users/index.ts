import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const users = {
  name: 'users',
  list: lazyScreen(() => import('./UserList.tsx'), 'UserList'),
  show: lazyScreen(() => import('./UserShow.tsx'), 'UserShow'),
  edit: lazyScreen(() => import('./UserEdit.tsx'), 'UserEdit'),
  create: lazyScreen(() => import('./UserCreate.tsx'), 'UserCreate'),
} satisfies ResourceProps;
