import type { PageTab } from '../../components/screens/PageTabs.tsx';
import { billingPaths } from './billingPaths.ts';

const tabOf = (part: keyof typeof billingPaths): PageTab => ({
  path: billingPaths[part],
  labelKey: `billing.tabs.${part}`,
});

export const billingTabs = (['overview', 'plans', 'transactions', 'invoices', 'paymentMethods'] as const).map(
  tabOf,
);
/** Bank statements, and what follows from transactions in the books, are below them. */
export const transactionTabs: PageTab[] = [
  { path: billingPaths.transactions, labelKey: 'billing.tabs.allTransactions' },
  tabOf('bankStatements'),
  tabOf('months'),
  tabOf('journal'),
];
/** Subscriptions are below the plans. */
export const planTabs: PageTab[] = [
  { path: billingPaths.plans, labelKey: 'billing.tabs.allPlans' },
  tabOf('subscriptions'),
];
