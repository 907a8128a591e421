import { afterRun, dueSchedules, reportOfRun } from '../../domain/reports/scheduleRun.ts';
import { carryOut } from '../effects.ts';
import type { RowJob } from './rowJob.ts';

/**
 * Runs report schedules: queues a report and sets the next run. Does not create a new version of a schedule,
 * as someone may be editing it.
 */
export const scheduleRuns: RowJob<'reportSchedules'> = {
  due: dueSchedules,
  atOnce: 1,
  act: async (work, schedule) => {
    const { system } = work.rows;
    const changes = afterRun(schedule, work.now);
    const asks = await system.find('reports', schedule.reportId);
    if (asks && changes.lastRun)
      await carryOut(work, {
        kind: 'create',
        noun: 'reports',
        row: reportOfRun(schedule, asks, work.now),
        following: () => [],
        by: 'system',
      });
    await system.patch('reportSchedules', { id: schedule.id }, changes);
    return true;
  },
};
