/** Billing & Subscriptions, the operator's page. */
export const billing = {
  title: 'Billing & Subscriptions',
  tabs: {
    label: 'Parts of billing',
    overview: 'Billing Overview',
    plans: 'Subscription Plans',
    transactions: 'Transactions',
    invoices: 'Invoices',
    paymentMethods: 'Payment Methods',
  },
};
