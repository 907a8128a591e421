import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Invoices from providers to clients: the provider issues them, the client reads them. */
export const providerInvoices = {
  name: 'providerInvoices',
  list: lazyScreen(() => import('./ClientInvoiceList.tsx'), 'ClientInvoiceList'),
  show: lazyScreen(() => import('./ClientInvoiceShow.tsx'), 'ClientInvoiceShow'),
} satisfies ResourceProps;
