import { type PartyType, parties } from '../../domain/access/rules.ts';

/**
 * Database roles, named after the database so that several can share a server. `app` signs in and owns
 * nothing; for each piece of work it switches to another: a user type or `visitor` (rows limited by
 * policies), `session` (sign-in), `delivery` (mails, their links, and webhooks), `system` (effects of
 * changes), `matching` (reads only what matching uses), `eraser` (erases personal data).
 */
export const workingRoles = [...parties, 'session', 'delivery', 'system', 'matching', 'eraser'] as const;
export type WorkingRole = PartyType | 'session' | 'delivery' | 'system' | 'matching' | 'eraser';

export const roleName = (database: string, role: WorkingRole | 'app'): string =>
  `${database.slice(0, 50)}_${role}`;
