import * as jobs from '../../application/jobs/billing.ts';
import type { Invoice } from '../../domain/contract/invoices.ts';
import { addDays } from '../../domain/time/days.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { columnsOf } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 100;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Run in sequence, because each one skips rows that the other has locked. */
export const notifyOfOwed = (database: Database, now: Date) =>
  tellOverdue(database, now).finally(() => remindOfInvoices(database, now));

/** Sends one notification for each invoice that has become overdue. Returns their number. */
export const tellOverdue = async (database: Database, now: Date): Promise<number> => {
  const told = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await owedIn(transaction, `"dueDate" < $1 and "overdueTold" is distinct from "dueDate"`, [
      dayOf(now),
    ]);
    const work = systemWork(transaction, now);
    for (const invoice of due) await jobs.tellOverdue(work, invoice);
    return due.length;
  });
  return told < atOnce ? told : told + (await tellOverdue(database, now));
};

/** Sends due payment reminders, each reminder of an invoice only once. Returns their number. */
export const remindOfInvoices = async (database: Database, now: Date, after = ''): Promise<number> => {
  let taken = 0;
  const seen = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const owed = await owedIn(transaction, `"dueDate" <= $1 and "dueDate"::text || "id" > $2`, [
      addDays(dayOf(now), 3),
      after,
    ]);
    const work = systemWork(transaction, now);
    for (const invoice of owed) if (await jobs.remindOfInvoice(work, invoice)) taken++;
    return owed;
  });
  const last = seen.at(-1);
  if (seen.length < atOnce || !last) return taken;
  return taken + (await remindOfInvoices(database, now, `${last.dueDate}${last.id}`));
};

/** Only one process handles an invoice. */
const owedIn = (transaction: Transaction, where: string, values: unknown[]): Promise<Invoice[]> =>
  transaction.query<Invoice>(
    `select ${columnsOf('invoices')} from "invoices" where "status" = 'Pending' and ${where}
     order by "dueDate", "id" limit ${atOnce} for no key update skip locked`,
    values,
  );
