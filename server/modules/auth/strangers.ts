import { utcDay } from '../../../domain/time/days.ts';
import { hashToken } from '../../requests/session.ts';
import { type Attempt, networkKey } from '../../requests/slowdown.ts';
import type { Transaction } from '../../store/transaction.ts';

/** Number of networks a day with their own rows; of all others only the largest counts are stored. */
const mostNetworks = 200;

/**
 * Counts an attempt with an unknown email, by day and network. Returns the count if it is due for an audit
 * entry (the 1st, 10th, 100th attempt and so on), so that guessing cannot fill the log; else null.
 */
export const noteStranger = async (
  transaction: Transaction,
  { ip, now }: Pick<Attempt, 'ip' | 'now'>,
): Promise<number | null> => {
  const day = utcDay(now);
  const tries = await countOne(transaction, `stranger:${day}:${hashToken(networkKey(ip))}`, now);
  if (!isRound(tries)) return null;
  const rows = await countOne(transaction, `strangers:${day}`, now);
  return rows <= mostNetworks || isRound(rows) ? tries : null;
};

/** 1, 10, 100 and so on. */
const isRound = (count: number): boolean => Number.isInteger(Math.log10(count));

const countOne = async (transaction: Transaction, key: string, now: Date): Promise<number> => {
  const [counted] = await transaction.query<{ count: number }>(
    `insert into "signInFailures" as f ("key", "failures", "lastAt") values ($1, 1, $2)
     on conflict ("key") do update set "failures" = f."failures" + 1, "lastAt" = greatest(f."lastAt", excluded."lastAt")
     returning "failures" as "count"`,
    [key, now],
  );
  return counted?.count ?? 1;
};
