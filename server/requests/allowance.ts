import { isIPv6 } from 'node:net';
import { TooMany } from '../../domain/errors.ts';
import type { Message } from '../../domain/messages/message.ts';
import { type LimitName, limits } from '../../operations/limits.ts';
import type { Transaction } from '../store/transaction.ts';
import { hashToken } from './session.ts';

type Taking = { transaction: Transaction; now: Date };

/**
 * Takes one request from the allowance of an address or account, or throws if it is used up. Stored in the
 * transaction of the request, so failed requests take nothing. `who` is stored as a hash only.
 */
export const takeOne = async (work: Taking, kind: LimitName, who: string): Promise<void> => {
  await take(work, kind, who, 1);
};

/** Takes several at once, and returns how much is used up now. */
export const take = async (
  { transaction, now }: Taking,
  kind: LimitName,
  who: string,
  count: number,
): Promise<number> => {
  const { most, seconds } = limits[kind];
  const [after] = await transaction.as('system').query<{ used: number }>(
    `insert into "allowances" as a ("key", "used", "at") values ($1, $4, $2)
     on conflict ("key") do update set "at" = greatest(a."at", excluded."at"),
       "used" = $4 + greatest(0, a."used" - greatest(0, extract(epoch from excluded."at" - a."at")) * $3::float8)
     returning "used"`,
    [`${kind}:${hashToken(who)}`, now, most / seconds, count],
  );
  const used = after?.used ?? 0;
  const over = used - most;
  if (over <= 0) return used;
  const wait = Math.ceil((over * seconds) / most);
  throw TooMany(waitFor(wait), { retryAfter: wait });
};

export const waitFor = (seconds: number): Message => {
  if (seconds === 1) return 'limits.wait-second';
  if (seconds < 90) return { code: 'limits.wait-seconds', values: { count: seconds } };
  return { code: 'limits.wait-minutes', values: { count: Math.ceil(seconds / 60) } };
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
