/** A moment in the page's language and its reader's own zone, which is named: for pages that know no platform's clocks. */
export const writeUntil = (moment: string): string =>
  new Date(moment).toLocaleString(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
