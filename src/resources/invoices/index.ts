import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const invoices = {
  name: 'invoices',
  list: lazyScreen(() => import('./InvoiceList.tsx'), 'InvoiceList'),
  show: lazyScreen(() => import('./InvoiceShow.tsx'), 'InvoiceShow'),
  edit: lazyScreen(() => import('../../components/screens/forms/NounEdit.tsx'), 'NounEdit'),
} satisfies ResourceProps;

/** A company's own invoices, to read and print. */
export const ownInvoices = {
  name: 'invoices',
  list: lazyScreen(() => import('./OwnInvoiceList.tsx'), 'OwnInvoiceList'),
  show: invoices.show,
} satisfies ResourceProps;
