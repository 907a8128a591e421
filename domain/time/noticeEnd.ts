import { addDays, afterMonths, monthAfter } from './days.ts';

export const noticeUnits = ['Day', 'Week', 'Month'] as const;
/** Periods at whose end a notice may only end, as employment contracts in Germany and Austria say. */
export const noticeTerms = ['Month', 'Quarter'] as const;

/** "45 days", "3 months", "6 weeks to the end of a quarter". */
export type NoticePeriod = {
  count: number;
  unit: (typeof noticeUnits)[number];
  term: (typeof noticeTerms)[number] | null;
};

/** A month has 30 days, as in "1 month notice"; one to the end of a month or quarter is a month of the calendar. */
export const daysOfNotice = { Day: 1, Week: 7, Month: 30 } as const satisfies Record<
  NoticePeriod['unit'],
  number
>;

/** The same day of a later month, or the last of a month that lacks it. */
const lastOfMonths = (day: string, months: number): string => {
  const end = afterMonths(day, months);
  return end.slice(8) === day.slice(8) ? end : addDays(end, -1);
};

/** The day from which a person who gives notice on a day is free. */
export const noticeEnd = ({ count, unit, term }: NoticePeriod, day: string): string => {
  if (term === null) return addDays(day, count * daysOfNotice[unit]);
  const end = unit === 'Month' ? lastOfMonths(day, count) : addDays(day, count * daysOfNotice[unit]);
  const month = Number(end.slice(5, 7)) - 1;
  return monthAfter(end, term === 'Month' ? 1 : 3 - (month % 3));
};
