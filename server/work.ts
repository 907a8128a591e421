import type { Visitor } from '../domain/access/can.ts';
import type { Platform } from '../domain/settings/platform.ts';
import type { Matching } from './matching/matching.ts';
import type { Secrets } from './secrets.ts';
import type { Session } from './session.ts';
import type { Transaction } from './store/transaction.ts';

/** Whoever calls without a session, with the database account for that. */
export type Visit = { name: string; actor: Visitor; rights: 'visitor' };
type Under = {
  transaction: Transaction;
  now: Date;
  ip: string;
  platform: Platform;
  secrets: Secrets;
  matching?: Matching;
};

/** What a route that needs a session works with: one transaction, kept only if the answer is reached. */
export type Work = Session & Under;
/** The same for a route that is open to visitors. */
export type VisitorWork = Visit & Under;
export type Answer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** It holds a secret: what is kept of it for a retry is encrypted. */
  secret?: true;
};
