import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Faults } from '../../../domain/messages/message.ts';
import { countGuess, forgiveGuesses } from '../../requests/slowdown.ts';
import { openTurns } from '../../requests/turns.ts';
import type { Work } from '../../requests/work.ts';
import { record } from '../../store/change.ts';
import { forgetPlaces } from './places.ts';
import { type PasswordOwner, weakness } from './weakness.ts';

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core for everything else. */
const turns = openTurns({ atOnce: Math.max(1, availableParallelism() - 1), timeLimit: 5000 });

export const hashPassword = (password: string): Promise<string> =>
  turns(Symbol('hash'), () => hash(password, cost));

const nobody = hashPassword('nobody has this password');
/** Takes the same time with or without a hash to compare with. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const known = passwordHash ?? (await nobody);
  const right = await turns(Symbol('verify'), () => verify(known, password));
  return passwordHash !== null && right;
};

type PasswordChange = { currentPassword: string; newPassword: string };
type Kept = PasswordOwner & { passwordHash: string | null };

/**
 * The signed-in user, if this is their password. A wrong one is counted, so the transaction has to be committed.
 */
export const confirmPassword = async (
  { transaction: open, actor, sessionId, now }: Work,
  password: string,
): Promise<Kept | null> => {
  const transaction = open.as('session');
  await countGuess(transaction, sessionId, now);
  const [kept] = await transaction.query<Kept>(
    `select k."passwordHash", u."email", u."fullName", c."name" as "company" from "users" u
     left join "credentials" k on k."userId" = u."id" left join "companies" c on c."id" = u."companyId"
     where u."id" = $1`,
    [actor.userId],
  );
  if (!kept || !(await verifyPassword(kept.passwordHash, password))) return null;
  await forgiveGuesses(transaction, sessionId);
  return kept;
};

/**
 * Changes the signed-in user's password and ends their other sessions. A wrong current password is returned
 * as an error rather than thrown, so that the attempt is counted.
 */
export const changePassword = async (
  work: Work,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Faults | null> => {
  const { actor, sessionId, now } = work;
  const transaction = work.transaction.as('session');
  const kept = await confirmPassword(work, currentPassword);
  if (!kept) return { currentPassword: 'password.incorrect' };
  if (newPassword === currentPassword) return { newPassword: 'password.same' };
  const weak = await weakness(newPassword, kept);
  if (weak) return { newPassword: weak };
  await transaction.query(
    'update "credentials" set "passwordHash" = $2, "changedAt" = $3 where "userId" = $1',
    [actor.userId, await hashPassword(newPassword), now],
  );
  await transaction.query(
    'update "sessions" set "endedAt" = $3 where "userId" = $1 and "id" <> $2 and "endedAt" is null',
    [actor.userId, sessionId, now],
  );
  await forgetPlaces(transaction, actor.userId, work.ip);
  await record(work, {
    action: 'change password',
    noun: 'users',
    target: actor.userId,
    companyId: actor.companyId,
  });
  return null;
};
