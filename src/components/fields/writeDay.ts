/** A day as people write it: 2026-06-15 is June 15, 2026. */
export const writeDay = (day: string, locale: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' });
