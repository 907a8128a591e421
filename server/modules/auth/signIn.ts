import { auditedCompany } from '../../../application/audit.ts';
import { whyClosed } from '../../../domain/access/closedAccount.ts';
import { type Profile, profileOf } from '../../../domain/access/profile.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { NotAllowed, NotSignedIn, SecondFactorNeeded } from '../../../domain/errors.ts';
import type { Database } from '../../database/connect.ts';
import { checkAddress } from '../../requests/session.ts';
import {
  type Attempt,
  countAttempt,
  forgiveAttempts,
  type Known,
  type Place,
} from '../../requests/slowdown.ts';
import { systemRows } from '../../store/change.ts';
import { givenTo } from '../../store/givenRole.ts';
import { findRow } from '../../store/rows.ts';
import { inTransactionAs, type Transaction } from '../../store/transaction.ts';
import { verifyPassword } from './password.ts';
import { type KnownColumns, knownColumns, knownFrom, placeKeys, rememberPlace } from './places.ts';
import { challengeFor } from './secondFactor.ts';
import { openSessionFor, type Tokens } from './sessions.ts';
import { noteStranger } from './strangers.ts';

/** Where a sign-in comes from, and its user agent. */
export type Visit = Attempt & { agent?: string | undefined };
type Account = KnownColumns & {
  id: string;
  passwordHash: string | null;
  status: string;
  companyStatus: string | null;
  ranges: string | null;
  byProvider: boolean;
};
/** `device` is a token for the device to store: sent with the next sign-in, it identifies a known device. */
export type SignedIn = Tokens & { user: Profile; device: string };

/**
 * Checks email and password and opens a session, or returns a challenge if the account has a second factor.
 * Known and unknown emails take the same time and get the same message; only the owner of the password learns
 * that an account is closed.
 */
export const signIn = async (
  database: Database,
  attempt: Visit & { password: string },
): Promise<SignedIn> => {
  const account = await inTransactionAs(database, 'session', async (transaction) => {
    const found = await findAccount(transaction, { email: attempt.email }, attempt);
    await countAttempt(transaction, attempt, knownFrom(found));
    return found;
  });
  const right = await verifyPassword(account?.passwordHash ?? null, attempt.password);
  if (!account || !right) {
    await recordFailure(database, attempt, account);
    throw NotSignedIn('sign-in.wrong');
  }
  admit(account, attempt);
  const entered = await inTransactionAs(database, 'session', async (transaction) => {
    const challenge = await challengeFor(transaction, account.id, attempt.now);
    return challenge ?? startSession(transaction, attempt, knownFrom(account), account.id);
  });
  if ('challenge' in entered) throw SecondFactorNeeded(entered);
  return entered;
};

/** Refuses an account that may not sign in by itself: closed, from another address, or bound to its company's provider. */
export const admit = (account: Account, { ip }: Pick<Attempt, 'ip'>): void => {
  const closed = whyClosed(account);
  if (closed) throw NotAllowed(closed);
  checkAddress(account.ranges, ip);
  if (account.byProvider) throw NotAllowed('single-sign-on.required');
};

export const findAccount = async (
  transaction: Transaction,
  by: { email: string } | { id: string },
  place: Place,
): Promise<Account | undefined> => {
  const [[field, value] = ['id', '']] = Object.entries(by);
  const [account] = await transaction.query<Account>(
    `select u."id", k."passwordHash", u."status", c."status" as "companyStatus", r."ranges",
       must_use_single_sign_on(u."companyId", u."id", u."role") as "byProvider", ${knownColumns(2, 3)} from "users" u
     left join "credentials" k on k."userId" = u."id" left join "companies" c on c."id" = u."companyId"
     left join lateral session_rules(u."companyId", u."userType") r on true where u."${field}" = $1`,
    [value, ...placeKeys(place)],
  );
  return account;
};

/** A session after all factors were checked, with the rights that sign-in has. */
export const startSession = async (
  transaction: Transaction,
  attempt: Visit,
  known: Known,
  userId: string,
): Promise<SignedIn> => {
  await forgiveAttempts(transaction, attempt, known);
  return enter(transaction, attempt, userId);
};

/** The same after a sign-in that was not counted as an attempt. */
export const enter = async (
  transaction: Transaction,
  attempt: Omit<Visit, 'email'>,
  userId: string,
): Promise<SignedIn> => {
  await transaction.ifRoom(() =>
    transaction.query(
      'update "users" set "loginCount" = "loginCount" + 1, "lastLogin" = $2, "lastActive" = $2 where "id" = $1',
      [userId, attempt.now],
    ),
  );
  const tokens = await openSessionFor(transaction, userId, attempt.now, attempt);
  const device = await rememberPlace(transaction, userId, attempt);
  const user = (await findRow(transaction, 'users', userId)) as User;
  await writeSignIn(transaction, attempt, user.id, user.companyId, user.fullName, 'Success');
  return { ...tokens, device, user: profileOf(user, await givenTo(user, transaction.as('system'))) };
};

const recordFailure = (database: Database, attempt: Attempt, account: Account | undefined) =>
  inTransactionAs(database, 'session', async (transaction) => {
    const tries = account ? null : await noteStranger(transaction, attempt);
    if (!account && tries === null) return;
    const user = account && ((await findRow(transaction, 'users', account.id)) as User);
    await writeSignIn(
      transaction,
      attempt,
      user?.id ?? null,
      user?.companyId ?? null,
      user?.fullName ?? 'Unknown',
      'Failed',
      tries === null ? null : { tries },
    );
  });

export const writeSignIn = async (
  transaction: Transaction,
  { ip, now }: Pick<Attempt, 'ip' | 'now'>,
  userId: string | null,
  companyId: string | null,
  name: string,
  status: string,
  after: object | null = null,
) => {
  const system = systemRows({ transaction, now });
  const kept = await auditedCompany(system, { companyId, noun: 'users' });
  return system.insert('auditLogs', {
    companyId: kept,
    userId,
    user: name,
    action: 'sign in',
    noun: 'users',
    target: userId ?? '-',
    ip,
    status,
    after: after && JSON.stringify(after),
    at: now,
  });
};
