import { type Question, questionOf } from '../contract/reports/question.ts';
import type { ReportSchedule } from '../contract/reports/reportSchedules.ts';
import type { Report } from '../contract/reports/reports.ts';
import type { Due } from '../query/due.ts';
import { wallTime } from '../time/zones.ts';
import { queuedBy } from './queued.ts';
import { nextRunAfter } from './scheduleTime.ts';

export const dueSchedules: Due<'reportSchedules'> = {
  noun: 'reportSchedules',
  order: 'nextRun',
  where: (now) => [
    ['status', '=', 'Active'],
    ['nextRun', '<=', now.toISOString()],
  ],
};

/**
 * New values of a schedule that is due, however many runs were missed. Without `lastRun` it has already run
 * for this time, before it was changed.
 */
export const afterRun = (schedule: ReportSchedule, now: Date): { nextRun: string; lastRun?: string } => {
  const nextRun = nextRunAfter(schedule, now);
  const hasRun =
    schedule.lastRun !== null && schedule.nextRun !== null && schedule.nextRun <= schedule.lastRun;
  return hasRun ? { nextRun } : { nextRun, lastRun: now.toISOString() };
};

/** The report created by a run: the current query, with the schedule's owner, queued. */
export const reportOfRun = (schedule: ReportSchedule, asks: Report, now: Date): Record<string, unknown> => ({
  name: `${schedule.name} · ${wallTime(now.getTime(), schedule.timeZone).date}`,
  type: asks.type,
  format: schedule.format,
  ...questionOf(asks as Question),
  ...queuedBy(schedule.authorId),
  lastGenerated: null,
  sizeBytes: null,
  fileLanguage: null,
  rowsFound: null,
  scheduleId: schedule.id,
});
