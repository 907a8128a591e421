import { asSystem, planExpiry } from '../../../domain/change/expiry.ts';
import type { Contract } from '../../../domain/contract/contracts.ts';
import { writeChange } from './fakerestChange.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import type { WorldStore } from './worldStore.ts';

/** Running contracts whose last day is over expire. */
export const contractExpiry = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: 60 * minute,
    act(now) {
      for (const before of store.rows('contracts')) {
        const columns = planExpiry(before as unknown as Contract, now);
        if (columns) writeChange(store, { noun: 'contracts', before, columns }, asSystem(now));
      }
    },
  });
