import type { Session } from './session.ts';
import type { Transaction } from './store/transaction.ts';

/** What a route that needs a session works with: one transaction, kept only if the answer is reached. */
export type Work = Session & { transaction: Transaction; now: Date; ip: string };
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
