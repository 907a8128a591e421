import type { Keeping } from './sessionStore.ts';

/** Not part of the session: it stays after signing out, and contains no personal data. */
const name = 'knownDevice';

/**
 * The token by which the server knows this device; it relaxes the limits on wrong passwords and grants no
 * access.
 */
export const knownDevice = (): string | undefined => localStorage.getItem(name) ?? undefined;

/** Stores it if the device may be remembered. */
export const keepDevice = (device: string | undefined, keeping: Keeping): void => {
  if (device && keeping === 'device') localStorage.setItem(name, device);
};
