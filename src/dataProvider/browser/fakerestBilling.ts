import { chargePayments } from '../../../application/payments.ts';
import { testGateway } from '../../../domain/billing/gateway.ts';
import { fakerestJob } from './fakerestJob.ts';
import { transactionsAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Queued payments are charged at once with the test gateway. */
export const paymentJobs = (store: WorldStore, clock: () => Date) =>
  fakerestJob({
    name: 'transactions',
    store,
    clock,
    every: 0,
    async act(now) {
      const inTransaction = transactionsAt(store, now);
      const ask = testGateway.charge;
      // Transactions of a browser run one after another.
      while (await chargePayments({ inTransaction, atOnce: 1, ask: (charge) => ask(charge, now) }));
    },
  });
