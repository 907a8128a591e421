import type { Keeping } from './sessionStore.ts';

/** Not among the keys of a session: it stays when somebody signs out, and names nobody. */
const name = 'knownDevice';

/** The token by which the server knows this device; it eases the limits on wrong passwords and opens nothing. */
export const knownDevice = (): string | undefined => localStorage.getItem(name) ?? undefined;

/** Keeps it where the device is to be remembered. */
export const keepDevice = (device: string | undefined, keeping: Keeping): void => {
  if (device && keeping === 'device') localStorage.setItem(name, device);
};
