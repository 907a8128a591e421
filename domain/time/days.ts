/** In milliseconds. */
export const dayLength = 86_400_000;

/** The UTC day of a moment, `YYYY-MM-DD`. As a text, the moment is in UTC or a date. */
export const utcDay = (at: Date | string): string =>
  (typeof at === 'string' ? at : at.toISOString()).slice(0, 10);

/** This time, or `now` if it is later. */
export const earlier = (at: string, now: Date): string => {
  const latest = now.toISOString();
  return at < latest ? at : latest;
};

/** Whether a text is a day that there is, written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** Adds days to a date, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength));

/** Days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);

/** Monday of the week of a date. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** First day of the month that is a number of months after the month of a date. */
export const monthAfter = (day: string, months: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  return utcDay(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)));
};

/**
 * The day after a term of so many months that begins on a day: the same day of a later month, or the first of the next one
 * where a month lacks it. A month from January 31 ends with February.
 */
export const afterMonths = (day: string, months: number): string => {
  const first = monthAfter(day, months);
  const same = addDays(first, Number(day.slice(8, 10)) - 1);
  const next = monthAfter(day, months + 1);
  return same < next ? same : next;
};
