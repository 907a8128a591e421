import * as jobs from '../../application/jobs/billing.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { Invoice } from '../../domain/contract/invoices.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { columnsOf } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 100;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** One after the other, because each skips rows that the other has locked. */
export const notifyOfOwed = (database: Database, now: Date) =>
  tellOverdue(database, now).finally(() => remindOfInvoices(database, now));

/** Notifies once about each invoice that has become overdue. Returns how many. */
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

/** Mails due reminders, each step of an invoice once. Returns how many. */
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

/** Each invoice is handled by one process only. */
const owedIn = (transaction: Transaction, where: string, values: unknown[]): Promise<Invoice[]> =>
  transaction.query<Invoice>(
    `select ${columnsOf('invoices')} from "invoices" where "status" = 'Pending' and ${where}
     order by "dueDate", "id" limit ${atOnce} for no key update skip locked`,
    values,
  );
