import { definePlugin } from 'talentbench/plugin';

/** Collects invoices by bank transfer: a payment service asks each company to pay, and reports when it has. */
export const plugin = definePlugin({
  name: 'payByBank',
  paymentGateways: {
    payByBank: {
      open: async (setting) => (await import('./paymentRequests.ts')).openPaymentRequests(setting),
      demo: async () => (await import('./demoBank.ts')).demoBank(),
    },
  },
});
