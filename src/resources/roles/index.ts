import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const roles = {
  name: 'roles',
  list: lazyScreen(() => import('./RoleList.tsx'), 'RoleList'),
  show: lazyScreen(() => import('./RoleShow.tsx'), 'RoleShow'),
  edit: lazyScreen(() => import('./RoleEdit.tsx'), 'RoleEdit'),
  create: lazyScreen(() => import('./RoleCreate.tsx'), 'RoleCreate'),
} satisfies ResourceProps;
