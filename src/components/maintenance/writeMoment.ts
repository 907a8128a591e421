/** A moment in the reader's zone and language, with the zone's name. */
export const writeMoment = (moment: string, locale: string): string =>
  new Date(moment).toLocaleString(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
