import { carryOut } from '../../../application/effects.ts';
import type { ReportSchedule } from '../../../domain/contract/reportSchedules.ts';
import type { Report } from '../../../domain/contract/reports.ts';
import { afterRun, isDue, reportOfRun } from '../../../domain/reports/scheduleRun.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Schedules of reports whose time has come while somebody is here, or came while nobody was. */
export const scheduleRounds = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: minute / 2,
    async act(now) {
      for (const schedule of store.rows('reportSchedules') as unknown as ReportSchedule[])
        if (isDue(schedule, now)) await run(store, schedule, now);
    },
  });

const run = (store: WorldStore, schedule: ReportSchedule, now: Date) => {
  const asks = store.find('reports', schedule.reportId) as unknown as Report | null;
  const changes = afterRun(schedule, now);
  return byItself(store, now, async (work) => {
    const row = asks && changes.lastRun && reportOfRun(schedule, asks, now);
    if (row) await carryOut(work, { kind: 'create', noun: 'reports', row, following: () => [] });
    await work.rows.system.patch('reportSchedules', { id: schedule.id }, changes);
  });
};
