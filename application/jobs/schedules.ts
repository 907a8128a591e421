import type { ReportSchedule } from '../../domain/contract/reportSchedules.ts';
import { afterRun, reportOfRun } from '../../domain/reports/scheduleRun.ts';
import { carryOut } from '../effects.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/**
 * Runs a schedule that is due: queues a report and sets the next run. Does not create a new version of the
 * schedule, as
 * someone may be editing it.
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
