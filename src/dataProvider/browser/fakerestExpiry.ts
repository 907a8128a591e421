import { planCardExpiry } from '../../../domain/change/cardExpiry.ts';
import { asSystem, planExpiry } from '../../../domain/change/expiry.ts';
import { writeChange } from './fakerestChange.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import type { WorldStore } from './worldStore.ts';

/** Looks once an hour for rows whose time is over. */
const expiring =
  <R>(noun: 'contracts' | 'paymentMethods', plan: (row: R, now: Date) => { status: 'Expired' } | null) =>
  (store: WorldStore, clock: () => Date) =>
    fakerestRound({
      store,
      clock,
      every: 60 * minute,
      act(now) {
        for (const before of store.rows(noun)) {
          const columns = plan(before as unknown as R, now);
          if (columns) writeChange(store, { noun, before, columns }, asSystem(now));
        }
      },
    });

/** Running contracts whose last day is over expire. */
export const contractExpiry = expiring('contracts', planExpiry);
/** Cards whose last month is over expire. */
export const cardExpiry = expiring('paymentMethods', planCardExpiry);
