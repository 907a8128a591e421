import type { NounName } from '../contract/index.ts';
import type { ReportSchedule } from '../contract/reportSchedules.ts';
import { nextRunAfter } from '../reports/scheduleTime.ts';
import type { Context, Values } from './context.ts';

const timing = ['frequency', 'startsOn', 'time', 'timeZone', 'status'] as const;

/**
 * A schedule that is new, changed or taken up again runs next at its first time from now on; a paused one does not.
 * Whoever sets its times looks after it from then on.
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
