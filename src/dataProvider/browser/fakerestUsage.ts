import type { CountedFeature } from '../../../domain/contract/platform/featureDays.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { WorldStore } from './worldStore.ts';

const nothingYet = {
  activeUsers: 0,
  requests: 0,
  failures: 0,
  responseMs: 0,
  responseP95Ms: 0,
  queries: 0,
  queryMs: 0,
  upMinutes: 0,
};

/** Adds a page load of this browser to today's measurements. */
export const addPageLoad = (store: WorldStore, ms: number, now: Date): void => {
  const day = utcDay(now);
  const known = store.rows('platformDays').find((row) => row.day === day);
  store.write((writer) => {
    if (!known) return void writer.add('platformDays', { ...nothingYet, day, pageLoads: 1, pageLoadMs: ms });
    writer.change('platformDays', known, {
      pageLoads: Number(known.pageLoads) + 1,
      pageLoadMs: Number(known.pageLoadMs) + ms,
    });
  });
};

/** Counts a use of a feature that leaves no row. */
export const addUse = (store: WorldStore, feature: CountedFeature, now: Date): void => {
  const day = utcDay(now);
  const known = store.rows('featureDays').find((row) => row.day === day && row.feature === feature);
  store.write((writer) => {
    if (known) writer.change('featureDays', known, { uses: Number(known.uses) + 1 });
    else writer.add('featureDays', { day, feature, uses: 1 });
  });
};
