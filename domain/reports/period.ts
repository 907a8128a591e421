import { addDays } from '../calendar/days.ts';
import type { Question } from '../contract/question.ts';
import { daysIn } from '../insight/platform/range.ts';

/** First and last day of what a report covers, `YYYY-MM-DD` in UTC; null where that side is open. */
export type Period = { field: string; from: string | null; to: string | null };

/** The days that a question covers when it is answered at this moment; null where it asks for no time. */
export const periodOf = (
  { dateField, range, from, to }: Pick<Question, 'dateField' | 'range' | 'from' | 'to'>,
  made: Date,
): Period | null => {
  if (dateField === null) return null;
  if (range === null) return { field: dateField, from, to };
  const today = made.toISOString().slice(0, 10);
  return { field: dateField, from: addDays(today, 1 - daysIn(range)), to: today };
};
