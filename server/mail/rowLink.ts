import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../configuration/secrets.ts';

/**
 * Links to a page about one row, for people without an account. Their secret part is a keyed hash of the row's id:
 * it is not stored and can only be created with the server's key.
 */
export const rowLink = (about: string, prefix: string) => {
  const pattern = new RegExp(`^(${prefix}-\\d+)\\.([\\w-]{43})$`);
  /** The secret part for the row at the end of this path. */
  const markOf = (secrets: Secrets, path: string | null): string =>
    secrets.sign(`${path}`.split('/').at(-1) ?? '', about);
  /** The row's id in a link's token; null unless this server made it. */
  const read = (secrets: Secrets, token: string): string | null => {
    const [, id = '', mark = ''] = pattern.exec(token) ?? [];
    const [given, due] = [Buffer.from(mark), Buffer.from(markOf(secrets, id))];
    return given.length === due.length && timingSafeEqual(given, due) ? id : null;
  };
  return { markOf, read };
};

/** Where someone from outside signs: the signer's status makes it single-use, and the envelope's last day ends it. */
export const signingLink = rowLink('signing link', 'SGN');
/** Where a participant of an interview answers its invitation, until it starts. */
export const interviewLink = rowLink('interview answer link', 'IVP');
/** Where a contact of a provider reads a hot list, until the list ends. */
export const hotListLink = rowLink('hot list link', 'HLR');
/** The same for someone who asked there and got an answer. */
export const hotListAnswerLink = rowLink('hot list answer link', 'HLQ');
