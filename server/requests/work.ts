import type { Visitor } from '../../domain/access/can.ts';
import type { Platform } from '../../domain/settings/platform.ts';
import type { Secrets } from '../configuration/secrets.ts';
import type { Matching } from '../matching/matching.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Session } from './session.ts';

/** A caller without a session, with the database role for visitors. */
type Visit = { name: string; actor: Visitor; rights: 'visitor' };
type Under = {
  transaction: Transaction;
  now: Date;
  ip: string;
  platform: Platform;
  secrets: Secrets;
  matching?: Matching;
};

/** Context of a route that needs a session: one transaction, committed only if the handler returns. */
export type Work = Session & Under;
/** The same for a route that is open to visitors. */
export type VisitorWork = Visit & Under;
export type Answer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The response contains a secret and is encrypted if stored for retries. */
  secret?: true;
};
