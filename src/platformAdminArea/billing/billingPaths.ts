/** The path of each part of Billing & Subscriptions. */
export const billingPaths = {
  overview: '/billing',
  plans: '/billing/plans',
  subscriptions: '/billing/plans/subscriptions',
  transactions: '/billing/transactions',
  invoices: '/billing/invoices',
  paymentMethods: '/billing/payment-methods',
} as const;
