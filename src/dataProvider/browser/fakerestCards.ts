import { planCardExpiry } from '../../../domain/change/cardExpiry.ts';
import { asSystem } from '../../../domain/change/expiry.ts';
import type { PaymentMethod } from '../../../domain/contract/paymentMethods.ts';
import { writeChange } from './fakerestChange.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import type { WorldStore } from './worldStore.ts';

/** Cards whose last month is over expire. */
export const cardExpiry = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: 60 * minute,
    act(now) {
      for (const before of store.rows('paymentMethods')) {
        const columns = planCardExpiry(before as unknown as PaymentMethod, now);
        if (columns) writeChange(store, { noun: 'paymentMethods', before, columns }, asSystem(now));
      }
    },
  });
