import { createElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

const UserRoles = lazyScreen(() => import('./UserRoles.tsx'), 'UserRoles');
const UserVerification = lazyScreen(() => import('./UserVerification.tsx'), 'UserVerification');

export const users = {
  name: 'users',
  list: lazyScreen(() => import('./UserList.tsx'), 'UserList'),
  show: lazyScreen(() => import('./UserShow.tsx'), 'UserShow'),
  edit: lazyScreen(() => import('./UserEdit.tsx'), 'UserEdit'),
  create: lazyScreen(() => import('./UserCreate.tsx'), 'UserCreate'),
  children: [
    createElement(Route, { key: 'roles', path: 'roles', element: createElement(UserRoles) }),
    createElement(Route, {
      key: 'verification',
      path: 'verification',
      element: createElement(UserVerification),
    }),
  ],
} satisfies ResourceProps;
