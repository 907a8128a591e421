import { changeByItself } from '../../../application/changeRow.ts';
import { planTermEnd } from '../../../domain/change/renewal.ts';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** What was to come at the end of a plan's term comes. */
export const planTerms = (store: WorldStore, clock: () => Date) =>
  fakerestRound({ store, clock, every: 15 * minute, act: (now) => endTerms(store, now) });

export const endTerms = async (store: WorldStore, now: Date) => {
  for (const before of store.rows('subscriptions')) {
    const columns = planTermEnd(before as unknown as Subscription, now);
    if (columns) await byItself(store, now, (work) => changeByItself(work, 'subscriptions', before, columns));
  }
};
