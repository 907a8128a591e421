import { permissionsOf } from '../../../domain/access/permissions.ts';
import type { Permission } from '../../../domain/contract/accounts/permissions.ts';
import type { Role } from '../../../domain/contract/accounts/roles.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';

/** The roles, to display which one an operator has. */
export const useRoles = () => useAllRows<Role>({ noun: 'roles', filter: {} });

/** An operator's role: the console role, or else the platform role. Undefined until the roles are loaded. */
export const roleOf = (
  { customRoleId, role }: Pick<User, 'customRoleId' | 'role'>,
  roles: readonly Role[] | undefined,
): { name: string; permissions: readonly Permission[] } | undefined => {
  if (customRoleId === null) return { name: role, permissions: permissionsOf(role) };
  return roles?.find(({ id }) => id === customRoleId);
};
