/** The path of each part of Billing & Subscriptions. */
export const billingPaths = {
  overview: '/billing',
  plans: '/billing/plans',
  subscriptions: '/billing/plans/subscriptions',
  transactions: '/billing/transactions',
  bankStatements: '/billing/transactions/statements',
  months: '/billing/transactions/months',
  journal: '/billing/transactions/journal',
  invoices: '/billing/invoices',
  paymentMethods: '/billing/payment-methods',
} as const;
