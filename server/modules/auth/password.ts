import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Invalid } from '../../../domain/errors.ts';
import { record } from '../../store/change.ts';
import { openTurns } from '../../turns.ts';
import type { Work } from '../../work.ts';
import { commonPasswords } from './commonPasswords.ts';

/** Argon2id with OWASP's first choice of cost: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const shortest = 8;

/** One core is left to everything else. */
const turns = openTurns({ atOnce: Math.max(1, availableParallelism() - 1), patience: 5000 });

export const hashPassword = (password: string): Promise<string> =>
  turns(Symbol('hash'), () => hash(password, cost));

const nobody = hashPassword('nobody has this password');
/** Takes the same time whether there is a hash to compare with or not. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const known = passwordHash ?? (await nobody);
  const right = await turns(Symbol('verify'), () => verify(known, password));
  return passwordHash !== null && right;
};

/** Why a new password is not taken, or null. */
export const weakness = (password: string): string | null => {
  if (password.length < shortest) return `Password must be at least ${shortest} characters`;
  const plain = password.toLowerCase();
  if (
    commonPasswords.has(plain) ||
    commonPasswords.has(plain.replace(/[\d\W_]+$/, '')) ||
    /^(.)\1+$/.test(plain)
  )
    return 'This password is too common';
  return null;
};

type PasswordChange = { currentPassword: string; newPassword: string };

/** Replaces the signed-in person's password and ends every other session of that person. */
export const changePassword = async (
  work: Work,
  { currentPassword, newPassword }: PasswordChange,
): Promise<null> => {
  const { transaction, actor, sessionId, now } = work;
  transaction.as('session');
  const [kept] = await transaction.query<{ passwordHash: string }>(
    'select "passwordHash" from "credentials" where "userId" = $1',
    [actor.userId],
  );
  if (!(await verifyPassword(kept?.passwordHash ?? null, currentPassword)))
    throw Invalid({ currentPassword: 'This is not your current password' });
  const weak = weakness(newPassword);
  if (weak) throw Invalid({ newPassword: weak });
  await transaction.query(
    'update "credentials" set "passwordHash" = $2, "changedAt" = $3 where "userId" = $1',
    [actor.userId, await hashPassword(newPassword), now],
  );
  await transaction.query(
    'update "sessions" set "endedAt" = $3 where "userId" = $1 and "id" <> $2 and "endedAt" is null',
    [actor.userId, sessionId, now],
  );
  transaction.as('system');
  await record(work, {
    action: 'change password',
    noun: 'users',
    target: actor.userId,
    companyId: actor.companyId,
  });
  return null;
};
