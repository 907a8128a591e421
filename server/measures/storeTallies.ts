import { apiKinds, type Tally } from '../../domain/measures/meter.ts';
import { addTimes, quantile } from '../../domain/measures/times.ts';
import { utcDay } from '../../domain/time/days.ts';
import type { Transaction } from '../store/transaction.ts';

/** Adds these counts to the minute and the day of `now`, together with those of other processes. */
export const storeTallies = async (
  transaction: Transaction,
  tallies: readonly Tally[],
  now: Date,
): Promise<void> => {
  const day = utcDay(now);
  await holdDay(transaction, day);
  if (tallies.length > 0) {
    const inOrder = tallies.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    await add(transaction, 'serverMinutes', 'minute', `${now.toISOString().slice(0, 16)}:00Z`, inOrder);
    await add(transaction, 'serverDays', 'day', day, inOrder);
  }
  await tellDay(transaction, day, now);
};

/** Locks the day, so that its row is the sum over all processes. */
const holdDay = async (transaction: Transaction, day: string) => {
  await transaction.query(
    `insert into "platformDays" ("day", "activeUsers", "requests", "failures", "responseMs", "responseP95Ms", "queries", "queryMs", "pageLoads", "pageLoadMs", "upMinutes")
     values ($1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) on conflict ("day") do nothing`,
    [day],
  );
  await transaction.query('select 1 from "platformDays" where "day" = $1 for update', [day]);
};

const add = (
  transaction: Transaction,
  table: 'serverMinutes' | 'serverDays',
  when: 'minute' | 'day',
  at: string,
  tallies: readonly Tally[],
) =>
  transaction.query(
    `insert into "${table}" ("${when}", "kind", "count", "failures", "ms", "times")
     select $1, "kind", "count", "failures", "ms", "times"
     from jsonb_to_recordset($2::jsonb) as told("kind" text, "count" bigint, "failures" bigint, "ms" double precision, "times" bigint[])
     on conflict ("${when}", "kind") do update set "count" = "${table}"."count" + excluded."count",
       "failures" = "${table}"."failures" + excluded."failures", "ms" = "${table}"."ms" + excluded."ms",
       "times" = add_times("${table}"."times", excluded."times")`,
    [at, JSON.stringify(tallies)],
  );

/** The row of a day, from the counts of all processes. */
const tellDay = async (transaction: Transaction, day: string, now: Date) => {
  const kept = await transaction.query<Tally>('select * from "serverDays" where "day" = $1', [day]);
  const of = (kinds: readonly string[]) => kept.filter(({ kind }) => kinds.includes(kind));
  const sum = (kinds: readonly string[], field: 'count' | 'failures' | 'ms') =>
    Math.min(2_000_000_000, Math.round(of(kinds).reduce((all, one) => all + Number(one[field]), 0)));
  const p95 = quantile(addTimes(of(apiKinds).map(({ times }) => times.map(Number))), 0.95);
  await transaction.query(
    `update "platformDays" set "version" = "version" + 1, "updatedAt" = $2,
       "requests" = $3, "failures" = $4, "responseMs" = $5, "responseP95Ms" = $6,
       "queries" = $7, "queryMs" = $8, "pageLoads" = $9, "pageLoadMs" = $10,
       "activeUsers" = (select count(*) from "dayPeople" where "day" = $1),
       "upMinutes" = (select count(*) from "serverMinutes" where "kind" = 'process' and "minute" >= $1::date and "minute" < $1::date + 1)
     where "day" = $1`,
    [
      day,
      now,
      sum(apiKinds, 'count'),
      sum(apiKinds, 'failures'),
      sum(apiKinds, 'ms'),
      Math.round(p95 ?? 0),
      sum(['database'], 'count'),
      sum(['database'], 'ms'),
      sum(['page'], 'count'),
      sum(['page'], 'ms'),
    ],
  );
};
