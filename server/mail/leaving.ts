import { timingSafeEqual } from 'node:crypto';
import { isNounName } from '../../domain/contract/index.ts';
import type { Mail } from '../../domain/contract/platform/mails.ts';
import { isMailTopic, type MailTopic } from '../../domain/settings/switches.ts';
import type { Secrets } from '../configuration/secrets.ts';
import { findRowBy } from '../store/rows.ts';
import type { Transaction } from '../store/transaction.ts';

/**
 * What an unsubscribe link ends: one mail topic of a user, one recipient of a schedule, a newsletter
 * subscription, the hot lists of a provider, its answers to an address, or the mails about one envelope to a signer.
 */
export type Leaving =
  | { kind: 'notice'; id: string; detail: MailTopic }
  /** `detail` is a signed hash of the address, which no link contains. */
  | { kind: 'report'; id: string; detail: string }
  | { kind: 'newsletter'; id: string; detail: 'all' }
  /** Of the recipient of one of them. */
  | { kind: 'hotList'; id: string; detail: 'all' }
  /** Answers to someone who has not asked. */
  | { kind: 'asker'; id: string; detail: 'all' }
  /** Mails to a signer who is somebody else. */
  | { kind: 'signer'; id: string; detail: 'all' };

const about = 'unsubscribe';

/** The hash that replaces an address in a link. */
export const markOf = (secrets: Secrets, address: string): string =>
  secrets.sign(address, `${about} address`).slice(0, 22);

/**
 * The token of an unsubscribe link. It contains no address, is not stored, and can only be created with the
 * server's key.
 */
export const tokenFor = (secrets: Secrets, { kind, id, detail }: Leaving): string => {
  const words = `${kind}.${id}.${detail}`;
  return `${words}.${secrets.sign(words, about)}`;
};

/** Decodes a token; null unless this server signed it. */
export const readToken = (secrets: Secrets, token: string): Leaving | null => {
  const [, kind, id, detail] = /^(\w+)\.([A-Z]+-\d+)\.([\w-]+)\.[\w-]{43}$/.exec(token) ?? [];
  if (!id || !detail) return null;
  const leaving = leavingFrom(kind, id, detail);
  if (!leaving) return null;
  const [given, true_] = [Buffer.from(token), Buffer.from(tokenFor(secrets, leaving))];
  return given.length === true_.length && timingSafeEqual(given, true_) ? leaving : null;
};

const leavingFrom = (kind: string | undefined, id: string, detail: string): Leaving | null => {
  if (kind === 'report') return { kind, id, detail };
  if (kind === 'newsletter' || kind === 'hotList' || kind === 'asker' || kind === 'signer')
    return { kind, id, detail: 'all' };
  return kind === 'notice' && isMailTopic(detail) ? { kind, id, detail } : null;
};

type Sent = Pick<Mail, 'purpose' | 'to' | 'userId' | 'topic' | 'reportId' | 'link'>;

/** What the recipient can unsubscribe from in this mail; null if nothing. */
export const leavingOf = async (
  transaction: Transaction,
  secrets: Secrets,
  { purpose, to, userId, topic, reportId, link }: Sent,
): Promise<Leaving | null> => {
  if (
    (purpose === 'notice' || purpose === 'interview') &&
    userId !== null &&
    topic !== null &&
    isMailTopic(topic)
  )
    return { kind: 'notice', id: userId, detail: topic };
  const rowId = link?.split('/').at(-1);
  if (rowId && purpose === 'hotList') return { kind: 'hotList', id: rowId, detail: 'all' };
  if (rowId && purpose === 'hotListAnswer') return { kind: 'asker', id: rowId, detail: 'all' };
  if (rowId && purpose === 'signature') return { kind: 'signer', id: rowId, detail: 'all' };
  const system = transaction.as('system');
  if (purpose === 'newsletter') {
    const row = await findRowBy(system, 'newsletterSubscriptions', 'email', to);
    return row && { kind: 'newsletter', id: row.id, detail: 'all' };
  }
  if (purpose !== 'report' || reportId === null || !isNounName('reports')) return null;
  const [report] = await system.query<{ scheduleId: string | null }>(
    'select "scheduleId" from "reports" where "id" = $1',
    [reportId],
  );
  return report?.scheduleId ? { kind: 'report', id: report.scheduleId, detail: markOf(secrets, to) } : null;
};
