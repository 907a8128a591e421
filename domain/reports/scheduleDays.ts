import { addDays, daysBetween, monthAfter } from '../time/days.ts';
import type { ScheduleRule } from './scheduleRule.ts';

type Step = { days: number } | { months: number };
const steps: Record<ScheduleRule['frequency'], Step> = {
  Daily: { days: 1 },
  Weekly: { days: 7 },
  Monthly: { months: 1 },
  Quarterly: { months: 3 },
};

type Days = Pick<ScheduleRule, 'frequency' | 'startsOn'>;

/**
 * The day of a run, counted from 0. In shorter months it is the last day, and the 31st again in the next long
 * one.
 */
export const runDay = ({ frequency, startsOn }: Days, run: number): string => {
  const step = steps[frequency];
  if ('days' in step) return addDays(startsOn, step.days * run);
  const first = monthAfter(startsOn, step.months * run);
  const last = addDays(monthAfter(first, 1), -1);
  const wished = first.slice(0, 8) + startsOn.slice(8);
  return wished < last ? wished : last;
};

/** The last run on or before this day; 0 if there is none. */
export const runBy = ({ frequency, startsOn }: Days, day: string): number => {
  if (day <= startsOn) return 0;
  const step = steps[frequency];
  if ('days' in step) return Math.floor(daysBetween(startsOn, day) / step.days);
  const within = Math.floor(monthsBetween(startsOn, day) / step.months);
  return runDay({ frequency, startsOn }, within) <= day ? within : within - 1;
};

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));
