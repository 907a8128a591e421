import { runSchedule } from '../../../application/jobs/schedules.ts';
import { isDue } from '../../../domain/reports/scheduleRun.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Runs report schedules that are due now or became due while nobody was here. */
export const scheduleJobs = (store: WorldStore, clock: () => Date) =>
  fakerestJob({
    name: 'reportSchedules',
    store,
    clock,
    every: minute / 2,
    act: (now) =>
      byItself(store, now, async (work) => {
        const schedules = store.rows('reportSchedules');
        for (const schedule of schedules.filter((one) => isDue(one, now))) await runSchedule(work, schedule);
      }),
  });
