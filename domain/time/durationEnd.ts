import { addDays } from './days.ts';

const units = {
  day: /^(days?|tage?n?|jours?|d[ií]as?)$/u,
  week: /^(weeks?|wks?|wochen?|semaines?|semanas?)$/u,
  month: /^(months?|mos?|monate?n?|mois|mes(es)?)$/u,
  year: /^(years?|yrs?|jahre?n?|ans?|années?|años?)$/u,
};
const shape = /^(\d{1,3})[\s-]*(\p{L}+)/u;

/** The last day of a duration as people write it, such as "6 months, extension likely"; null if unreadable. */
export const durationEnd = (from: string, duration: string): string | null => {
  const [, digits, word = ''] = shape.exec(duration.trim().toLowerCase()) ?? [];
  const count = Number(digits);
  if (!count) return null;
  if (units.day.test(word)) return addDays(from, count - 1);
  if (units.week.test(word)) return addDays(from, 7 * count - 1);
  if (units.month.test(word)) return addDays(monthsLater(from, count), -1);
  return units.year.test(word) ? addDays(monthsLater(from, 12 * count), -1) : null;
};

/** The same day of a later month, or that month's last day. */
const monthsLater = (from: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};
