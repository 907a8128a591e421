import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Lists of available candidates that the provider sends to recruiters and to its own contacts. */
export const hotLists = {
  name: 'hotLists',
  list: lazyScreen(() => import('./HotListList.tsx'), 'HotListList'),
  show: lazyScreen(() => import('./HotListShow.tsx'), 'HotListShow'),
  edit: lazyScreen(() => import('./HotListForms.tsx'), 'HotListEdit'),
  create: lazyScreen(() => import('./HotListForms.tsx'), 'HotListCreate'),
} satisfies ResourceProps;
