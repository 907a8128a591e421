import BillingIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { ResourceProps } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { defineConsolePart } from '../../components/consolePart.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { movedTo, pageFor } from '../../components/screens/movedTo.tsx';
import { bankStatements } from '../../resources/bankStatements/index.ts';
import { invoices } from '../../resources/invoices/index.ts';
import { paymentMethods } from '../../resources/paymentMethods/index.ts';
import { plans } from '../../resources/plans/index.ts';
import { subscriptions } from '../../resources/subscriptions/index.ts';
import { transactions } from '../../resources/transactions/index.ts';
import { billingPaths } from './billingPaths.ts';
import { InvoicesMoved } from './InvoicesMoved.tsx';

const Months = lazyScreen(() => import('./books/MonthsPage.tsx'), 'MonthsPage');
const Journal = lazyScreen(() => import('./books/JournalPage.tsx'), 'JournalPage');
const Overview = lazyScreen(() => import('./BillingOverview.tsx'), 'BillingOverview');

/** Each part shows the list of its noun; the other screens of the noun stay at its own path. */
const parts = {
  plans: { ...plans, list: lazyScreen(() => import('./PlansTab.tsx'), 'PlansTab') },
  subscriptions: {
    ...subscriptions,
    list: lazyScreen(() => import('./SubscriptionsTab.tsx'), 'SubscriptionsTab'),
  },
  transactions: {
    ...transactions,
    list: lazyScreen(() => import('./TransactionsTab.tsx'), 'TransactionsTab'),
  },
  bankStatements: {
    ...bankStatements,
    list: lazyScreen(() => import('./BankStatementsTab.tsx'), 'BankStatementsTab'),
  },
  invoices: {
    ...invoices,
    list: lazyScreen(() => import('./InvoicesTab.tsx'), 'InvoicesTab'),
    create: lazyScreen(() => import('./GenerateInvoice.tsx'), 'GenerateInvoice'),
  },
  paymentMethods: {
    ...paymentMethods,
    list: lazyScreen(() => import('./PaymentMethodsTab.tsx'), 'PaymentMethodsTab'),
  },
} satisfies Record<string, ResourceProps>;
const names = Object.keys(parts) as (keyof typeof parts)[];

/** The list's old address kept its filters in the query string. */
const OverviewOrInvoices = () => (useSearchParams()[0].has('filter') ? <InvoicesMoved /> : <Overview />);

export const consolePart = defineConsolePart({
  menu: [
    {
      after: ['/security', '/settings'],
      labelKey: 'admin.menu.billing',
      path: '/billing',
      icon: BillingIcon,
      alsoFor: ['/invoices'],
      resource: 'invoices',
    },
  ],
  // React-admin's default addresses of these nouns lead to the parts of the page.
  resources: names.map((name) => movedTo(billingPaths[name], parts[name])),
  pages: [
    { path: billingPaths.overview, element: <OverviewOrInvoices /> },
    { path: billingPaths.months, element: <Months /> },
    { path: billingPaths.journal, element: <Journal /> },
    ...names.map((name) => pageFor(billingPaths[name], parts[name])),
    { path: `${billingPaths.overview}/*`, element: <InvoicesMoved /> },
  ],
});
