import { addDays, utcDay } from '../../time/days.ts';
import { termMonths } from './planPrices.ts';
import type { Plan } from './plans.ts';

/**
 * First day after the current term. Terms are whole calendar months, as many as the plan's price covers,
 * starting with the month in which the subscription began.
 */
export const termEnd = (
  { billingCycle }: Pick<Plan, 'billingCycle'>,
  { startDate }: { startDate: string },
  now: Date,
): string => {
  const months = termMonths[billingCycle];
  const [year = 0, month = 1] = startDate.split('-').map(Number);
  const begun = year * 12 + month - 1;
  const passed = Math.max(0, now.getUTCFullYear() * 12 + now.getUTCMonth() - begun);
  const ends = begun + (Math.floor(passed / months) + 1) * months;
  return utcDay(new Date(Date.UTC(Math.floor(ends / 12), ends % 12, 1)));
};

/** The last day before this one. */
export const dayBefore = (day: string): string => addDays(day, -1);
