import type { PageTab } from '../../components/screens/PageTabs.tsx';

/** Where each part of Billing & Subscriptions stands. */
export const billingPaths = {
  overview: '/billing',
  plans: '/billing/plans',
  transactions: '/billing/transactions',
  invoices: '/billing/invoices',
  paymentMethods: '/billing/payment-methods',
} as const;

export const billingTabs: readonly PageTab[] = Object.entries(billingPaths).map(([part, path]) => ({
  path,
  labelKey: `billing.tabs.${part}`,
}));
