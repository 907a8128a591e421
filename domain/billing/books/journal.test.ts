import { describe, expect, test } from 'vitest';
import { addDays, monthAfter } from '../../time/days.ts';
import {
  type Account,
  type BookedInvoice,
  type BookedTransaction,
  balancesOf,
  entryOfInvoice,
  entryOfTransaction,
  journalOf,
  lastDayShown,
} from './journal.ts';
import { recognizedThrough } from './recognized.ts';

const invoice = (columns: Partial<BookedInvoice> = {}): BookedInvoice => ({
  id: 'INV-1',
  kind: 'Invoice',
  companyId: 'CO-1',
  amount: 3000,
  currency: 'USD',
  issuedDate: '2026-04-01',
  periodStart: '2026-04-01',
  periodEnd: '2026-04-30',
  ...columns,
});
const transaction = (columns: Partial<BookedTransaction> = {}): BookedTransaction => ({
  id: 'TXN-1',
  kind: 'Payment',
  companyId: 'CO-1',
  invoiceId: 'INV-1',
  amount: 3000,
  currency: 'USD',
  status: 'Completed',
  date: '2026-04-20',
  ...columns,
});
/** The accounts that an entry changes, debit positive. */
const changed = (entry: ReturnType<typeof entryOfTransaction>) =>
  Object.fromEntries(
    entry?.lines.map(({ account, debit, credit }) => [account, debit - credit] as const) ?? [],
  );

describe('an entry', () => {
  test('of an invoice and of its credit note', () => {
    expect(changed(entryOfInvoice(invoice()))).toEqual({ Receivables: 3000, 'Deferred Revenue': -3000 });
    expect(changed(entryOfInvoice(invoice({ kind: 'Credit Note', amount: -500 })))).toEqual({
      Receivables: -500,
      'Deferred Revenue': 500,
    });
    expect(changed(entryOfInvoice(invoice({ periodEnd: null })))).toEqual({
      Receivables: 3000,
      'Subscription Revenue': -3000,
    });
  });

  test.each<[string, Partial<BookedTransaction>, Partial<Record<Account, number>>]>([
    ['a payment', {}, { Bank: 3000, Receivables: -3000 }],
    ['a payment without an invoice', { invoiceId: null }, { Bank: 3000, 'Customer Credit': -3000 }],
    ['a refund', { kind: 'Refund', amount: -200 }, { Bank: -200, Receivables: 200 }],
    ['a return', { kind: 'Return', amount: -200 }, { Bank: -200, Receivables: 200 }],
    [
      'a refund of customer credit',
      { kind: 'Refund', amount: -200, invoiceId: null },
      { Bank: -200, 'Customer Credit': 200 },
    ],
    ['credit used', { kind: 'Credit', amount: 200 }, { 'Customer Credit': 200, Receivables: -200 }],
    [
      'credit taken from an invoice',
      { kind: 'Credit', amount: -200 },
      { 'Customer Credit': -200, Receivables: 200 },
    ],
    ['credit taken from a payment', { kind: 'Credit', amount: -200, invoiceId: null }, {}],
    ['a pending payment', { status: 'Pending' }, {}],
    ['a failed payment', { status: 'Failed' }, {}],
  ])('of %s', (_, columns, expected) => {
    expect(changed(entryOfTransaction(transaction(columns)))).toEqual(expected);
  });

  test('has positive amounts, each on one side', () => {
    expect(entryOfTransaction(transaction({ kind: 'Return', amount: -200 }))?.lines).toEqual([
      { account: 'Receivables', debit: 200, credit: 0 },
      { account: 'Bank', debit: 0, credit: 200 },
    ]);
  });
});

test('the journal of a month has its rows and the revenue that it recognizes, by date', () => {
  const rows = {
    invoices: [
      invoice(),
      invoice({
        id: 'INV-0',
        issuedDate: '2026-03-20',
        periodStart: '2026-03-20',
        periodEnd: '2026-05-18',
        amount: 60,
      }),
      invoice({ id: 'INV-2', issuedDate: '2026-05-01', periodStart: '2026-05-01', periodEnd: '2026-05-31' }),
    ],
    transactions: [transaction(), transaction({ id: 'TXN-2', date: '2026-05-02' })],
  };
  const told = journalOf(rows, '2026-04-01', '2026-06-15').map(
    ({ date, kind, rowId, lines }) => `${date} ${kind} ${rowId} ${lines[0]?.debit}`,
  );
  expect(told).toEqual([
    '2026-04-01 Invoice INV-1 3000',
    '2026-04-20 Payment TXN-1 3000',
    '2026-04-30 Revenue Recognized INV-0 30',
    '2026-04-30 Revenue Recognized INV-1 3000',
  ]);
});

test('the current month recognizes revenue through today, and a later one none', () => {
  const april = journalOf({ invoices: [invoice()], transactions: [] }, '2026-04-01', '2026-04-10');
  expect(april.at(-1)).toMatchObject({ date: '2026-04-10', kind: 'Revenue Recognized' });
  expect(april.at(-1)?.lines[0]).toEqual({ account: 'Deferred Revenue', debit: 1000, credit: 0 });
  expect(journalOf({ invoices: [invoice()], transactions: [] }, '2026-05-01', '2026-04-10')).toEqual([]);
  expect(lastDayShown('2026-02-01', '2026-04-10')).toBe('2026-02-28');
});

describe('over made-up rows', () => {
  /** The same numbers each time. */
  const numbers = (seed: number) => {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  };
  const first = '2025-11-01';
  const today = '2026-06-15';
  const months = Array.from({ length: 8 }, (_, place) => monthAfter(first, place));

  const made = (seed: number) => {
    const below = numbers(seed);
    const one = <T>(...values: T[]): T => values[below(values.length)] as T;
    const day = () => addDays(first, below(226));
    const invoices = Array.from({ length: 60 }, (_, place): BookedInvoice => {
      const periodStart = one(null, day(), day(), day());
      const isNote = below(5) === 0;
      return invoice({
        id: `INV-${place}`,
        kind: isNote ? 'Credit Note' : 'Invoice',
        amount: (1 + below(1_000_000)) * (isNote ? -1 : 1),
        currency: one('USD', 'EUR', 'JPY'),
        issuedDate: day(),
        periodStart,
        periodEnd: periodStart && addDays(periodStart, below(400)),
      });
    });
    const transactions = Array.from({ length: 120 }, (_, place): BookedTransaction => {
      const kind = one('Payment', 'Payment', 'Refund', 'Return', 'Credit');
      const sign = kind === 'Payment' ? 1 : kind === 'Credit' ? one(1, -1) : -1;
      return transaction({
        id: `TXN-${place}`,
        kind,
        amount: sign * (1 + below(1_000_000)),
        currency: one('USD', 'EUR', 'JPY'),
        invoiceId: one('INV-1', 'INV-2', null),
        status: one('Completed', 'Completed', 'Pending', 'Failed'),
        date: day(),
      });
    });
    return { invoices, transactions };
  };

  test.each(Array.from({ length: 25 }, (_, seed) => seed))(
    'each entry and each currency add up to zero, and the accounts to what the rows say (%i)',
    (seed) => {
      const rows = made(seed);
      const entries = months.flatMap((month) => journalOf(rows, month, today));
      for (const { lines } of entries) {
        expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
        expect(lines.every(({ debit, credit }) => Math.min(debit, credit) === 0 && debit + credit > 0)).toBe(
          true,
        );
      }
      const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
      for (const [currency, balances] of balancesOf(entries)) {
        expect(sum(Object.values(balances))).toBe(0);
        const billed = rows.invoices.filter((row) => row.currency === currency);
        const moved = rows.transactions.filter(
          (row) => row.currency === currency && row.status === 'Completed',
        );
        const earned = sum(billed.map((row) => recognizedThrough(row, today)));
        const onInvoices = sum(moved.filter((row) => row.invoiceId).map(({ amount }) => amount));
        expect(balances).toMatchObject({
          Bank: sum(moved.filter(({ kind }) => kind !== 'Credit').map(({ amount }) => amount)),
          Receivables: sum(billed.map(({ amount }) => amount)) - onInvoices,
          'Subscription Revenue': 0 - earned,
          'Deferred Revenue': earned - sum(billed.map(({ amount }) => amount)),
        });
      }
    },
  );
});
