/**
 * Formats a time in the page's language and the reader's time zone, with the zone's name. For pages that do
 * not know the platform's time zone.
 */
export const writeUntil = (moment: string): string =>
  new Date(moment).toLocaleString(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
