const length = 86_400_000;

/** Adds days to a date, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * length).toISOString().slice(0, 10);

/** Days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / length);

/** Monday of the week of a date. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** First day of the month that is a number of months after the month of a date. */
export const monthAfter = (day: string, months: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
};

/** The UTC date of a time, as `YYYY-MM-DD`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
