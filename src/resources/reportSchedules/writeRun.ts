/** Formats a moment in a time zone and a language. */
export const writeRun = (at: string, timeZone: string, locale: string): string =>
  new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
