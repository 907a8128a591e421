import { utcDay } from '../time/days.ts';
/** Days since 1970-01-01 of an ISO date, ignoring anything after the day; null if invalid. */
export const dayOf = (date: string | null | undefined): number | null => {
  const day = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '')?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? null : Math.floor(time / 86_400_000);
};

/** The ISO date of a day number. */
export const dateOf = (day: number): string => utcDay(new Date(day * 86_400_000));

/**
 * Months since year zero of "2024", "2024-03" or "2024-03-15"; a year alone means its middle. Null if
 * invalid.
 */
export const monthOf = (date: string | number | null | undefined): number | null => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(String(date ?? '')) ?? [];
  if (year === undefined) return null;
  const at = month === undefined ? 6 : Number(month);
  return at >= 1 && at <= 12 ? Number(year) * 12 + at - 1 : null;
};
