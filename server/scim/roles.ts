import { type GroupRules, roleOfGroups, takesRole } from '../../domain/security/rolesByGroup.ts';
import type { RoleAtFirstSignIn } from '../../domain/security/singleSignOn.ts';
import { groupNames } from '../modules/auth/singleSignOn/groupNames.ts';
import { changeByItself, systemRows } from '../store/change.ts';
import { managedUsers } from './managedUsers.ts';
import type { ScimWork } from './scimSession.ts';

type Rules = Pick<GroupRules, 'defaultRole' | 'groupRoles'>;

const rulesOf = async ({ transaction, companyId }: ScimWork): Promise<Rules | undefined> => {
  const [rules] = await transaction.query<Rules>(
    'select "defaultRole", "groupRoles" from "singleSignOn" where "companyId" = $1',
    [companyId],
  );
  return rules;
};

/** The role of accounts that single sign-on makes, which those of the directory get as well. */
export const defaultRoleOf = async (work: ScimWork): Promise<RoleAtFirstSignIn> =>
  (await rulesOf(work))?.defaultRole ?? 'User';

/** Gives users the roles of their groups. */
export const followGroups = async (work: ScimWork, userIds: Iterable<string>): Promise<void> => {
  const rules = await rulesOf(work);
  const ids = [...userIds];
  if (!rules || ids.length === 0) return;
  const members = await work.transaction.query<{ id: string; groups: string[] }>(
    `select u."id", ${groupNames('u."id"')} as "groups"
     from ${managedUsers} and u."id" = any($2) order by u."seq"`,
    [work.companyId, ids],
  );
  for (const { id, groups } of members) {
    const role = roleOfGroups(groups, rules);
    const [user] = role ? await systemRows(work).findAllToChange('users', { id }) : [];
    if (role && user && takesRole(user, role)) await changeByItself(work, 'users', user, { role });
  }
};
