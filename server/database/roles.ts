import { type PartyType, parties } from '../../domain/access/rules.ts';

/**
 * The database's own accounts, named after the database so that several can share a server.
 * `app` signs in and owns nothing; for each piece of work it takes on one of the others:
 * a user type or `visitor` (rows scoped by policy), `session` (sign-in), `courier` (mails and the links in them),
 * `system` (what the store writes beside a change), `matching` (reads what matching knows of the market, and nothing more),
 * `eraser` (takes a person out of the rows that tell of them).
 */
export const workingRoles = [...parties, 'session', 'courier', 'system', 'matching', 'eraser'] as const;
export type WorkingRole = PartyType | 'session' | 'courier' | 'system' | 'matching' | 'eraser';

export const roleName = (database: string, role: WorkingRole | 'app'): string =>
  `${database.slice(0, 50)}_${role}`;
