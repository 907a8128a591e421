import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';

/**
 * The database's own accounts, named after the database so that several can share a server.
 * `app` signs in and owns nothing; for each piece of work it takes on one of the others:
 * a user type (rows scoped by policy), `session` (sign-in), `system` (what the store writes beside a change).
 */
export const workingRoles = [...userTypes, 'session', 'system'] as const;
export type WorkingRole = UserType | 'session' | 'system';

export const roleName = (database: string, role: WorkingRole | 'app'): string =>
  `${database.slice(0, 50)}_${role}`;
