import { asSystem, planExpiry } from '../../domain/change/expiry.ts';
import type { Contract } from '../../domain/contract/contracts.ts';
import { writeChange } from './fakerestChange.ts';
import type { WorldStore } from './worldStore.ts';

const hour = 60 * 60 * 1000;

/** As the server does once an hour: running contracts whose last day is over expire. Here it happens on a visit. */
export const contractExpiry = (store: WorldStore, clock: () => Date) => {
  let next = 0;
  return async (): Promise<void> => {
    const now = clock();
    if (now.getTime() < next) return;
    next = now.getTime() + hour;
    await store.inTurn(async () => {
      for (const before of store.rows('contracts')) {
        const columns = planExpiry(before as unknown as Contract, now);
        if (columns) writeChange(store, { noun: 'contracts', before, columns }, asSystem(now));
      }
    });
  };
};
