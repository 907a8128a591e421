import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Conflict, Invalid, NotSignedIn } from '../../../domain/errors.ts';
import type { Database } from '../../database/connect.ts';
import { hashToken } from '../../requests/session.ts';
import { insertRow } from '../../store/rows.ts';
import { inTransactionAs, type Transaction } from '../../store/transaction.ts';
import { hashPassword } from './password.ts';
import { weakness } from './weakness.ts';

type FirstOperator = { token: string; email: string; password: string; firstName: string; lastName: string };

/**
 * If no one can operate the platform yet, creates a token for the first operator; each start replaces the
 * previous one.
 */
export const offerSetUp = (database: Database): Promise<string | null> =>
  inTransactionAs(database, 'session', async (transaction) => {
    if (await hasOperator(transaction)) return null;
    const token = randomBytes(24).toString('base64url');
    await transaction.query('delete from "setUpTokens"');
    await transaction.query('insert into "setUpTokens" ("hash") values ($1)', [hashToken(token)]);
    return token;
  });

/** Consumes the setup token, with the rights that sign-in has, and creates an operator with every permission. */
export const makeFirstOperator = async (
  transaction: Transaction,
  given: FirstOperator,
  now: Date,
): Promise<{ email: string }> => {
  const [kept] = await transaction.query<{ hash: string }>('delete from "setUpTokens" returning "hash"');
  if (await hasOperator(transaction)) throw Conflict('set-up.done');
  if (!kept || !timingSafeEqual(Buffer.from(kept.hash), Buffer.from(hashToken(given.token))))
    throw NotSignedIn('set-up.token');
  const fullName = `${given.firstName} ${given.lastName}`;
  const weak = await weakness(given.password, { email: given.email, fullName });
  if (weak) throw Invalid({ password: weak });
  const { firstName, lastName, email } = given;
  const operator = await insertRow(transaction, 'users', {
    userType: 'admin',
    role: 'Super Admin',
    firstName,
    lastName,
    fullName,
    email,
    status: 'Active',
    verified: true,
    premium: false,
    skills: [],
    education: [],
    certifications: [],
    profileViews: 0,
    loginCount: 0,
    createdAt: now,
    updatedAt: now,
  });
  await transaction.query(
    'insert into "credentials" ("userId", "passwordHash", "changedAt") values ($1, $2, $3)',
    [operator.id, await hashPassword(given.password), now],
  );
  return { email };
};

export const hasOperator = async (transaction: Transaction): Promise<boolean> =>
  (await transaction.query(`select 1 from "users" where "userType" = 'admin' limit 1`)).length > 0;
