import type { Permission } from '../contract/permissions.ts';
import type { Role } from '../contract/roles.ts';
import type { User } from '../contract/users.ts';
import type { Actor } from './can.ts';
import { permissionsOf } from './permissions.ts';

/** The role that somebody was given in place of their platform role, if any. */
export type RoleGiven = Pick<Role, 'permissions'> | null;

/** What somebody holds: exactly what the role given to them holds, or else what their platform role does. */
export const permissionsHeld = ({ role }: Pick<User, 'role'>, given: RoleGiven): readonly Permission[] =>
  given ? given.permissions : permissionsOf(role);

/** A person as the rules see one. */
export const actorOf = (user: User, given: RoleGiven): Actor => ({
  userId: user.id,
  userType: user.userType,
  companyId: user.companyId,
  permissions: permissionsHeld(user, given),
});

type FindRole = (noun: 'roles', id: string) => Promise<unknown>;
/** The role given to this person, as it stands. */
export const roleGiven = async ({ customRoleId }: User, find: FindRole): Promise<RoleGiven> =>
  customRoleId === null ? null : ((await find('roles', customRoleId)) as RoleGiven);
