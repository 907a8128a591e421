import { TooMany } from '../../domain/errors.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Database } from '../database/connect.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { callerAt } from './allowance.ts';
import { hashToken } from './session.ts';

/** Failed attempts without a delay, and the seconds after which one of them is forgotten. */
type Bound = { free: number; forgives: number };
const quarter = 15 * 60;
const bounds = {
  /** One account from one network, one of its known devices, or one of its sessions. */
  own: { free: 5, forgives: quarter },
  /** One account from all networks where it has never signed in. */
  account: { free: 50, forgives: quarter },
  /** All accounts that have never signed in from this network. */
  network: { free: 55, forgives: 36 },
} satisfies Record<string, Bound>;
type Count = Bound & { key: string };

export type Place = { ip: string; device?: string | undefined };
export type Attempt = Place & { email: string; now: Date };
/** Whether the account has signed in before from this device, and from this network. */
export type Known = { device: boolean; network: boolean };

const networkHash = (ip: string) => hashToken(callerAt(ip));
export const deviceKey = (device: string) => `device:${hashToken(device)}`;
export const networkKey = (ip: string) => `network:${networkHash(ip)}`;

const countsOf = ({ email, ip, device }: Attempt, known: Known): [Count, ...Count[]] => {
  const account = hashToken(email);
  if (known.device && device) return [{ key: `${account}@${hashToken(device)}`, ...bounds.own }];
  const here: Count = { key: `${account}@${networkHash(ip)}`, ...bounds.own };
  if (known.network) return [here];
  return [
    here,
    { key: `account:${account}`, ...bounds.account },
    { key: `network:${networkHash(ip)}`, ...bounds.network },
  ];
};

/**
 * Counts a sign-in as failed before it is checked, so that parallel attempts are counted; throws while a
 * delay is in force. Guessing slows down only the guesser: other networks, known devices and other accounts
 * of the network are counted separately.
 */
export const countAttempt = (transaction: Transaction, attempt: Attempt, known: Known): Promise<void> =>
  count(transaction, countsOf(attempt, known), attempt.now, signInWords);

/**
 * A successful sign-in resets the counter of its account here, and removes its own attempt from the others.
 */
export const forgiveAttempts = async (
  transaction: Transaction,
  attempt: Attempt,
  known: Known,
): Promise<void> => {
  const [own, ...others] = countsOf(attempt, known);
  await transaction.query('delete from "signInFailures" where "key" = $1', [own.key]);
  if (others.length === 0) return;
  await transaction.query(
    'update "signInFailures" set "failures" = greatest(0, "failures" - 1) where "key" = any($1)',
    [others.map(({ key }) => key)],
  );
};

/** Counts a wrong password or code within a session, which slows down that session only. */
export const countGuess = (transaction: Transaction, sessionId: string, now: Date): Promise<void> =>
  count(transaction, [guessOf(sessionId)], now);

export const forgiveGuesses = async (transaction: Transaction, sessionId: string): Promise<void> => {
  await transaction.query('delete from "signInFailures" where "key" = $1', [guessOf(sessionId).key]);
};

const guessOf = (sessionId: string): Count => ({ key: `session:${sessionId}`, ...bounds.own });

/**
 * Counts a refused API key of a network. Apart from sign-ins, so that a program with an expired key keeps nobody from signing
 * in, and in a transaction of its own, as nothing else of the request is stored. Valid keys are not slowed down.
 */
export const countFailedKey = (database: Database, { ip, now }: { ip: string; now: Date }): Promise<void> =>
  inTransactionAs(database, 'session', (transaction) =>
    count(transaction, [{ key: `keys:${networkHash(ip)}`, ...bounds.network }], now),
  );

const count = async (
  transaction: Transaction,
  counts: readonly Count[],
  now: Date,
  words: (wait: number) => Message = plainWords,
): Promise<void> => {
  const [counted] = await transaction.query<{ wait: number }>('select count_try($1, $2, $3, $4) as "wait"', [
    counts.map(({ key }) => key),
    counts.map(({ free }) => free),
    counts.map(({ forgives }) => forgives),
    now,
  ]);
  const wait = counted?.wait ?? 0;
  if (wait > 0) throw TooMany(words(wait), { retryAfter: wait });
};

const plainWords = (wait: number): Message =>
  wait === 1 ? 'sign-in.wait-second' : { code: 'sign-in.wait-seconds', values: { count: wait } };

/** For a delay of a minute or more, the message suggests a password link. */
const signInWords = (wait: number): Message =>
  wait < 60 ? plainWords(wait) : { code: 'sign-in.wait-or-reset', values: { count: wait } };
