import { sha256Of } from '../../platform/sha256.ts';
import { inSite } from '../../platform/siteAddress.ts';
/**
 * Creates a 256-bit secret in this browser, with its SHA-256 hash in hexadecimal; only the hash is stored.
 */
export const makeCalendarSecret = async (): Promise<{ secret: string; secretHash: string }> => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { secret, secretHash: await sha256Of(secret) };
};

/** The address of the calendar feed. */
export const calendarAddress = (secret: string): string =>
  new URL(inSite(`/api/v1/calendar/${secret}.ics`), window.location.origin).href;
