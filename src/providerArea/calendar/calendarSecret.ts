/** A secret of 256 bits, made in this browser, and what of it the store keeps. */
export const makeCalendarSecret = async (): Promise<{ secret: string; secretHash: string }> => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const secretHash = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { secret, secretHash };
};

/** Where a calendar program reads it. */
export const calendarAddress = (secret: string): string =>
  new URL(`/api/v1/calendar/${secret}.ics`, window.location.origin).href;
