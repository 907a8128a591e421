import { reminderDue, reminderNote } from '../../domain/billing/reminders.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { asSystem } from '../../domain/change/expiry.ts';
import { overdueNews } from '../../domain/change/invoiceOverdue.ts';
import { invoiceReminder } from '../../domain/change/invoiceReminder.ts';
import type { Invoice } from '../../domain/contract/invoices.ts';
import type { Database } from '../database/connect.ts';
import { carryOut } from '../store/change.ts';
import { columnsOf } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 100;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Tells of each invoice once that it has become overdue. Returns how many were told. */
export const tellOverdue = async (database: Database, now: Date): Promise<number> => {
  const told = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await owedIn(transaction, `"dueDate" < $1 and "overdueTold" is distinct from "dueDate"`, [
      dayOf(now),
    ]);
    for (const invoice of due) {
      for (const news of overdueNews(invoice as never, asSystem(now))) await follow(transaction, news, now);
      await transaction.query('update "invoices" set "overdueTold" = "dueDate" where "id" = $1', [
        invoice.id,
      ]);
    }
    return due.length;
  });
  return told < atOnce ? told : told + (await tellOverdue(database, now));
};

/** Mails the reminders that are due, each step of an invoice once. Returns how many steps were taken. */
export const remindOfInvoices = async (database: Database, now: Date, after = ''): Promise<number> => {
  let taken = 0;
  const seen = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const owed = await owedIn(transaction, `"dueDate" <= $1 and "dueDate"::text || "id" > $2`, [
      addDays(dayOf(now), 3),
      after,
    ]);
    for (const invoice of owed) if (await remind(transaction, invoice, now)) taken++;
    return owed;
  });
  const last = seen.at(-1);
  if (seen.length < atOnce || !last) return taken;
  return taken + (await remindOfInvoices(database, now, `${last.dueDate}${last.id}`));
};

/** Of several processes that look at once each invoice is taken by one. */
const owedIn = (transaction: Transaction, where: string, values: unknown[]): Promise<Invoice[]> =>
  transaction.query<Invoice>(
    `select ${columnsOf('invoices')} from "invoices" where "status" = 'Pending' and ${where}
     order by "dueDate", "id" limit ${atOnce} for no key update skip locked`,
    values,
  );

const remind = async (transaction: Transaction, invoice: Invoice, now: Date): Promise<boolean> => {
  const step = reminderDue(invoice, dayOf(now));
  if (step === null) return false;
  await follow(transaction, invoiceReminder(invoice as never, step), now);
  await transaction.query('update "invoices" set "reminders" = "reminders" || $2::text where "id" = $1', [
    invoice.id,
    reminderNote(step, dayOf(now)),
  ]);
  return true;
};

const follow = (transaction: Transaction, news: Parameters<typeof carryOut>[1], now: Date) =>
  carryOut({ ...asSystem(now), transaction, ip: 'server', rights: 'system' }, news);
