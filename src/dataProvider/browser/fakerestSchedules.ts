import { asSystem } from '../../../domain/change/expiry.ts';
import type { ReportSchedule } from '../../../domain/contract/reportSchedules.ts';
import type { Report } from '../../../domain/contract/reports.ts';
import { afterRun, isDue, reportOfRun } from '../../../domain/reports/scheduleRun.ts';
import { follow } from './fakerestChange.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import type { WorldStore } from './worldStore.ts';

/** Schedules of reports whose time has come while somebody is here, or came while nobody was. */
export const scheduleRounds = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: minute / 2,
    act(now) {
      for (const schedule of store.rows('reportSchedules') as unknown as ReportSchedule[])
        if (isDue(schedule, now)) run(store, schedule, now);
    },
  });

const run = (store: WorldStore, schedule: ReportSchedule, now: Date) => {
  const asks = store.find('reports', schedule.reportId) as unknown as Report | null;
  const changes = afterRun(schedule, now);
  store.write((writer) => {
    if (asks && changes.lastRun)
      follow(
        store,
        writer,
        { kind: 'create', noun: 'reports', row: reportOfRun(schedule, asks, now), following: () => [] },
        asSystem(now),
      );
    writer.touch('reportSchedules', schedule.id, changes);
  });
};
