import type { Invoice } from '../../contract/billing/invoices.ts';
import type { Transaction } from '../../contract/billing/transactions.ts';
import { addDays, monthAfter } from '../../time/days.ts';
import { isDeferred, recognizedIn } from './recognized.ts';

/** The accounts of the operator's ledger. */
export const accounts = [
  'Receivables',
  'Bank',
  'Customer Credit',
  'Deferred Revenue',
  'Subscription Revenue',
] as const;
export type Account = (typeof accounts)[number];

export const entryKinds = [
  'Invoice',
  'Credit Note',
  'Revenue Recognized',
  'Payment',
  'Refund',
  'Return',
  'Credit',
] as const;

/** An amount on an account: one of debit and credit is 0. */
export type JournalLine = { account: Account; debit: number; credit: number };
export type JournalEntry = {
  date: string;
  kind: (typeof entryKinds)[number];
  /** The row that it follows from. */
  noun: 'invoices' | 'transactions';
  rowId: string;
  companyId: string;
  currency: string;
  lines: readonly JournalLine[];
};

/** Moves an amount from one account to another; a negative amount the other way. None if there is nothing to move. */
const moved = (amount: number, from: Account, to: Account): JournalLine[] => {
  if (amount === 0 || from === to) return [];
  const [debited, credited] = amount > 0 ? [to, from] : [from, to];
  const sum = Math.abs(amount);
  return [
    { account: debited, debit: sum, credit: 0 },
    { account: credited, debit: 0, credit: sum },
  ];
};

export type BookedInvoice = Pick<
  Invoice,
  'id' | 'kind' | 'companyId' | 'amount' | 'currency' | 'issuedDate' | 'periodStart' | 'periodEnd'
>;
export type BookedTransaction = Pick<
  Transaction,
  'id' | 'kind' | 'companyId' | 'invoiceId' | 'amount' | 'currency' | 'status' | 'date'
>;

/** The entry of an invoice or a credit note on the day it is issued. */
export const entryOfInvoice = (invoice: BookedInvoice): JournalEntry => ({
  date: invoice.issuedDate,
  kind: invoice.kind,
  noun: 'invoices',
  rowId: invoice.id,
  companyId: invoice.companyId,
  currency: invoice.currency,
  lines: moved(
    invoice.amount,
    isDeferred(invoice) ? 'Deferred Revenue' : 'Subscription Revenue',
    'Receivables',
  ),
});

/** The revenue that a month recognizes of an invoice, on its last day or, while it lasts, today; null if none. */
const recognition = (invoice: BookedInvoice, month: string, today: string): JournalEntry | null => {
  if (!isDeferred(invoice) || month > today) return null;
  const to = lastDayShown(month, today);
  const amount = recognizedIn(invoice, { before: addDays(month, -1), to });
  const lines = moved(amount, 'Subscription Revenue', 'Deferred Revenue');
  return lines.length ? { ...entryOfInvoice(invoice), date: to, kind: 'Revenue Recognized', lines } : null;
};

/** The last day of a month, or today while it lasts. */
export const lastDayShown = (month: string, today: string): string => {
  const last = addDays(monthAfter(month, 1), -1);
  return last < today ? last : today;
};

/**
 * The entry of a completed transaction; null for any other, and for the half of a use of credit that leaves customer credit
 * where it is. Money that belongs to no invoice, and credit balance on its way between invoices, is customer credit.
 */
export const entryOfTransaction = (transaction: BookedTransaction): JournalEntry | null => {
  const { id, kind, companyId, invoiceId, amount, currency, status, date } = transaction;
  const other: Account = invoiceId === null ? 'Customer Credit' : 'Receivables';
  const lines =
    status === 'Completed' ? moved(amount, other, kind === 'Credit' ? 'Customer Credit' : 'Bank') : [];
  return lines.length ? { date, kind, noun: 'transactions', rowId: id, companyId, currency, lines } : null;
};

/** What a row stands for in the books, without the revenue recognized later; empty if it does not count. */
export const entriesOf = (noun: string, row: unknown): JournalEntry[] => {
  if (noun === 'invoices') return [entryOfInvoice(row as BookedInvoice)];
  const entry = noun === 'transactions' ? entryOfTransaction(row as BookedTransaction) : null;
  return entry ? [entry] : [];
};

type Booked = { invoices: readonly BookedInvoice[]; transactions: readonly BookedTransaction[] };

/** The journal of a month (its first day) from the rows that concern it, by date and number. */
export const journalOf = (rows: Booked, month: string, today: string): JournalEntry[] => {
  const next = monthAfter(month, 1);
  const isWithin = ({ date }: JournalEntry) => date >= month && date < next;
  return [
    ...rows.invoices.map(entryOfInvoice).filter(isWithin),
    ...rows.transactions.flatMap((row) => entryOfTransaction(row) ?? []).filter(isWithin),
    ...rows.invoices.flatMap((row) => recognition(row, month, today) ?? []),
  ].sort((one, other) => compare(one.date, other.date) || compare(one.rowId, other.rowId));
};

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** What each account has of the lines, debit positive, by currency. */
export const balancesOf = (entries: readonly JournalEntry[]): Map<string, Record<Account, number>> => {
  const balances = new Map<string, Record<Account, number>>();
  for (const { currency, lines } of entries) {
    const sums = balances.get(currency) ?? nothing();
    for (const { account, debit, credit } of lines) sums[account] += debit - credit;
    balances.set(currency, sums);
  }
  return balances;
};

const nothing = (): Record<Account, number> => ({
  Receivables: 0,
  Bank: 0,
  'Customer Credit': 0,
  'Deferred Revenue': 0,
  'Subscription Revenue': 0,
});
