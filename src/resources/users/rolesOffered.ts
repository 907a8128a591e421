import type { Actor } from '../../../domain/access/can.ts';
import { permissionsOf } from '../../../domain/access/permissions.ts';
import type { PlatformRole } from '../../../domain/contract/accounts/users.ts';

export const rolesToAdd: readonly PlatformRole[] = ['User', 'Manager', 'Admin', 'Viewer'];
export const rolesToEdit: readonly PlatformRole[] = ['User', 'Manager', 'Admin', 'Super Admin'];

/** The roles a user may assign: none with more permissions than their own. */
export const rolesGivenBy = (actor: Actor, roles: readonly PlatformRole[]): PlatformRole[] =>
  roles.filter((role) => permissionsOf(role).every((one) => actor.permissions.includes(one)));
