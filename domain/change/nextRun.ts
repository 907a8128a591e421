import type { NounName } from '../contract/index.ts';
import type { ReportSchedule } from '../contract/reportSchedules.ts';
import { nextRunAfter } from '../reports/scheduleTime.ts';
import type { Context, Values } from './context.ts';

const timing = ['frequency', 'startsOn', 'time', 'timeZone', 'status'] as const;

/**
 * The next run of a schedule that is new, changed or resumed; null while it is paused. The person who sets
 * its times
 * owns it from then on.
 */
export const stampNextRun = (
  name: NounName,
  before: Values | null,
  after: Values,
  { actor, now }: Context,
): Values => {
  if (name !== 'reportSchedules' || timing.every((field) => before?.[field] === after[field])) return {};
  const schedule = after as ReportSchedule;
  return {
    nextRun: schedule.status === 'Active' ? nextRunAfter(schedule, now) : null,
    ...(before && { authorId: actor.userId }),
  };
};
