import { Refusal, TooMany } from '../../domain/errors.ts';
import { limits } from '../../operations/limits.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../store/transaction.ts';
import { take, waitFor } from './allowance.ts';

/** Requests counted in memory before they are added to the shared row. */
const slice = 50;
const mostKnown = 5000;

type Share = { left: number; seenAt: number; blockedUntil: number; settling: boolean };
const shares = new WeakMap<Database, Map<string, Share>>();

type Caller = { database: Database; who: string; clock: () => Date };

/** Admits one more request of this account, or throws if it has exceeded its limit. */
export const countRequest = ({ database, who, clock }: Caller): void => {
  const share = shareOf(database, who, clock().getTime());
  const wait = Math.ceil((share.blockedUntil - share.seenAt) / 1000);
  if (wait > 0) throw TooMany(waitFor(wait), { retryAfter: wait });
  share.left--;
};

/**
 * Deducts the handled requests from the account's allowance. Called after the request's own transaction, so
 * that refused requests count too and no second connection is needed inside of it.
 */
export const settleRequests = async (caller: Caller): Promise<void> => {
  const share = shares.get(caller.database)?.get(caller.who);
  if (!share || share.left > 0 || share.settling) return;
  share.settling = true;
  try {
    await inTransaction(caller.database, (transaction) =>
      take({ transaction, now: caller.clock() }, 'requests', caller.who, slice - share.left),
    );
    share.left = slice;
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 429)) throw error;
    const { retryAfter } = error.details as { retryAfter: number };
    share.blockedUntil = caller.clock().getTime() + retryAfter * 1000;
  } finally {
    share.settling = false;
  }
};

const shareOf = (database: Database, who: string, now: number): Share => {
  const all = shares.get(database) ?? new Map<string, Share>();
  shares.set(database, all);
  const share = all.get(who) ?? { left: slice, seenAt: now, blockedUntil: 0, settling: false };
  share.seenAt = now;
  if (all.size >= mostKnown && !all.has(who)) forgetOld(all, now);
  all.set(who, share);
  return share;
};

/** After a whole period without requests, the allowance is full again. */
const forgetOld = (all: Map<string, Share>, now: number) => {
  for (const [who, { seenAt }] of all) if (now - seenAt > limits.requests.seconds * 1000) all.delete(who);
};
