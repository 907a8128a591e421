import { daysBetween } from '../../../domain/time/days.ts';

/**
 * The heading of a day, both `YYYY-MM-DD`: “Today”, “Tomorrow” or “Yesterday” with the date beside it, else the weekday
 * with the date. The year is named if it is another one.
 */
export const dayHeading = (
  day: string,
  today: string,
  locale: string,
): { name: string; date: string | null } => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      day: 'numeric',
      month: 'long',
      ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
  const away = daysBetween(today, day);
  if (Math.abs(away) > 1) return { name: capital(written({ weekday: 'long' }), locale), date: null };
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(away, 'day');
  return { name: capital(name, locale), date: written({ weekday: 'long' }) };
};

const capital = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
