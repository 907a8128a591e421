import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../../../domain/access/can.ts';
import { whyClosed } from '../../../../domain/access/closedAccount.ts';
import { checkUsers } from '../../../../domain/change/billing/userLimit.ts';
import { newRow } from '../../../../domain/change/newRow.ts';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { emailShape } from '../../../../domain/contract/emailShape.ts';
import { Conflict, NotAllowed, Refusal, SecondFactorNeeded } from '../../../../domain/errors.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import { type GroupRules, roleByGroups, takesRole } from '../../../../domain/security/rolesByGroup.ts';
import { domainOf, namesFrom } from '../../../../domain/security/signOnSetUp.ts';
import type { RoleAtFirstSignIn } from '../../../../domain/security/singleSignOn.ts';
import { checkAddress, hashToken } from '../../../requests/session.ts';
import { type Change, readerOf, record } from '../../../store/change.ts';
import { insertRow } from '../../../store/rows.ts';
import { inTransactionAs, type Transaction } from '../../../store/transaction.ts';
import type { AppOptions } from '../../options.ts';
import { challengeFor } from '../secondFactor.ts';
import { enter, type SignedIn, writeSignIn } from '../signIn.ts';
import { aboutVerifier, redirectUriOf } from './begin.ts';
import { groupNames } from './groupNames.ts';
import { type Claims, claimsFor, discover, signInProblem } from './provider.ts';
import { connectionOf } from './settings.ts';

type Given = {
  /** The query of the provider's redirect. */
  response: string;
  /** What the cookie of this state holds. */
  browserOf: (state: string) => string | undefined;
  device?: string | undefined;
  ip: string;
  agent?: string | undefined;
  now: Date;
};
type Attempt = {
  browserHash: string;
  companyId: string;
  issuer: string;
  clientId: string;
  nonce: string;
  verifier: string;
  expiresAt: string;
  usedAt: string | null;
};

const expired = () => Conflict('single-sign-on.expired');

/** Checks the response of the provider and opens a session of the person whom it names, as a password does. */
export const finishSignOn = async (options: AppOptions, given: Given): Promise<SignedIn> => {
  const response = new URLSearchParams(given.response);
  const state = response.get('state') ?? '';
  const attempt = await takeAttempt(options, state, given);
  const claims = await askProvider(options, attempt, state, response);
  return signInAs(options, attempt, claims, given);
};

/** The sign-in that began with this state in this browser. It counts once, whatever comes of it. */
const takeAttempt = async (
  { database }: AppOptions,
  state: string,
  { browserOf, now }: Given,
): Promise<Attempt> => {
  const browser = browserOf(state);
  return inTransactionAs(database, 'session', async (transaction) => {
    const [attempt] = await transaction.query<Attempt>(
      `select "browserHash", "companyId", "issuer", "clientId", "nonce", "verifier", "expiresAt", "usedAt"
       from "singleSignOnAttempts" where "hash" = $1 for update`,
      [hashToken(state)],
    );
    if (!attempt || attempt.usedAt !== null || new Date(attempt.expiresAt) <= now) throw expired();
    // Another browser does not use it up.
    if (!browser || !same(attempt.browserHash, hashToken(browser)))
      throw NotAllowed('single-sign-on.other-browser');
    await transaction.query('update "singleSignOnAttempts" set "usedAt" = $2 where "hash" = $1', [
      hashToken(state),
      now,
    ]);
    return attempt;
  });
};

const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const askProvider = async (
  options: AppOptions,
  { companyId, issuer, clientId, nonce, verifier: sealed }: Attempt,
  state: string,
  response: URLSearchParams,
): Promise<Claims> => {
  const { database, secrets, log } = options;
  const connection = await inTransactionAs(database, 'session', (transaction) =>
    connectionOf(transaction, companyId, secrets),
  );
  const verifier = secrets.open(sealed, aboutVerifier(state));
  // The company chose another provider meanwhile.
  if (!connection || !verifier || connection.issuer !== issuer || connection.clientId !== clientId)
    throw expired();
  try {
    const config = await discover(connection, options);
    const { groupsClaim } = connection;
    return await claimsFor(config, response, {
      redirectUri: redirectUriOf(options),
      state,
      nonce,
      verifier,
      groupsClaim,
    });
  } catch (error) {
    log?.warn({ err: error, companyId }, 'a sign-in through an identity provider failed');
    throw signInProblem(error);
  }
};

/** A refusal that is committed with its entry in the audit log. */
type Refused = { refused: Message };

const signInAs = async (
  options: AppOptions,
  attempt: Attempt,
  claims: Claims,
  given: Given,
): Promise<SignedIn> => {
  const { ip, now } = given;
  const result = await inTransactionAs(options.database, 'session', async (transaction) => {
    // Two first sign-ins of a person at once would make two accounts.
    await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `sign-on ${attempt.companyId}`,
    ]);
    const user = await userFor(transaction, attempt, claims, given);
    if ('refused' in user) {
      const { companyId } = attempt;
      const after = { singleSignOn: codeOf(user.refused) };
      await writeSignIn(transaction, { ip, now }, null, companyId, nameIn(claims), 'Failed', after);
      return user;
    }
    const challenge = await challengeFor(transaction, user.id, now);
    return challenge ?? enter(transaction, given, user.id);
  });
  if ('challenge' in result) throw SecondFactorNeeded(result);
  if ('refused' in result) throw NotAllowed(result.refused);
  return result;
};

const codeOf = (message: Message): string => (typeof message === 'string' ? message : message.code);
const nameIn = ({ email }: Claims): string =>
  typeof email === 'string' && emailShape.test(email) ? email.toLowerCase().slice(0, 254) : 'Unknown';

type Account = User & { companyStatus: string; ranges: string | null; groups: string[] };

/** The user whom these claims mean, linked to the subject; made, if the company wants that. */
const userFor = async (
  transaction: Transaction,
  attempt: Attempt,
  claims: Claims,
  given: Given,
): Promise<User | Refused> => {
  const { companyId, issuer } = attempt;
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
  if (!emailShape.test(email)) return { refused: 'single-sign-on.no-email' };
  // Where the claim is missing, the provider of a proven domain is trusted with the addresses of that domain.
  if (claims.email_verified !== undefined && String(claims.email_verified) !== 'true')
    return { refused: { code: 'single-sign-on.unverified-email', values: { email } } };
  const [domain] = await transaction.query(
    'select 1 from "singleSignOnDomains" where "companyId" = $1 and "domain" = $2 and "verifiedAt" is not null',
    [companyId, domainOf(email)],
  );
  if (!domain) return { refused: { code: 'single-sign-on.other-domain', values: { email } } };
  const [linked] = await transaction.query<{ userId: string }>(
    'select "userId" from "singleSignOnIdentities" where "companyId" = $1 and "issuer" = $2 and "subject" = $3',
    [companyId, issuer, claims.sub],
  );
  const found = await findUser(transaction, linked ? { id: linked.userId } : { email });
  if (found && found.companyId !== companyId)
    return { refused: { code: 'single-sign-on.other-company', values: { email } } };
  if (found && !linked && (await isLinked(transaction, found.id, issuer)))
    return { refused: { code: 'single-sign-on.other-person', values: { email } } };
  if (!found) {
    const closed = await whyCompanyClosed(transaction, companyId, given);
    if (closed) return { refused: closed };
  }
  const rules = await rulesOf(transaction, companyId);
  const role = roleByGroups(claims, rules, found?.groups);
  const account = { email, role: role ?? rules.defaultRole };
  const user = found ?? (await makeUser(transaction, rules, claims, account, given));
  if ('refused' in user) return user;
  if (found) {
    // Whoever is invited has shown with the provider who they are.
    const status = found.status === 'Pending' ? 'Active' : found.status;
    const closed = whyClosed({ status, companyStatus: found.companyStatus });
    if (closed) return { refused: closed };
    checkAddress(found.ranges, given.ip);
    if (status !== found.status) await acceptInvitation(transaction, found, given);
    if (role) await followGroups(transaction, found, role, given);
  }
  await link(transaction, attempt, claims.sub, user.id, given.now);
  return user;
};

const findUser = async (
  transaction: Transaction,
  by: { id: string } | { email: string },
): Promise<Account | undefined> => {
  const [[field, value] = ['id', '']] = Object.entries(by);
  const [user] = await transaction.query<Account>(
    `select u.*, c."status" as "companyStatus", r."ranges", ${groupNames('u."id"')} as "groups" from "users" u
     left join "companies" c on c."id" = u."companyId"
     left join lateral session_rules(u."companyId", u."userType") r on true where u."${field}" = $1`,
    [value],
  );
  return user;
};

const isLinked = async (transaction: Transaction, userId: string, issuer: string): Promise<boolean> => {
  const found = await transaction.query(
    'select 1 from "singleSignOnIdentities" where "userId" = $1 and "issuer" = $2',
    [userId, issuer],
  );
  return found.length > 0;
};

const link = (
  transaction: Transaction,
  { companyId, issuer }: Attempt,
  subject: string,
  userId: string,
  now: Date,
) =>
  transaction.query(
    `insert into "singleSignOnIdentities" ("companyId", "issuer", "subject", "userId", "linkedAt", "usedAt")
     values ($1, $2, $3, $4, $5, $5) on conflict ("companyId", "issuer", "subject") do update set "usedAt" = excluded."usedAt"`,
    [companyId, issuer, subject, userId, now],
  );

const whyCompanyClosed = async (
  transaction: Transaction,
  companyId: string,
  { ip }: Given,
): Promise<Message | null> => {
  const [company] = await transaction.query<{ status: string; ranges: string | null }>(
    `select c."status", r."ranges" from "companies" c
     left join lateral session_rules(c."id", c."type") r on true where c."id" = $1`,
    [companyId],
  );
  checkAddress(company?.ranges ?? null, ip);
  return whyClosed({ status: 'Active', companyStatus: company?.status ?? 'Inactive' });
};

type Rules = GroupRules & { companyId: string; userType: User['userType']; createAccounts: boolean };

/** What the company wants for accounts and roles. */
const rulesOf = async (transaction: Transaction, companyId: string): Promise<Rules> => {
  const [rules] = await transaction.query<Rules>(
    `select s."companyId", s."createAccounts", s."defaultRole", s."groupsClaim", s."groupRoles", c."type" as "userType"
     from "singleSignOn" s join "companies" c on c."id" = s."companyId" where s."companyId" = $1`,
    [companyId],
  );
  // The company has removed its provider meanwhile.
  if (!rules) throw expired();
  return rules;
};

/** Changes the role to that of the person's groups. */
const followGroups = async (transaction: Transaction, user: User, role: RoleAtFirstSignIn, given: Given) => {
  const { id, companyId } = user;
  if (!takesRole(user, role)) return;
  await transaction.query(
    `update "users" set "role" = $2, "version" = "version" + 1, "updatedAt" = $3 where "id" = $1`,
    [id, role, given.now],
  );
  await record(actOf(transaction, user, given), {
    action: 'edit',
    noun: 'users',
    target: id,
    companyId,
    before: { role: user.role },
    after: { role, singleSignOn: true },
  });
};

/** A change that a person makes by signing in. */
const actOf = (
  transaction: Transaction,
  { id, userType, companyId, fullName }: User,
  { ip, now }: Given,
) => ({
  transaction,
  now,
  ip,
  name: fullName,
  actor: { userId: id, userType, companyId, permissions: [] } satisfies Actor,
});

/** An account at the first sign-in, if the company wants that and its plan has room. */
const makeUser = async (
  transaction: Transaction,
  { companyId, createAccounts, userType }: Rules,
  claims: Claims,
  { email, role }: { email: string; role: string },
  { ip, now }: Given,
): Promise<User | Refused> => {
  if (!createAccounts) return { refused: { code: 'single-sign-on.no-account', values: { email } } };
  const actor: Actor = { userId: '', userType, companyId, permissions: [] };
  const names = namesFrom(claims, email);
  const change: Change = {
    transaction: transaction.as('system'),
    now,
    ip,
    actor,
    name: `${names.firstName} ${names.lastName}`,
    rights: 'system',
  };
  const row = newRow('users', change, {
    companyId,
    userType,
    role,
    ...names,
    email,
    status: 'Active',
    verified: true,
  });
  try {
    await checkUsers(null, row, readerOf(change));
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    throw error;
  }
  // Sign-in adds users, with the rights that it has.
  const stamps = { createdAt: now, updatedAt: now };
  const user = (await insertRow(transaction, 'users', { ...row, ...stamps })) as User;
  const { fullName } = user;
  await record(change, {
    action: 'create',
    noun: 'users',
    target: user.id,
    companyId,
    after: { fullName, email, role, singleSignOn: true },
  });
  return user;
};

const acceptInvitation = async (transaction: Transaction, user: User, given: Given) => {
  const { id, companyId } = user;
  const { now } = given;
  await transaction.query(
    `update "users" set "status" = 'Active', "version" = "version" + 1, "updatedAt" = $2 where "id" = $1`,
    [id, now],
  );
  await transaction.query(
    'update "passwordLinks" set "endedAt" = $2 where "userId" = $1 and "endedAt" is null',
    [id, now],
  );
  await record(actOf(transaction, user, given), {
    action: 'accept invitation',
    noun: 'users',
    target: id,
    companyId,
    before: { status: 'Pending' },
    after: { status: 'Active' },
  });
};
