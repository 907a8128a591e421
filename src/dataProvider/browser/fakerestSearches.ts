import { tellSavedSearch } from '../../../application/jobs/notifications.ts';
import { mayTell } from '../../../domain/change/searchNotification.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Notifies owners of saved searches of newly listed candidates. */
export const searchJob = (store: WorldStore, clock: () => Date) =>
  fakerestJob({
    name: 'searchNotifications',
    store,
    clock,
    every: minute,
    act: (now) =>
      byItself(store, now, async (work) => {
        const searches = store.rows('savedSearches');
        for (const search of searches.filter((one) => mayTell(one, now))) await tellSavedSearch(work, search);
      }),
  });
