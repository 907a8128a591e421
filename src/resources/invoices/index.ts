import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const invoices = {
  name: 'invoices',
  list: lazyScreen(() => import('./InvoiceList.tsx'), 'InvoiceList'),
  show: lazyScreen(() => import('../../components/screens/NounShow.tsx'), 'NounShow'),
  edit: lazyScreen(() => import('../../components/screens/NounEdit.tsx'), 'NounEdit'),
  create: lazyScreen(() => import('./InvoiceCreate.tsx'), 'InvoiceCreate'),
} satisfies ResourceProps;
