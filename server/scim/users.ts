import { checkUsers } from '../../domain/change/billing/userLimit.ts';
import type { Values } from '../../domain/change/context.ts';
import { newRow } from '../../domain/change/newRow.ts';
import { hasSeat, type User } from '../../domain/contract/accounts/users.ts';
import { emailShape } from '../../domain/contract/emailShape.ts';
import { nounOf } from '../../domain/contract/index.ts';
import { editSchema } from '../../domain/contract/noun.ts';
import { NotFound, Refusal } from '../../domain/errors.ts';
import { inEnglish, messageOfIssue } from '../../domain/messages/english.ts';
import type { ScimFilter } from '../../domain/scim/filter.ts';
import { ScimRefusal } from '../../domain/scim/refusals.ts';
import type { UserChanges } from '../../domain/scim/userChanges.ts';
import { domainOf, namesFrom } from '../../domain/security/signOnSetUp.ts';
import { changeByItself, readerOf, record, systemRows } from '../store/change.ts';
import { insertRow } from '../store/rows.ts';
import type { Page } from './lists.ts';
import { managedUsers } from './managedUsers.ts';
import { defaultRoleOf, followGroups } from './roles.ts';
import { schemaOf } from './schemas.ts';
import { holdCompany, type ScimWork } from './scimSession.ts';

type Stored = User & {
  externalId: string | null;
  groups: { value: string; display: string }[];
};

export const userFilters = ['username', 'externalid', 'id'] as const;
type UserFilter = ScimFilter<(typeof userFilters)[number]>;
const columnOf = { username: 'u."email"', externalid: 's."externalId"', id: 'u."id"' };

const columns = `u.*, s."externalId", (
  select coalesce(json_agg(json_build_object('value', g."id", 'display', g."displayName") order by g."displayName"), '[]')
  from "scimMembers" m join "scimGroups" g on g."id" = m."groupId" where m."userId" = u."id") as "groups"`;

export const listUsers = async (
  { transaction, companyId, url }: ScimWork,
  { from, count }: Page,
  filter: UserFilter | null,
): Promise<{ total: number; resources: object[] }> => {
  const value = filter?.attribute === 'username' ? filter.value.toLowerCase() : filter?.value;
  const where = filter ? `${managedUsers} and ${columnOf[filter.attribute]} = $2` : managedUsers;
  const given = filter ? [companyId, value] : [companyId];
  const [counted] = await transaction.query<{ total: number }>(
    `select count(*)::int as "total" from ${where}`,
    given,
  );
  const rows = await transaction.query<Stored>(
    `select ${columns} from ${where} order by u."seq" limit ${count} offset ${from - 1}`,
    given,
  );
  return { total: counted?.total ?? 0, resources: rows.map((row) => resourceOf(row, url)) };
};

export const showUser = async (work: ScimWork, id: string): Promise<object> =>
  resourceOf(await storedUser(work, id), work.url);

const storedUser = async ({ transaction, companyId }: ScimWork, id: string): Promise<Stored> => {
  const [row] = await transaction.query<Stored>(`select ${columns} from ${managedUsers} and u."id" = $2`, [
    companyId,
    id,
  ]);
  if (!row) throw NotFound('scim.no-user');
  return row;
};

const resourceOf = (user: Stored, url: string): object => ({
  schemas: [schemaOf.user],
  id: user.id,
  ...(user.externalId !== null && { externalId: user.externalId }),
  userName: user.email,
  name: { givenName: user.firstName, familyName: user.lastName, formatted: user.fullName },
  displayName: user.displayName ?? user.fullName,
  ...(user.title !== null && { title: user.title }),
  emails: [{ value: user.email, type: 'work', primary: true }],
  ...(user.phone !== null && { phoneNumbers: [{ value: user.phone, type: 'work', primary: true }] }),
  active: hasSeat(user),
  groups: user.groups,
  meta: {
    resourceType: 'User',
    created: user.createdAt,
    lastModified: user.updatedAt,
    location: `${url}/Users/${user.id}`,
  },
});

/** A new account, or the one that the directory deleted before. */
export const createUser = async (work: ScimWork, changes: UserChanges): Promise<object> => {
  await holdCompany(work);
  const email = await addressIn(work, changes.userName);
  const [known] = await systemRows(work).findAllToChange('users', { email });
  if (known) return showUser(work, (await restore(work, known, changes)).id);
  const { companyId, userType, transaction, now } = work;
  const row = newRow('users', work, {
    companyId,
    userType,
    role: await defaultRoleOf(work),
    ...fieldsOf(changes, email),
    email,
    status: changes.active === false ? 'Inactive' : 'Active',
    verified: true,
  });
  await takeSeat(work, null, row);
  const user = (await insertRow(transaction, 'users', { ...row, createdAt: now, updatedAt: now })) as User;
  const { id, fullName, role, status } = user;
  const after = { fullName, email, role, status };
  await record(work, { action: 'create', noun: 'users', target: id, companyId, after });
  await keepExternalId(work, id, changes.externalId ?? null);
  return showUser(work, id);
};

const restore = async (work: ScimWork, user: User, changes: UserChanges): Promise<User> => {
  const [deleted] =
    user.companyId === work.companyId && user.status === 'Inactive' && user.erasedAt === null
      ? await work.transaction.query(
          'select 1 from "scimUsers" where "userId" = $1 and "deletedAt" is not null',
          [user.id],
        )
      : [];
  if (!deleted) throw taken(user.email);
  await change(work, user, { active: true, ...changes });
  await keepExternalId(work, user.id, changes.externalId ?? null);
  await followGroups(work, [user.id]);
  return user;
};

const userToChange = async (work: ScimWork, id: string): Promise<User> => {
  await holdCompany(work);
  await storedUser(work, id);
  const [user] = await systemRows(work).findAllToChange('users', { id });
  if (!user) throw NotFound('scim.no-user');
  return user;
};

export const editUser = async (work: ScimWork, id: string, changes: UserChanges): Promise<object> => {
  await change(work, await userToChange(work, id), changes);
  if (changes.externalId !== undefined) await keepExternalId(work, id, changes.externalId);
  return showUser(work, id);
};

/** Deactivates the account, which keeps its history, and forgets what the directory said of it. */
export const deleteUser = async (work: ScimWork, id: string): Promise<void> => {
  await change(work, await userToChange(work, id), { active: false });
  const { transaction, companyId, now } = work;
  await transaction.query(
    `insert into "scimUsers" ("userId", "companyId", "deletedAt") values ($1, $2, $3)
     on conflict ("userId") do update set "externalId" = null, "deletedAt" = $3`,
    [id, companyId, now],
  );
  await transaction.query('delete from "scimMembers" where "userId" = $1', [id]);
};

const keepExternalId = async (
  { transaction, companyId }: ScimWork,
  id: string,
  externalId: string | null,
) => {
  await transaction.query(
    `insert into "scimUsers" ("userId", "companyId", "externalId") values ($1, $2, $3)
     on conflict ("userId") do update set "externalId" = $3, "deletedAt" = null`,
    [id, companyId, externalId],
  );
};

/** Changes an account with the effects and the audit entry of any change: without a seat, its sessions end. */
const change = async (work: ScimWork, before: User, changes: UserChanges): Promise<void> => {
  const email =
    changes.userName === undefined || changes.userName.toLowerCase() === before.email
      ? before.email
      : await freeAddressIn(work, changes.userName);
  const fields = { ...before, ...fieldsOf(changes, email, before), email };
  const after: User = {
    ...fields,
    fullName: `${fields.firstName} ${fields.lastName}`,
    status: await statusAfter(work, before, changes.active),
  };
  if (hasSeat(after)) await takeSeat(work, before, after);
  const values = Object.entries(after).filter(([field, value]) => before[field as keyof User] !== value);
  if (values.length > 0) await changeByItself(work, 'users', before, Object.fromEntries(values));
};

/** The fields of the account that change, as its own form takes them. */
const fieldsOf = (changes: UserChanges, email: string, before?: User): Partial<User> => {
  const { title, phone, displayName } = changes;
  const optional = Object.entries({ title, phone, displayName }).filter(([, value]) => value !== undefined);
  const names = namesAfter(changes, email, before);
  const read = editSchema(nounOf('users')).safeParse({ ...Object.fromEntries(optional), ...names });
  if (read.success) return read.data as Partial<User>;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? 'User');
  const reason = issue ? inEnglish(messageOfIssue(issue)) : '';
  throw new ScimRefusal('invalidValue', { code: 'scim.value', values: { name, reason } });
};

const namesAfter = (changes: UserChanges, email: string, before?: User) => {
  const { givenName = before?.firstName, familyName = before?.lastName, formatted, displayName } = changes;
  const isSame = before && givenName === before.firstName && familyName === before.lastName;
  if (isSame) return {};
  const name = formatted ?? displayName;
  return namesFrom({ given_name: givenName, family_name: familyName, name }, email);
};

const statusAfter = async (work: ScimWork, user: User, active?: boolean): Promise<User['status']> => {
  const { status, statusReason, fullName } = user;
  if (active === undefined || active === hasSeat(user)) return status;
  if (active) {
    if (status === 'Suspended' || statusReason)
      throw new ScimRefusal('mutability', { code: 'scim.operator-closed', values: { name: fullName } });
    return 'Active';
  }
  if (status === 'Suspended') return status;
  await keepAdministrators(work, user);
  return 'Inactive';
};

/** The company keeps an administrator, and the one who can still enter while the provider is down. */
const keepAdministrators = async (work: ScimWork, { id, fullName: name }: User): Promise<void> => {
  const { transaction, companyId } = work;
  const [emergency] = await transaction.query(
    'select 1 from "singleSignOn" where "companyId" = $1 and "emergencyUserId" = $2',
    [companyId, id],
  );
  if (emergency) throw new ScimRefusal('mutability', { code: 'scim.emergency', values: { name } });
  const administrators = await systemRows(work).findAllToChange('users', {
    companyId,
    role: 'Admin',
    customRoleId: null,
    status: 'Active',
  });
  if (administrators.length === 1 && administrators[0]?.id === id)
    throw new ScimRefusal('mutability', { code: 'scim.last-administrator', values: { name } });
};

const taken = (email: string) => new ScimRefusal('uniqueness', { code: 'scim.taken', values: { email } });

const freeAddressIn = async (work: ScimWork, userName: string): Promise<string> => {
  const email = await addressIn(work, userName);
  if (await readerOf(work).findBy('users', 'email', email)) throw taken(email);
  return email;
};

const addressIn = async ({ transaction, companyId }: ScimWork, userName = ''): Promise<string> => {
  const email = userName.toLowerCase();
  if (!emailShape.test(email) || email.length > 254) throw new ScimRefusal('invalidValue', 'scim.user-name');
  const [proven] = await transaction.query(
    'select 1 from "singleSignOnDomains" where "companyId" = $1 and "domain" = $2 and "verifiedAt" is not null',
    [companyId, domainOf(email)],
  );
  if (!proven) throw new ScimRefusal('invalidValue', { code: 'scim.other-domain', values: { email } });
  return email;
};

/** A plan without room is an error of its own: directories take a 409 for a user that exists. */
const takeSeat = async (work: ScimWork, before: User | null, after: Values): Promise<void> => {
  try {
    await checkUsers(before, after, readerOf(work));
  } catch (error) {
    throw error instanceof Refusal ? new ScimRefusal('invalidValue', error.reason) : error;
  }
};
