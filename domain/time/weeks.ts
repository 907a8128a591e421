import { addDays } from './days.ts';

const calendarWeek =
  /^(?:kw|cw|week|wk|semaine|sem\.?|semana)\s?(?<number>\d{1,2})(?:\s*[/,-]?\s*(?<year>20\d{2}|\d{2}))?$/iu;

/** The Monday of an ISO week (ISO 8601): its first week has January 4. */
const mondayOf = (week: number, year: number): string => {
  const fourth = `${year}-01-04`;
  const weekday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(fourth, 7 * (week - 1) - weekday);
};

/**
 * The Monday of a text that is a calendar week: "KW 3", "CW 1 2027". Without a year, of the next one from `today` on,
 * this week included; null if it is none, or if neither year nor today are given.
 */
export const weekIn = (text: string, today: string): string | null => {
  const { number, year } = calendarWeek.exec(text.trim())?.groups ?? {};
  const week = Number(number);
  if (!(week >= 1 && week <= 53) || (!year && today === '')) return null;
  if (year) return mondayOf(week, year.length === 2 ? 2000 + Number(year) : Number(year));
  const thisYear = mondayOf(week, Number(today.slice(0, 4)));
  return addDays(thisYear, 6) >= today ? thisYear : mondayOf(week, Number(today.slice(0, 4)) + 1);
};
