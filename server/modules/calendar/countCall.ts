import { TooMany } from '../../../domain/errors.ts';
import type { Transaction } from '../../store/transaction.ts';

/** Calendar programs ask a few times an hour; so many in a minute are plenty. */
const mostCalls = 30;
const minute = 60_000;

/** Counts a call for a calendar, by its link or by the address that guesses; throws when there are too many in a minute. */
export const countCall = async (transaction: Transaction, key: string, now: Date): Promise<void> => {
  const [counted] = await transaction.query<{ calls: number; since: string }>(
    `insert into "calendarCalls" as c ("key", "calls", "since") values ($1, 1, $2)
     on conflict ("key") do update set
       "calls" = case when c."since" <= $3 then 1 else c."calls" + 1 end,
       "since" = case when c."since" <= $3 then $2 else c."since" end
     returning "calls", "since"`,
    [key, now, new Date(now.getTime() - minute)],
  );
  if (!counted || counted.calls <= mostCalls) return;
  const wait = Math.ceil((new Date(counted.since).getTime() + minute - now.getTime()) / 1000);
  throw TooMany('This calendar was asked for too often. Please try again in a minute.', {
    retryAfter: Math.max(1, wait),
  });
};
