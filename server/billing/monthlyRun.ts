import { billFor, monthOf, monthToRun } from '../../domain/billing/monthlyRun.ts';
import { asSystem } from '../../domain/change/expiry.ts';
import { monthlyBill, type RunMoney, runOf, runReported } from '../../domain/change/monthlyBill.ts';
import type { Plan } from '../../domain/contract/plans.ts';
import type { Subscription } from '../../domain/contract/subscriptions.ts';
import type { Database } from '../database/connect.ts';
import { endTerms } from '../modules/planTerms.ts';
import { carryOut } from '../store/change.ts';
import { findRow, hold } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 50;

/**
 * Ends the terms that are over, and bills every running subscription for the month, some of them at a time. Of several
 * processes that do so at once each subscription is taken by one, and what was billed is noted on it in the same
 * transaction. Returns how many were taken.
 */
export const runMonth = async (database: Database, now: Date): Promise<number> => {
  const [ended] = await Promise.allSettled([endTerms(database, now)]);
  // A term that cannot be ended keeps nobody else from being billed, and is itself not billed beyond its end.
  const taken = await billAll(database, now);
  if (ended.status === 'rejected') throw ended.reason;
  return taken;
};

const billAll = async (database: Database, now: Date): Promise<number> => {
  const taken = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await dueIn(transaction, now);
    for (const subscription of due) await bill(transaction, subscription, now);
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
/** Whether `monthToRun` names a month; $1 is the first of this month, $2 is today. */
export const isDue = `${toRun} <= $1 and "startDate" <= $2 and ("endDate" is null or "endDate" >= ${toRun})
  and ("changesOn" is null or "changesOn" > ${toRun}) and "status" <> 'Paused' and ("status" = 'Active' or "billedMonth" is not null)`;

/** That it was billed is no new version of a subscription. */
const bill = async (transaction: Transaction, subscription: Subscription, now: Date) => {
  const month = monthToRun(subscription, dayOf(now));
  if (month === null) return;
  const plan = await findRow(transaction, 'plans', subscription.planId);
  const owed = billFor(subscription, plan as Plan | null, month);
  if (owed && owed.amount > 0)
    await carryOut(
      { ...asSystem(now), transaction, ip: 'server', rights: 'system' },
      monthlyBill(subscription as never, plan, owed, month, asSystem(now)),
    );
  await transaction.query(
    `update "subscriptions" set "billedMonth" = $2, "billedThrough" = coalesce($3, "billedThrough"),
       "credit" = coalesce($4, "credit") where "id" = $1`,
    [subscription.id, month, owed?.to ?? null, owed?.credit ?? null],
  );
  transaction.announce('subscriptions');
};

/** Told once for a month, by whoever finds that nothing is left to bill. */
const report = async (transaction: Transaction, now: Date) => {
  const month = monthOf(dayOf(now));
  transaction.as('system');
  await hold(transaction, 'monthly run', 'alone');
  const [left] = await transaction.query(`select 1 as "left" from "subscriptions" where ${isDue} limit 1`, [
    month,
    dayOf(now),
  ]);
  const { type, target } = runOf(month);
  const [told] = await transaction.query(
    'select 1 as "told" from "activities" where "noun" = $1 and "target" = $2 and "type" = $3 limit 1',
    ['invoices', target, type],
  );
  if (left || told) return;
  const made = await transaction.query<RunMoney>(
    `select "currency", count(*)::int as "invoices", sum("amount")::bigint as "amount"
     from "invoices" where "billedMonth" = $1 group by "currency" order by "currency"`,
    [month],
  );
  if (made.length)
    await carryOut(
      { ...asSystem(now), transaction, ip: 'server', rights: 'system' },
      runReported(month, made, asSystem(now)),
    );
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
