import { randomBytes } from 'node:crypto';
import { beyond } from '../../../../domain/access/keptLinks.ts';
import { permissionsOf } from '../../../../domain/access/permissions.ts';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { Conflict, ConflictAt, Invalid, NotAllowed, NotFound } from '../../../../domain/errors.ts';
import { groupFaults } from '../../../../domain/security/rolesByGroup.ts';
import {
  isDomain,
  isIssuer,
  isMailService,
  recordOf,
  tidyDomain,
  tidyIssuer,
} from '../../../../domain/security/signOnSetUp.ts';
import {
  connectionFields,
  type GroupRole,
  type LinkedPerson,
  mostDomains,
  type RoleAtFirstSignIn,
  type SignOnSettings,
} from '../../../../domain/security/singleSignOn.ts';
import type { Secrets } from '../../../configuration/secrets.ts';
import { quote } from '../../../database/sql.ts';
import type { Work } from '../../../requests/work.ts';
import { record, systemRows } from '../../../store/change.ts';
import type { Transaction } from '../../../store/transaction.ts';
import type { Connection } from './provider.ts';

type Stored = NonNullable<SignOnSettings['connection']>;
type StoredDomain = { domain: string; token: string; verifiedAt: string | null };
type Saved = {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  createAccounts: boolean;
  defaultRole: RoleAtFirstSignIn;
  groupsClaim: string | null;
  groupRoles: GroupRole[];
};

const columns = connectionFields.map(quote).join(', ');
const about = (companyId: string) => `singleSignOn ${companyId} clientSecret`;

/**
 * The company of this person. Whoever chooses the provider decides who signs in as the company's people, so it takes all that
 * an administrator may do.
 */
export const companyOf = ({ actor }: Work): string => {
  if (actor.companyId === null || beyond(actor, permissionsOf('Admin')).length > 0) throw NotAllowed();
  return actor.companyId;
};

/** Settings, domains and linked people of the caller's company. */
export const showSignOn = async (work: Work, redirectUri: string): Promise<Omit<SignOnSettings, 'scim'>> => {
  const companyId = companyOf(work);
  const [connection, domains, people] = await Promise.all([
    storedIn(work, companyId),
    work.transaction.query<StoredDomain>(
      `select "domain", "token", "verifiedAt" from "singleSignOnDomains" where "companyId" = $1 order by "domain"`,
      [companyId],
    ),
    work.transaction.query<LinkedPerson>(
      `select u."id", u."fullName" as "name", u."email", max(i."usedAt") as "usedAt" from "singleSignOnIdentities" i
       join "users" u on u."id" = i."userId" where i."companyId" = $1
       group by u."id" order by u."fullName", u."id" limit 500`,
      [companyId],
    ),
  ]);
  return {
    connection: connection ?? null,
    redirectUri,
    domains: domains.map(({ token, ...domain }) => ({ ...domain, record: recordOf(token) })),
    people,
  };
};

const storedIn = async ({ transaction }: Work, companyId: string): Promise<Stored | undefined> => {
  const [stored] = await transaction.query<Stored>(
    `select ${columns} from "singleSignOn" where "companyId" = $1`,
    [companyId],
  );
  return stored;
};

/** One change of a company's single sign-on at a time. */
const held = async (work: Work): Promise<{ companyId: string; stored: Stored | undefined }> => {
  const companyId = companyOf(work);
  await systemRows(work).findAllToChange('companies', { id: companyId });
  return { companyId, stored: await storedIn(work, companyId) };
};

export const saveSignOn = async (work: Work, { clientSecret, ...form }: Saved): Promise<void> => {
  const given = { ...form, issuer: tidyIssuer(form.issuer) };
  if (!isIssuer(given.issuer)) throw Invalid({ issuer: 'single-sign-on.issuer' });
  const faults = groupFaults(given);
  if (Object.keys(faults).length > 0) throw Invalid(faults);
  const { companyId, stored } = await held(work);
  const isSame = stored?.issuer === given.issuer && stored.clientId === given.clientId;
  // The secret of one provider is never sent to another.
  if (!clientSecret && !isSame) throw Invalid({ clientSecret: 'single-sign-on.secret-needed' });
  if (stored?.required && !isSame) throw Conflict('single-sign-on.turn-off-first');
  const row = {
    companyId,
    ...given,
    groupRoles: JSON.stringify(given.groupRoles),
    ...(clientSecret && { clientSecret: work.secrets.seal(clientSecret, about(companyId)) }),
    updatedAt: work.now,
  };
  const names = Object.keys(row).map(quote);
  const places = names.map((_, at) => `$${at + 1}`);
  await work.transaction.query(
    stored
      ? `update "singleSignOn" set (${names.join(', ')}) = row (${places.join(', ')}) where "companyId" = $1`
      : `insert into "singleSignOn" (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  await note(work, 'set up single sign-on', stored, {
    ...given,
    ...(clientSecret && { clientSecret: 'changed' }),
  });
};

export const removeSignOn = async (work: Work): Promise<void> => {
  const { companyId, stored } = await held(work);
  if (!stored) return;
  await work.transaction.query('delete from "singleSignOn" where "companyId" = $1', [companyId]);
  await work.transaction.query('delete from "singleSignOnIdentities" where "companyId" = $1', [companyId]);
  await note(work, 'remove single sign-on', stored, null);
};

/** Refuses passwords of the company's people but one, after somebody has signed in through the provider. */
export const requireSignOn = async (
  work: Work,
  { required, emergencyUserId }: { required: boolean; emergencyUserId: string | null },
): Promise<void> => {
  const { companyId, stored } = await held(work);
  if (!stored) throw Conflict('single-sign-on.set-up-first');
  if (required) {
    const used = await work.transaction.query(
      'select 1 from "singleSignOnIdentities" where "companyId" = $1 and "issuer" = $2 limit 1',
      [companyId, stored.issuer],
    );
    if (used.length === 0) throw Conflict('single-sign-on.sign-in-first');
    if (!(await keepsPassword(work, companyId, emergencyUserId)))
      throw ConflictAt('emergencyUserId', 'single-sign-on.emergency');
  }
  const after = { required, emergencyUserId: required ? emergencyUserId : null };
  await work.transaction.query(
    'update "singleSignOn" set "required" = $2, "emergencyUserId" = $3, "updatedAt" = $4 where "companyId" = $1',
    [companyId, after.required, after.emergencyUserId, work.now],
  );
  await note(work, 'require single sign-on', stored, after);
};

/** Whether this is an active administrator with a password and, where it can be turned on, a second factor. */
const keepsPassword = async (work: Work, companyId: string, userId: string | null): Promise<boolean> => {
  const user = userId && ((await systemRows(work).find('users', userId)) as User | null);
  if (!user || user.companyId !== companyId || user.status !== 'Active') return false;
  if (user.role !== 'Admin' || user.customRoleId !== null) return false;
  const [found] = await work.transaction.as('session').query<{ password: boolean; factor: boolean }>(
    `select exists (select 1 from "credentials" where "userId" = $1) as "password",
         exists (select 1 from "secondFactors" where "userId" = $1 and "confirmedAt" is not null) as "factor"`,
    [userId],
  );
  return Boolean(found?.password && (found.factor || !work.platform.features.advancedSecurity));
};

export const addDomain = async (work: Work, typed: string): Promise<void> => {
  const domain = tidyDomain(typed);
  const { companyId } = await held(work);
  if (!isDomain(domain)) throw Invalid({ domain: 'single-sign-on.domain' });
  if (isMailService(domain))
    throw Invalid({ domain: { code: 'single-sign-on.mail-service', values: { domain } } });
  const [{ count } = { count: 0 }] = await work.transaction.query<{ count: number }>(
    'select count(*)::int as "count" from "singleSignOnDomains" where "companyId" = $1',
    [companyId],
  );
  if (count >= mostDomains)
    throw Conflict({ code: 'single-sign-on.many-domains', values: { max: mostDomains } });
  const added = await work.transaction.query(
    `insert into "singleSignOnDomains" ("companyId", "domain", "token", "createdAt") values ($1, $2, $3, $4)
     on conflict do nothing returning 1 as "added"`,
    [companyId, domain, randomBytes(20).toString('hex'), work.now],
  );
  if (added.length > 0) await note(work, 'add sign-on domain', null, { domain });
};

export const domainOfCompany = async (work: Work, domain: string): Promise<StoredDomain> => {
  const [found] = await work.transaction.query<StoredDomain>(
    'select "domain", "token", "verifiedAt" from "singleSignOnDomains" where "companyId" = $1 and "domain" = $2',
    [companyOf(work), domain],
  );
  if (!found) throw NotFound('single-sign-on.no-domain');
  return found;
};

/** Marks a domain whose record was seen. Of several companies that have added it, one can have it. */
export const markProven = async (work: Work, { domain, token }: StoredDomain): Promise<void> => {
  const companyId = companyOf(work);
  await work.transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`domain ${domain}`]);
  const taken = await work.transaction
    .as('session')
    .query(
      'select 1 from "singleSignOnDomains" where "domain" = $1 and "verifiedAt" is not null and "companyId" <> $2',
      [domain, companyId],
    );
  if (taken.length > 0) throw Conflict('single-sign-on.domain-taken');
  const proven = await work.transaction.query(
    `update "singleSignOnDomains" set "verifiedAt" = $4 where "companyId" = $1 and "domain" = $2 and "token" = $3
       and "verifiedAt" is null returning 1 as "proven"`,
    [companyId, domain, token, work.now],
  );
  if (proven.length > 0) await note(work, 'verify sign-on domain', null, { domain });
};

export const removeDomain = async (work: Work, domain: string): Promise<void> => {
  const { companyId, stored } = await held(work);
  // Its people could sign in neither way.
  if (stored?.required) throw Conflict('single-sign-on.turn-off-first');
  await domainOfCompany(work, domain);
  await work.transaction.query('delete from "singleSignOnDomains" where "companyId" = $1 and "domain" = $2', [
    companyId,
    domain,
  ]);
  await note(work, 'remove sign-on domain', { domain }, null);
};

export const unlinkPerson = async (work: Work, userId: string): Promise<void> => {
  const { companyId } = await held(work);
  const gone = await work.transaction.query(
    `delete from "singleSignOnIdentities" where "companyId" = $1 and "userId" = $2 returning 1 as "gone"`,
    [companyId, userId],
  );
  if (gone.length === 0) return;
  await record(work, { action: 'unlink sign-on', noun: 'users', target: userId, companyId });
};

/** The provider of a company with its secret, with the rights of sign-in; null if there is none. */
export const connectionOf = async (
  transaction: Transaction,
  companyId: string,
  secrets: Secrets,
): Promise<Connection | null> => {
  const [stored] = await transaction
    .as('session')
    .query<Connection>(
      'select "issuer", "clientId", "clientSecret", "groupsClaim" from "singleSignOn" where "companyId" = $1',
      [companyId],
    );
  if (!stored) return null;
  const clientSecret = secrets.open(stored.clientSecret, about(companyId));
  if (clientSecret === null) throw Conflict('single-sign-on.secret-unreadable');
  return { ...stored, clientSecret };
};

/** The provider of the caller's company. */
export const ownConnection = async (work: Work): Promise<Connection> => {
  const connection = await connectionOf(work.transaction, companyOf(work), work.secrets);
  if (!connection) throw Conflict('single-sign-on.set-up-first');
  return connection;
};

/** As a change of settings, which a company's log has even while it is switched off. */
export const note = (work: Work, action: string, before: object | null | undefined, after: object | null) =>
  record(work, {
    action,
    noun: 'preferences',
    target: 'singleSignOn',
    companyId: companyOf(work),
    before: before ?? null,
    after,
  });
