import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

const about = 'signing link';

/**
 * The secret part of a signer's link. It is not stored and can only be created with the server's key; the
 * signer's status makes the link single-use, and the envelope's last day ends it.
 */
export const signingMark = (secrets: Secrets, path: string | null): string =>
  secrets.sign(`${path}`.split('/').at(-1) ?? '', about);

/** The signer's id in a link's token; null unless this server made it. */
export const readSigningToken = (secrets: Secrets, token: string): string | null => {
  const [, id = '', mark = ''] = /^(SGN-\d+)\.([\w-]{43})$/.exec(token) ?? [];
  const [given, due] = [Buffer.from(mark), Buffer.from(signingMark(secrets, id))];
  return given.length === due.length && timingSafeEqual(given, due) ? id : null;
};
