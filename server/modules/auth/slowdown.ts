import { TooMany } from '../../../domain/errors.ts';
import { hashToken } from '../../session.ts';
import type { Transaction } from '../../store/transaction.ts';

/** So many wrong tries are free; after that each doubles the wait, from one second up to a quarter of an hour. */
const freeTries = { account: 5, address: 50 };
const longestWait = 15 * 60;

type Attempt = { email: string; ip: string; now: Date };
type Failures = { failures: number; lastAt: string };

const keysOf = ({ email, ip }: Attempt) => [
  { key: `account:${hashToken(email)}`, free: freeTries.account },
  { key: `address:${hashToken(ip)}`, free: freeTries.address },
];

/** Counts this try as failed before it is checked, so that many at once cannot slip by; throws while one has to wait. */
export const countAttempt = async (transaction: Transaction, attempt: Attempt): Promise<void> => {
  for (const { key, free } of keysOf(attempt)) {
    const [seen] = await transaction.query<Failures>(
      'select "failures", "lastAt" from "signInFailures" where "key" = $1',
      [key],
    );
    const wait = seen ? secondsToWait(seen, free, attempt.now) : 0;
    if (wait > 0)
      throw TooMany(`Too many attempts. Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`, {
        retryAfter: wait,
      });
    await transaction.query(
      `insert into "signInFailures" as f ("key", "failures", "lastAt") values ($1, 1, $2)
       on conflict ("key") do update set "lastAt" = excluded."lastAt", "failures" = case when f."lastAt" < excluded."lastAt" - interval '1 hour' then 1 else f."failures" + 1 end`,
      [key, attempt.now],
    );
  }
};

/** A right password forgives the account its tries, and the address this one. */
export const forgiveAttempts = async (transaction: Transaction, attempt: Attempt): Promise<void> => {
  const [account, address] = keysOf(attempt);
  await transaction.query('delete from "signInFailures" where "key" = $1', [account?.key]);
  await transaction.query(
    'update "signInFailures" set "failures" = greatest(0, "failures" - 1) where "key" = $1',
    [address?.key],
  );
};

const secondsToWait = ({ failures, lastAt }: Failures, free: number, now: Date): number => {
  if (failures < free) return 0;
  const wait = Math.min(longestWait, 2 ** (failures - free));
  return Math.max(0, Math.ceil((new Date(lastAt).getTime() + wait * 1000 - now.getTime()) / 1000));
};
