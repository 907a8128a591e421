import type { Permission } from '../contract/accounts/permissions.ts';
import type { Role } from '../contract/accounts/roles.ts';
import type { User } from '../contract/accounts/users.ts';
import type { Actor } from './can.ts';
import { permissionsOf } from './permissions.ts';

/** The custom role that replaces a person's platform role, if any. */
export type RoleGiven = Pick<Role, 'permissions'> | null;

/** A person's permissions: those of the custom role if there is one, else those of the platform role. */
export const permissionsHeld = ({ role }: Pick<User, 'role'>, given: RoleGiven): readonly Permission[] =>
  given ? given.permissions : permissionsOf(role);

/** A user as the access rules see them. */
export const actorOf = (user: User, given: RoleGiven): Actor => ({
  userId: user.id,
  userType: user.userType,
  companyId: user.companyId,
  permissions: permissionsHeld(user, given),
});

type FindRole = (noun: 'roles', id: string) => Promise<unknown>;
/** The custom role of this person in its current state. */
export const roleGiven = async ({ customRoleId }: User, find: FindRole): Promise<RoleGiven> =>
  customRoleId === null ? null : ((await find('roles', customRoleId)) as RoleGiven);
