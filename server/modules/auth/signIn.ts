import { whyClosed } from '../../../domain/access/closedAccount.ts';
import { type Profile, profileOf } from '../../../domain/access/profile.ts';
import type { User } from '../../../domain/contract/users.ts';
import { NotAllowed, NotSignedIn, SecondFactorNeeded } from '../../../domain/errors.ts';
import type { Database } from '../../database/connect.ts';
import { checkAddress } from '../../session.ts';
import { auditedCompany } from '../../store/change.ts';
import { givenTo } from '../../store/givenRole.ts';
import { findRow, insertRow } from '../../store/rows.ts';
import { inTransaction, type Transaction } from '../../store/transaction.ts';
import { verifyPassword } from './password.ts';
import { challengeFor } from './secondFactor.ts';
import { openSessionFor, type Tokens } from './sessions.ts';
import { countAttempt, forgiveAttempts } from './slowdown.ts';

export type Attempt = { email: string; password: string; ip: string; now: Date };
type Account = {
  id: string;
  passwordHash: string | null;
  status: string;
  companyStatus: string | null;
  ranges: string | null;
};
export type SignedIn = Tokens & { user: Profile };
type Visit = { email: string; ip: string; now: Date };

/**
 * Checks an e-mail and a password and opens a session, or asks for a code where the account has a second factor. Known
 * and unknown e-mails take the same time and get the same words; only who knows the password learns that an account is
 * closed.
 */
export const signIn = async (database: Database, attempt: Attempt): Promise<SignedIn> => {
  const account = await inTransaction(database, async (transaction) => {
    transaction.as('session');
    await countAttempt(transaction, attempt);
    return findAccount(transaction, attempt.email);
  });
  const right = await verifyPassword(account?.passwordHash ?? null, attempt.password);
  if (!account || !right) {
    await recordSignIn(database, attempt, account, 'Failed');
    throw NotSignedIn('The email or the password is not right');
  }
  const closed = whyClosed(account);
  if (closed) throw NotAllowed(closed);
  checkAddress(account.ranges, attempt.ip);
  const entered = await inTransaction(database, async (transaction) => {
    transaction.as('session');
    const challenge = await challengeFor(transaction, account.id, attempt.now);
    return challenge ?? welcome(transaction, attempt, account.id);
  });
  if (typeof entered === 'string') throw SecondFactorNeeded(entered);
  return entered;
};

const findAccount = async (transaction: Transaction, email: string): Promise<Account | undefined> => {
  const [account] = await transaction.query<Account>(
    `select u."id", k."passwordHash", u."status", c."status" as "companyStatus", r."ranges" from "users" u
     left join "credentials" k on k."userId" = u."id" left join "companies" c on c."id" = u."companyId"
     left join lateral session_rules(u."companyId", u."userType") r on true where u."email" = $1`,
    [email],
  );
  return account;
};

/** A session for who has shown all that the account asks for. */
export const welcome = async (
  transaction: Transaction,
  attempt: Visit,
  userId: string,
): Promise<SignedIn> => {
  transaction.as('session');
  await forgiveAttempts(transaction, attempt);
  await transaction.ifRoom(() =>
    transaction.query(
      'update "users" set "loginCount" = "loginCount" + 1, "lastLogin" = $2, "lastActive" = $2 where "id" = $1',
      [userId, attempt.now],
    ),
  );
  const tokens = await openSessionFor(transaction, userId, attempt.now);
  const user = (await findRow(transaction, 'users', userId)) as unknown as User;
  await writeSignIn(transaction, attempt, user.id, user.companyId, user.fullName, 'Success');
  transaction.as('system');
  return { ...tokens, user: profileOf(user, await givenTo(user, transaction)) };
};

const recordSignIn = (database: Database, attempt: Attempt, account: Account | undefined, status: 'Failed') =>
  inTransaction(database, async (transaction) => {
    transaction.as('session');
    const user = account && ((await findRow(transaction, 'users', account.id)) as unknown as User);
    await writeSignIn(
      transaction,
      attempt,
      user?.id ?? null,
      user?.companyId ?? null,
      user?.fullName ?? 'Unknown',
      status,
    );
  });

export const writeSignIn = async (
  transaction: Transaction,
  { ip, now }: Visit,
  userId: string | null,
  companyId: string | null,
  name: string,
  status: string,
) => {
  transaction.as('system');
  const kept = await auditedCompany(transaction, { companyId, noun: 'users' });
  return insertRow(transaction, 'auditLogs', {
    companyId: kept,
    userId,
    user: name,
    action: 'sign in',
    noun: 'users',
    target: userId ?? '-',
    ip,
    status,
    at: now,
    createdAt: now,
    updatedAt: now,
  });
};
