import { sha256 } from '../../hash/sha256.ts';

/** How an address is known to a provider once it is deleted. */
export const addressKeyOf = (providerId: string, address: string): string =>
  sha256(`${providerId} ${address.toLowerCase()}`);
