import type { ReportSchedule } from '../../domain/contract/reportSchedules.ts';
import { afterRun, reportOfRun } from '../../domain/reports/scheduleRun.ts';
import { carryOut } from '../effects.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/**
 * Runs a schedule that is due: a report that waits to be made, and the schedule's next time. That it ran is no new
 * version of it, since somebody may be about to change it.
 */
export const runSchedule = async (work: UnitOfWork, schedule: ReportSchedule): Promise<void> => {
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
};
