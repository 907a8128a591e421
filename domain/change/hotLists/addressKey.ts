import { sha256 } from '../../hash/sha256.ts';

/** How an address is known to a provider once it is deleted. */
export const addressKeyOf = (providerId: string, address: string): string =>
  sha256(`${providerId} ${address.toLowerCase()}`);

/** The same for an address that gets no answers any more, because somebody else entered it. */
export const answerKeyOf = (providerId: string, address: string): string =>
  sha256(`answers ${providerId} ${address.toLowerCase()}`);
