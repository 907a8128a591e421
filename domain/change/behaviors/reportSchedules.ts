import type { Rows } from '../../contract/index.ts';
import type { ReportSchedule } from '../../contract/reports/reportSchedules.ts';
import { nextRunAfter } from '../../reports/scheduleTime.ts';
import type { Behavior } from '../behavior.ts';

const timing = ['frequency', 'startsOn', 'time', 'timeZone', 'status'] as const;

export const reportSchedules: Behavior<Rows['reportSchedules']> = {
  // The next run of a schedule that is new, changed or resumed; null while it is paused. The person who sets
  // its times owns it from then on.
  stamp: (before, after, { actor, now }) => {
    if (timing.every((field) => before?.[field] === after[field])) return {};
    const schedule = after as ReportSchedule;
    return {
      nextRun: schedule.status === 'Active' ? nextRunAfter(schedule, now) : null,
      ...(before && { authorId: actor.userId }),
    };
  },
};
