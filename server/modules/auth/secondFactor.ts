import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Conflict, Invalid, type SecondStep, SecretsUnread } from '../../../domain/errors.ts';
import type { Secrets } from '../../configuration/secrets.ts';
import { hashToken } from '../../requests/session.ts';
import { countGuess, forgiveGuesses } from '../../requests/slowdown.ts';
import type { Work } from '../../requests/work.ts';
import { record } from '../../store/change.ts';
import type { Transaction } from '../../store/transaction.ts';

const challengeMinutes = 5;
const recoveryCodes = 10;
/** A code is valid for 30 seconds, and clocks may be 30 seconds off. */
const tolerance = 30;

type Factor = { secret: string; lastStep: number };
/** Encryption context of a secret: it can be decrypted for this account only. */
export const aboutFactor = (userId: string): string => `secondFactors ${userId}`;
type Owner = { userId: string; secrets: Secrets };

/** The second step after a correct password, or null if the account has no second factor. */
export const challengeFor = async (
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<SecondStep | null> => {
  const [factor] = await transaction.query<Pick<SecondStep, 'passkey'>>(
    `select exists (select 1 from "passkeys" p where p."userId" = f."userId") as "passkey" from "secondFactors" f
     where f."userId" = $1 and f."confirmedAt" is not null`,
    [userId],
  );
  if (!factor) return null;
  const until = new Date(now.getTime() + challengeMinutes * 60_000);
  return { ...factor, challenge: await mintChallenge(transaction, userId, until) };
};

export const mintChallenge = async (
  transaction: Transaction,
  userId: string,
  expiresAt: Date | string,
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await transaction.query(
    'insert into "signInChallenges" ("hash", "userId", "expiresAt") values ($1, $2, $3)',
    [hashToken(challenge), userId, expiresAt],
  );
  return challenge;
};

/** Consumes a code from the app or a recovery code; false if it is wrong or was used. */
export const takeCode = async (
  transaction: Transaction,
  { userId, secrets }: Owner,
  code: string,
  now: Date,
): Promise<boolean> => {
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(transaction, userId, plain, now);
  const [factor] = await transaction.query<Factor>(
    'select "secret", "lastStep" from "secondFactors" where "userId" = $1 and "confirmedAt" is not null for update',
    [userId],
  );
  const step = factor && stepOf(opened(factor, { userId, secrets }), plain, now);
  if (!step) return false;
  await transaction.query('update "secondFactors" set "lastStep" = $2 where "userId" = $1', [userId, step]);
  return true;
};

const takeRecoveryCode = async (transaction: Transaction, userId: string, code: string, now: Date) => {
  const taken = await transaction.query(
    'update "recoveryCodes" set "usedAt" = $3 where "userId" = $1 and "hash" = $2 and "usedAt" is null returning 1 as taken',
    [userId, hashToken(code), now],
  );
  return taken.length === 1;
};

const opened = (factor: Factor, { userId, secrets }: Owner): Factor => {
  const secret = secrets.open(factor.secret, aboutFactor(userId));
  if (secret === null) throw SecretsUnread();
  return { ...factor, secret };
};

/** The time step of this code, if it is correct and later than the last one used. */
const stepOf = ({ secret, lastStep }: Factor, token: string, now: Date): number | null => {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: tolerance, afterTimeStep: lastStep });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
};

/** Whether there is a second factor, and the number of recovery codes left. */
export const showSecondFactor = async ({ transaction, actor }: Work) => {
  const [found] = await transaction.as('session').query<{ on: boolean; codesLeft: number }>(
    `select exists (select 1 from "secondFactors" where "userId" = $1 and "confirmedAt" is not null) as "on",
       (select count(*)::int from "recoveryCodes" where "userId" = $1 and "usedAt" is null) as "codesLeft"`,
    [actor.userId],
  );
  return found;
};

/** A new secret, inactive until it is confirmed with a code. */
export const beginSecondFactor = async (work: Work) => {
  const { actor, secrets, now } = work;
  const transaction = work.transaction.as('session');
  const secret = generateSecret();
  const made = await transaction.query(
    `insert into "secondFactors" as f ("userId", "secret", "createdAt") values ($1, $2, $3)
     on conflict ("userId") do update set "secret" = excluded."secret", "createdAt" = excluded."createdAt"
       where f."confirmedAt" is null returning 1 as made`,
    [actor.userId, secrets.seal(secret, aboutFactor(actor.userId)), now],
  );
  if (made.length === 0) throw Conflict('second-factor.on');
  const [user] = await transaction.query<{ email: string }>('select "email" from "users" where "id" = $1', [
    actor.userId,
  ]);
  return { secret, uri: generateURI({ issuer: 'TalentBench', label: user?.email ?? '', secret }) };
};

/** Enables the second factor; returns the recovery codes, which are stored as hashes only. */
export const confirmSecondFactor = async (work: Work, code: string): Promise<{ recoveryCodes: string[] }> => {
  const { actor, secrets, now } = work;
  const transaction = work.transaction.as('session');
  const [factor] = await transaction.query<Factor>(
    'select "secret", "lastStep" from "secondFactors" where "userId" = $1 and "confirmedAt" is null for update',
    [actor.userId],
  );
  if (!factor) throw Conflict('second-factor.not-started');
  const plain = code.replace(/\s/g, '');
  const step = /^\d{6}$/.test(plain)
    ? stepOf(opened(factor, { userId: actor.userId, secrets }), plain, now)
    : null;
  if (!step) throw Invalid({ code: 'second-factor.wrong' });
  await transaction.query(
    'update "secondFactors" set "confirmedAt" = $2, "lastStep" = $3 where "userId" = $1',
    [actor.userId, now, step],
  );
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await transaction.query('delete from "recoveryCodes" where "userId" = $1', [actor.userId]);
  await transaction.query('insert into "recoveryCodes" ("hash", "userId") select unnest($2::text[]), $1', [
    actor.userId,
    codes.map((one) => hashToken(one.replaceAll('-', ''))),
  ]);
  await note(work, 'switch on second factor');
  return { recoveryCodes: codes };
};

/** Disables it with a code; false if the code is wrong, which counts like a wrong password. */
export const endSecondFactor = async (work: Work, code: string): Promise<boolean> => {
  const { actor, sessionId, secrets, now } = work;
  const transaction = work.transaction.as('session');
  await countGuess(transaction, sessionId, now);
  if (!(await takeCode(transaction, { userId: actor.userId, secrets }, code, now))) return false;
  await forgiveGuesses(transaction, sessionId);
  await removeFactor(transaction, actor.userId);
  await note(work, 'switch off second factor');
  return true;
};

/** Without it, the password alone is enough again. */
export const removeFactor = async (transaction: Transaction, userId: string): Promise<void> => {
  for (const table of ['secondFactors', 'recoveryCodes', 'signInChallenges'])
    await transaction.query(`delete from "${table}" where "userId" = $1`, [userId]);
};

const note = async (work: Work, action: string) => {
  const { userId, companyId } = work.actor;
  await record(work, { action, noun: 'users', target: userId, companyId });
};

/** 80 random bits in four groups, without letters that look like digits. */
const newRecoveryCode = (): string => {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const word = [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');
  return word.match(/.{4}/g)?.join('-') ?? word;
};
