/** A moment as the clocks of a zone show it, in words of a language. */
export const writeRun = (at: string, timeZone: string, locale: string): string =>
  new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
