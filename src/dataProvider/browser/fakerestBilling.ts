import { chargePayments } from '../../../application/payments.ts';
import type { Gateway } from '../../../domain/billing/gateway.ts';
import { fakerestJob } from './fakerestJob.ts';
import { transactionsAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Charges queued payments with the gateway of the demo. */
export const paymentJobs = (store: WorldStore, clock: () => Date, gateway: Gateway) =>
  fakerestJob({
    name: 'transactions',
    store,
    clock,
    every: 0,
    async act(now) {
      const inTransaction = transactionsAt(store, now);
      const ask: Parameters<typeof chargePayments>[0]['ask'] = (charge) =>
        gateway.charge(charge, now).catch(() => null);
      // Transactions of a browser run one after another.
      while (await chargePayments({ inTransaction, atOnce: 1, ask }));
    },
  });
