import { billSubscription, reportMonth } from '../../application/jobs/billing.ts';
import { monthOf } from '../../domain/billing/monthlyRun.ts';
import type { RunMoney } from '../../domain/change/monthlyBill.ts';
import type { Subscription } from '../../domain/contract/subscriptions.ts';
import type { Database } from '../database/connect.ts';
import { endTerms } from '../jobs/planTerms.ts';
import { systemWork } from '../store/change.ts';
import { hold } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 50;

/**
 * Ends expired terms and bills all running subscriptions for the month, in batches. Several processes can do
 * so at once: each subscription is claimed by one of them, and the charge is recorded on it in the same
 * transaction. Returns the number of subscriptions handled.
 */
export const runMonth = async (database: Database, now: Date): Promise<number> => {
  const [ended] = await Promise.allSettled([endTerms(database, now)]);
  // A term that fails to end does not stop other subscriptions from being billed, and is not billed beyond
  // its end.
  const taken = await billAll(database, now);
  if (ended.status === 'rejected') throw ended.reason;
  return taken;
};

const billAll = async (database: Database, now: Date): Promise<number> => {
  const taken = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await dueIn(transaction, now);
    const work = systemWork(transaction, now);
    for (const subscription of due) await billSubscription(work, subscription);
    return due.length;
  });
  if (taken > 0) return taken + (await billAll(database, now));
  await inTransaction(database, (transaction) => report(transaction, now));
  return 0;
};

const dueIn = (transaction: Transaction, now: Date): Promise<Subscription[]> =>
  transaction.query<Subscription>(
    `select * from "subscriptions" where ${isDue} order by "billedMonth" nulls first, "seq"
     limit ${atOnce} for no key update skip locked`,
    [monthOf(dayOf(now)), dayOf(now)],
  );
const toRun = `coalesce(("billedMonth" + interval '1 month')::date, date_trunc('month', "startDate")::date)`;
/** SQL condition: the subscription has a month to bill. $1 is the first of this month, $2 is today. */
export const isDue = `${toRun} <= $1 and "startDate" <= $2 and ("endDate" is null or "endDate" >= ${toRun})
  and ("changesOn" is null or "changesOn" > ${toRun}) and "status" <> 'Paused' and ("status" = 'Active' or "billedMonth" is not null)`;

/** Notifies once per month, from the process that finds nothing left to bill. */
const report = async (transaction: Transaction, now: Date) => {
  const month = monthOf(dayOf(now));
  transaction.as('system');
  await hold(transaction, 'monthly run', 'alone');
  const [left] = await transaction.query(`select 1 as "left" from "subscriptions" where ${isDue} limit 1`, [
    month,
    dayOf(now),
  ]);
  if (left) return;
  await reportMonth(systemWork(transaction, now), () =>
    transaction.query<RunMoney>(
      `select "currency", count(*)::int as "invoices", sum("amount")::bigint as "amount"
       from "invoices" where "billedMonth" = $1 group by "currency" order by "currency"`,
      [month],
    ),
  );
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
