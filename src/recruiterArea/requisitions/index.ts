import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Requests to several providers, with the comparison of their quotes. */
export const requisitions = {
  name: 'requisitions',
  list: lazyScreen(() => import('./RequisitionList.tsx'), 'RequisitionList'),
  show: lazyScreen(() => import('./RequisitionShow.tsx'), 'RequisitionShow'),
  edit: lazyScreen(() => import('./RequisitionForms.tsx'), 'RequisitionEdit'),
  create: lazyScreen(() => import('./RequisitionForms.tsx'), 'RequisitionCreate'),
} satisfies ResourceProps;
