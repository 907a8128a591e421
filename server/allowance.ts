import { isIPv6 } from 'node:net';
import { TooMany } from '../domain/errors.ts';
import { hashToken } from './session.ts';
import type { Transaction } from './store/transaction.ts';

/** So many at once, and as many again in so many seconds. */
export type Allowance = { most: number; seconds: number };

const perHour = (most: number): Allowance => ({ most, seconds: 3600 });
/** Wide enough for an office behind one address. */
export const allowances = {
  signUpRequests: perHour(20),
  newsletterSubscriptions: perHour(20),
  contactMessages: perHour(20),
  talentCounts: { most: 60, seconds: 60 },
  /** Calendar programs ask a few times an hour. */
  calendars: { most: 30, seconds: 60 },
  /** Of one person: each search is worked out by the one thread that all share, and kept. */
  searches: { most: 60, seconds: 60 },
  /** Of one person: a busy morning of pages and lists stays far below. */
  requests: { most: 3000, seconds: 60 },
  /** Of one person: asked once a page of cards, and worked out by the thread that all share. */
  scores: { most: 120, seconds: 60 },
  /** Of one person: pages that were loaded, and what is done there without leaving a row. */
  pageLoads: { most: 60, seconds: 60 },
  featureUses: { most: 60, seconds: 60 },
  /** Half a megabyte; a program that keeps it asks with its tag, which costs nothing. */
  openApi: { most: 60, seconds: 60 },
  /** Mail services send many people's clicks from few addresses. */
  unsubscribe: { most: 600, seconds: 60 },
  passwordLinks: { most: 60, seconds: 60 },
  passwordReset: perHour(20),
  passwordResetOfAccount: perHour(5),
} satisfies Record<string, Allowance>;
export type AllowanceName = keyof typeof allowances;

type Taking = { transaction: Transaction; now: Date };

/**
 * Takes one off what somebody (an address, an account) may do of this kind, or throws while there is none left. It is
 * kept in the transaction of the work itself: what fails takes nothing. `who` is kept as a hash only.
 */
export const takeOne = (work: Taking, kind: AllowanceName, who: string): Promise<void> =>
  take(work, kind, who, 1);

/** Takes several at once. */
export const take = async (
  { transaction, now }: Taking,
  kind: AllowanceName,
  who: string,
  count: number,
): Promise<void> => {
  const { most, seconds } = allowances[kind];
  transaction.as('system');
  const [after] = await transaction.query<{ used: number }>(
    `insert into "allowances" as a ("key", "used", "at") values ($1, $4, $2)
     on conflict ("key") do update set "at" = greatest(a."at", excluded."at"),
       "used" = $4 + greatest(0, a."used" - greatest(0, extract(epoch from excluded."at" - a."at")) * $3::float8)
     returning "used"`,
    [`${kind}:${hashToken(who)}`, now, most / seconds, count],
  );
  const over = (after?.used ?? 0) - most;
  if (over <= 0) return;
  const wait = Math.ceil((over * seconds) / most);
  throw TooMany(waitFor(wait), { retryAfter: wait });
};

export const waitFor = (seconds: number): string => {
  if (seconds === 1) return 'Too many requests. Please try again in 1 second.';
  if (seconds < 90) return `Too many requests. Please try again in ${seconds} seconds.`;
  return `Too many requests. Please try again in ${Math.ceil(seconds / 60)} minutes.`;
};

/** What stands for a caller: the address, or of an IPv6 one the network, as one household has 2^64 of those. */
export const callerAt = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
};

const networkOf = (ip: string): string => {
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
};
