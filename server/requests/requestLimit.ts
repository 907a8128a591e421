import { Refusal, TooMany } from '../../domain/errors.ts';
import { limits } from '../../operations/limits.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../store/transaction.ts';
import { take, waitFor } from './allowance.ts';

/** Requests counted in memory before they are added to the shared row. */
const slice = 50;
const mostKnown = 5000;

type Share = {
  left: number;
  seenAt: number;
  blockedUntil: number;
  settling: boolean;
  /** What the shared row said when requests were last added to it, and when that was. */
  used: number;
  usedAt: number;
};
const shares = new WeakMap<Database, Map<string, Share>>();

/** An account, one of its API keys, or the directory of a company: each has an allowance of its own. */
type Caller = {
  database: Database;
  who: string;
  kind: 'requests' | 'keyRequests' | 'scimRequests';
  clock: () => Date;
};
const nameOf = ({ kind, who }: Pick<Caller, 'kind' | 'who'>) => `${kind} ${who}`;

/** Admits one more request of this caller, or throws if it has exceeded its limit. */
export const countRequest = (caller: Caller): void => {
  const share = shareOf(caller, caller.clock().getTime());
  const wait = Math.ceil((share.blockedUntil - share.seenAt) / 1000);
  if (wait > 0) throw TooMany(waitFor(wait), { retryAfter: wait });
  share.left--;
};

/**
 * Deducts the handled requests from the account's allowance. Called after the request's own transaction, so
 * that refused requests count too and no second connection is needed inside of it.
 */
export const settleRequests = async (caller: Caller): Promise<void> => {
  const { kind, who } = caller;
  const share = shares.get(caller.database)?.get(nameOf(caller));
  if (!share || share.left > 0 || share.settling) return;
  share.settling = true;
  try {
    share.used = await inTransaction(caller.database, (transaction) =>
      take({ transaction, now: caller.clock() }, kind, who, slice - share.left),
    );
    share.usedAt = caller.clock().getTime();
    share.left = slice;
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 429)) throw error;
    const { retryAfter } = error.details as { retryAfter: number };
    share.blockedUntil = caller.clock().getTime() + retryAfter * 1000;
  } finally {
    share.settling = false;
  }
};

export type Allowance = { limit: number; remaining: number; reset: number };

/**
 * What this process knows of a caller's allowance: other processes add their requests 50 at a time. `reset` is the number of
 * seconds until it is full again.
 */
export const allowanceOf = (caller: Caller): Allowance => {
  const { most, seconds } = limits[caller.kind];
  const now = caller.clock().getTime();
  const { used, usedAt, left, blockedUntil } = shareOf(caller, now);
  const rate = most / seconds;
  const taken = Math.max(0, used - Math.max(0, (now - usedAt) / 1000) * rate) + slice - left;
  const remaining = blockedUntil > now ? 0 : Math.max(0, Math.floor(most - taken));
  return { limit: most, remaining, reset: Math.ceil(taken / rate) };
};

const shareOf = (caller: Caller, now: number): Share => {
  const all = shares.get(caller.database) ?? new Map<string, Share>();
  shares.set(caller.database, all);
  const name = nameOf(caller);
  const share = all.get(name) ?? {
    left: slice,
    seenAt: now,
    blockedUntil: 0,
    settling: false,
    used: 0,
    usedAt: now,
  };
  share.seenAt = now;
  if (all.size >= mostKnown && !all.has(name)) forgetOld(all, now);
  all.set(name, share);
  return share;
};

/** After a whole period without requests, the allowance is full again. */
const forgetOld = (all: Map<string, Share>, now: number) => {
  for (const [name, { seenAt }] of all) if (now - seenAt > limits.requests.seconds * 1000) all.delete(name);
};
