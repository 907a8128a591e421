/**
 * Creates a 256-bit secret in this browser, with its SHA-256 hash in hexadecimal; only the hash is stored.
 */
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

/** The address of the calendar feed. */
export const calendarAddress = (secret: string): string =>
  new URL(`/api/v1/calendar/${secret}.ics`, window.location.origin).href;
