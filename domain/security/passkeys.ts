/** A passkey as its owner sees it. */
export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Whether the device’s maker keeps a copy, so that other devices of the owner have it as well. */
  synced: boolean;
};

/** Passkeys of an account. */
export const mostPasskeys = 20;
export const longestPasskeyName = 60;

/** Signature counts of an authenticator: as stored, and as received with a valid signature. */
type Counts = { stored: number; received: number; deviceBound: boolean };

/**
 * Whether a second copy of an authenticator seems to exist. Its counter has to rise with every use; one that does not
 * count sends zero. Passkeys that are synced have copies by design, each with a counter of its own.
 */
export const isCopied = ({ stored, received, deviceBound }: Counts): boolean =>
  deviceBound && (stored > 0 || received > 0) && received <= stored;
