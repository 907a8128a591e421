import type { Question } from '../contract/reports/question.ts';
import { daysIn } from '../insight/platform/range.ts';
import { addDays, utcDay } from '../time/days.ts';

/** First and last day of a report, `YYYY-MM-DD` in UTC; null where open. */
type Period = { field: string; from: string | null; to: string | null };

/** The days that a query covers at this time; null if it has no time range. */
export const periodOf = (
  { dateField, range, from, to }: Pick<Question, 'dateField' | 'range' | 'from' | 'to'>,
  made: Date,
): Period | null => {
  if (dateField === null) return null;
  if (range === null) return { field: dateField, from, to };
  const today = utcDay(made);
  return { field: dateField, from: addDays(today, 1 - daysIn(range)), to: today };
};
