import { endTerm } from '../../../application/jobs/contracts.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Applies the choices for the end of plan terms. */
export const planTerms = (store: WorldStore, clock: () => Date) =>
  fakerestJob({ name: 'planTerms', store, clock, every: 15 * minute, act: (now) => endTerms(store, now) });

export const endTerms = (store: WorldStore, now: Date) =>
  byItself(store, now, async (work) => {
    for (const { id, companyId } of [...store.rows('subscriptions')])
      await endTerm(work, id, String(companyId));
  });
