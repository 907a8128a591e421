import { permissionsOf } from '../../../domain/access/permissions.ts';
import type { Permission } from '../../../domain/contract/permissions.ts';
import type { Role } from '../../../domain/contract/roles.ts';
import type { User } from '../../../domain/contract/users.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';

/** The roles, for whoever tells what an operator holds. */
export const useRoles = () => useAllRows<Role>({ noun: 'roles', filter: {} });

/** What an operator holds: the role given to them, or else their platform role. Unknown until the roles are read. */
export const roleOf = (
  { customRoleId, role }: Pick<User, 'customRoleId' | 'role'>,
  roles: readonly Role[] | undefined,
): { name: string; permissions: readonly Permission[] } | undefined => {
  if (customRoleId === null) return { name: role, permissions: permissionsOf(role) };
  return roles?.find(({ id }) => id === customRoleId);
};
