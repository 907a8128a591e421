import type { PageTab } from '../../components/screens/PageTabs.tsx';

/** The path of each part of Billing & Subscriptions. */
export const billingPaths = {
  overview: '/billing',
  plans: '/billing/plans',
  subscriptions: '/billing/plans/subscriptions',
  transactions: '/billing/transactions',
  invoices: '/billing/invoices',
  paymentMethods: '/billing/payment-methods',
} as const;

const tabOf = (part: keyof typeof billingPaths): PageTab => ({
  path: billingPaths[part],
  labelKey: `billing.tabs.${part}`,
});

export const billingTabs = (['overview', 'plans', 'transactions', 'invoices', 'paymentMethods'] as const).map(
  tabOf,
);
/** Subscriptions are below the plans. */
export const planTabs: PageTab[] = [
  { path: billingPaths.plans, labelKey: 'billing.tabs.allPlans' },
  tabOf('subscriptions'),
];
