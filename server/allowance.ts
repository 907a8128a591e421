import { isIPv6 } from 'node:net';
import { TooMany } from '../domain/errors.ts';
import { hashToken } from './session.ts';
import type { Transaction } from './store/transaction.ts';

/** Burst size, and the seconds in which it refills. */
type Allowance = { most: number; seconds: number };

const perHour = (most: number): Allowance => ({ most, seconds: 3600 });
/** Enough for an office behind one address. */
export const allowances = {
  signUpRequests: perHour(20),
  newsletterSubscriptions: perHour(20),
  contactMessages: perHour(20),
  talentCounts: { most: 60, seconds: 60 },
  /** Calendar apps poll a few times an hour. */
  calendars: { most: 30, seconds: 60 },
  /** Per person: each search is stored and runs in the single matching thread. */
  searches: { most: 60, seconds: 60 },
  /** Per person: a busy morning of pages and lists stays far below. */
  requests: { most: 3000, seconds: 60 },
  /** Per person: requested once for each page of cards, and computed by the shared matching thread. */
  scores: { most: 120, seconds: 60 },
  /** Per person: page loads, and uses of features that leave no row. */
  pageLoads: { most: 60, seconds: 60 },
  featureUses: { most: 60, seconds: 60 },
  /** The response is half a megabyte; clients that cache it revalidate with an ETag for free. */
  openApi: { most: 60, seconds: 60 },
  /** Mail services send many people's clicks from few addresses. */
  unsubscribe: { most: 600, seconds: 60 },
  passwordLinks: { most: 60, seconds: 60 },
  passwordReset: perHour(20),
  passwordResetOfAccount: perHour(5),
} satisfies Record<string, Allowance>;
type AllowanceName = keyof typeof allowances;

type Taking = { transaction: Transaction; now: Date };

/**
 * Takes one request from the allowance of an address or account, or throws if it is used up. Stored in the
 * transaction of
 * the request, so failed requests take nothing. `who` is stored as a hash only.
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

/** Key of a caller: the IPv4 address, or the network of an IPv6 one, as one household has 2^64 of those. */
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
