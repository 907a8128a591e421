import { NotFound } from '../../domain/errors.ts';
import type { ScimFilter } from '../../domain/scim/filter.ts';
import { changedGroup, type GroupState } from '../../domain/scim/groupChanges.ts';
import type { Assignment } from '../../domain/scim/patch.ts';
import { ScimRefusal } from '../../domain/scim/refusals.ts';
import type { Page } from './lists.ts';
import { managedUsers } from './managedUsers.ts';
import { followGroups } from './roles.ts';
import { schemaOf } from './schemas.ts';
import { holdCompany, type ScimWork } from './scimSession.ts';

type Stored = {
  id: string;
  displayName: string;
  externalId: string | null;
  createdAt: string;
  updatedAt: string;
};
type Member = { value: string; display: string };

export const groupFilters = ['displayname', 'externalid', 'id'] as const;
type GroupFilter = ScimFilter<(typeof groupFilters)[number]>;
const columnOf = { displayname: '"displayName"', externalid: '"externalId"', id: '"id"::text' };
const mostGroups = 1000;

export const listGroups = async (
  work: ScimWork,
  { from, count }: Page,
  filter: GroupFilter | null,
  withMembers: boolean,
): Promise<{ total: number; resources: object[] }> => {
  const { transaction, companyId } = work;
  const where = `"scimGroups" where "companyId" = $1${filter ? ` and ${columnOf[filter.attribute]} = $2` : ''}`;
  const given = filter ? [companyId, filter.value] : [companyId];
  const [counted] = await transaction.query<{ total: number }>(
    `select count(*)::int as "total" from ${where}`,
    given,
  );
  const rows = await transaction.query<Stored>(
    `select * from ${where} order by "createdAt", "id" limit ${count} offset ${from - 1}`,
    given,
  );
  const resources: object[] = [];
  for (const row of rows) resources.push(await resourceOf(work, row, withMembers));
  return { total: counted?.total ?? 0, resources };
};

export const showGroup = async (work: ScimWork, id: string, withMembers: boolean): Promise<object> =>
  resourceOf(work, await storedGroup(work, id), withMembers);

const storedGroup = async ({ transaction, companyId }: ScimWork, id: string): Promise<Stored> => {
  const [row] = await transaction.query<Stored>(
    'select * from "scimGroups" where "companyId" = $1 and "id"::text = $2',
    [companyId, id],
  );
  if (!row) throw NotFound('scim.no-group');
  return row;
};

const membersOf = ({ transaction, companyId }: ScimWork, id: string): Promise<Member[]> =>
  transaction.query<Member>(
    `select u."id" as "value", u."fullName" as "display" from ${managedUsers}
       and u."id" in (select "userId" from "scimMembers" where "groupId" = $2) order by u."seq"`,
    [companyId, id],
  );

const resourceOf = async (work: ScimWork, group: Stored, withMembers: boolean): Promise<object> => ({
  schemas: [schemaOf.group],
  id: group.id,
  ...(group.externalId !== null && { externalId: group.externalId }),
  displayName: group.displayName,
  ...(withMembers && { members: await membersOf(work, group.id) }),
  meta: {
    resourceType: 'Group',
    created: group.createdAt,
    lastModified: group.updatedAt,
    location: `${work.url}/Groups/${group.id}`,
  },
});

const none: GroupState = { displayName: null, externalId: null, members: new Set() };

export const createGroup = async (work: ScimWork, assignments: readonly Assignment[]): Promise<object> => {
  await holdCompany(work);
  const { transaction, companyId, now } = work;
  const group = changedGroup(none, assignments);
  const displayName = await freeName(work, group.displayName);
  const [counted] = await transaction.query<{ count: number }>(
    'select count(*)::int as "count" from "scimGroups" where "companyId" = $1',
    [companyId],
  );
  if ((counted?.count ?? 0) >= mostGroups)
    throw new ScimRefusal('invalidValue', { code: 'scim.many-groups', values: { max: mostGroups } });
  const [made] = await transaction.query<Stored>(
    `insert into "scimGroups" ("companyId", "displayName", "externalId", "createdAt", "updatedAt")
     values ($1, $2, $3, $4, $4) returning *`,
    [companyId, displayName, group.externalId, now],
  );
  const stored = made as Stored;
  await moveMembers(work, stored.id, none.members, group.members);
  await followGroups(work, group.members);
  return resourceOf(work, stored, true);
};

/** A patch changes the group that there is; a PUT says the whole group. */
export const editGroup = async (
  work: ScimWork,
  id: string,
  assignments: readonly Assignment[],
  how: 'patch' | 'replace',
): Promise<object> => {
  await holdCompany(work);
  const stored = await storedGroup(work, id);
  const members = new Set((await membersOf(work, id)).map(({ value }) => value));
  const { displayName, externalId } = stored;
  const group = changedGroup(
    { displayName, externalId, members: how === 'patch' ? members : new Set() },
    assignments,
  );
  const name = group.displayName === displayName ? displayName : await freeName(work, group.displayName);
  const moved = await moveMembers(work, id, members, group.members);
  const renamed = name !== displayName || group.externalId !== externalId;
  const [after] = await work.transaction.query<Stored>(
    `update "scimGroups" set "displayName" = $2, "externalId" = $3, "updatedAt" = $4 where "id"::text = $1 returning *`,
    [id, name, group.externalId, renamed || moved.length > 0 ? work.now : stored.updatedAt],
  );
  await followGroups(work, renamed ? new Set([...members, ...group.members]) : moved);
  return resourceOf(work, after as Stored, true);
};

export const deleteGroup = async (work: ScimWork, id: string): Promise<void> => {
  await holdCompany(work);
  await storedGroup(work, id);
  const members = await membersOf(work, id);
  await work.transaction.query('delete from "scimGroups" where "id"::text = $1', [id]);
  await followGroups(
    work,
    members.map(({ value }) => value),
  );
};

const freeName = async ({ transaction, companyId }: ScimWork, name: string | null): Promise<string> => {
  if (name === null)
    throw new ScimRefusal('invalidValue', { code: 'scim.required', values: { name: 'displayName' } });
  const [other] = await transaction.query(
    'select 1 from "scimGroups" where "companyId" = $1 and "displayName" = $2',
    [companyId, name],
  );
  if (other) throw new ScimRefusal('uniqueness', { code: 'scim.group-taken', values: { name } });
  return name;
};

/** Stores who has joined and who has left, and returns both. */
const moveMembers = async (
  { transaction, companyId }: ScimWork,
  groupId: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Promise<string[]> => {
  const joined = [...after].filter((id) => !before.has(id));
  const left = [...before].filter((id) => !after.has(id));
  const known = await transaction.query<{ id: string }>(
    `select u."id" from ${managedUsers} and u."id" = any($2)`,
    [companyId, joined],
  );
  const ids = new Set(known.map(({ id }) => id));
  const unknown = joined.find((id) => !ids.has(id));
  if (unknown !== undefined)
    throw new ScimRefusal('invalidValue', {
      code: 'scim.unknown-member',
      values: { id: unknown.slice(0, 100) },
    });
  await transaction.query(
    'insert into "scimMembers" ("groupId", "userId") select $1, unnest($2::text[]) on conflict do nothing',
    [groupId, joined],
  );
  await transaction.query('delete from "scimMembers" where "groupId" = $1 and "userId" = any($2)', [
    groupId,
    left,
  ]);
  return [...joined, ...left];
};
