import { describe, expect, test } from 'vitest';
import type { Row } from '../contract/noun.ts';
import type { Context, Values } from './context.ts';
import type { Effect } from './effect.ts';
import { ledgerEffects } from './ledger.ts';

const kept = { version: 1, createdAt: '2026-06-01T09:00:00.000Z', updatedAt: '2026-06-01T09:00:00.000Z' };
const invoice = (columns: Values = {}): Row => ({
  ...kept,
  id: 'INV-1',
  kind: 'Invoice',
  creditOf: null,
  companyId: 'CO-001',
  plan: 'Basic',
  currency: 'EUR',
  status: 'Pending',
  amount: 10_000,
  credited: 0,
  paid: 0,
  refunded: 0,
  open: 10_000,
  overpaid: 0,
  paidDate: null,
  periodStart: '2026-06-01',
  periodEnd: '2026-06-30',
  subscriptionId: 'SUB-1',
  ...columns,
});
const transaction = (columns: Values = {}): Row => ({
  ...kept,
  id: 'TXN-1',
  kind: 'Payment',
  companyId: 'CO-001',
  invoiceId: 'INV-1',
  plan: 'Basic',
  amount: 10_000,
  currency: 'EUR',
  status: 'Completed',
  date: '2026-06-14',
  reason: null,
  ...columns,
});
const context: Context = {
  actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
  name: 'Ada',
  now: new Date('2026-06-15T09:00:00.000Z'),
};
const follow = (row: Row, before: Row | null = null) => ledgerEffects('transactions', before, row, context);
const invoiced = (row: Row) => ledgerEffects('invoices', null, row, context);

/** The one change of another row that follows, and what it makes of this invoice. */
const revised = ([one, ...others]: Effect[], row: Row) => {
  if (one?.kind !== 'revise') throw new Error('No invoice is changed');
  expect([one.noun, one.where, others]).toEqual(['invoices', { id: row.id }, []]);
  return one.values(row);
};
/** What follows once these invoices were read. */
const looked = ([one, ...others]: Effect[], invoices: Row[] | undefined) => {
  if (one?.kind !== 'read') throw new Error('No invoice is read');
  expect(others).toEqual([]);
  return { at: one.at, hold: one.hold, effects: one.effects(invoices ? [invoices] : []) };
};
const created = (one: Effect | undefined) => {
  if (one?.kind !== 'create') throw new Error('Nothing is made');
  expect(one.following(invoice())).toEqual([]);
  return { noun: one.noun, by: one.by, row: one.row };
};

describe('a payment that was completed', () => {
  test('counts on its invoice, which is paid on its day once nothing is open', () => {
    expect(revised(follow(transaction()), invoice())).toEqual({
      paid: 10_000,
      open: 0,
      overpaid: 0,
      status: 'Paid',
      paidDate: '2026-06-14',
    });
    expect(revised(follow(transaction({ amount: 4000 })), invoice({ paid: 1000 }))).toEqual({
      paid: 5000,
      open: 5000,
      overpaid: 0,
      status: 'Pending',
    });
  });

  test('leaves the day on which the invoice was paid before', () => {
    const paid = invoice({ paid: 10_000, open: 0, status: 'Paid', paidDate: '2026-06-02' });
    expect(revised(follow(transaction({ amount: 500 })), paid)).toEqual({
      paid: 10_500,
      open: 0,
      overpaid: 500,
      status: 'Paid',
    });
  });

  test('counts once, when it is completed', () => {
    expect(follow(transaction({ status: 'Pending' }))).toEqual([]);
    expect(follow(transaction(), transaction({ status: 'Pending' }))).toHaveLength(1);
    expect(follow(transaction({ date: '2026-06-13' }), transaction())).toEqual([]);
  });

  test('without an invoice changes none, and neither does a row that goes', () => {
    expect(follow(transaction({ invoiceId: null }))).toEqual([]);
    expect(ledgerEffects('transactions', transaction(), null, context)).toEqual([]);
    expect(ledgerEffects('plans', null, transaction(), context)).toEqual([]);
  });
});

describe('a credit note', () => {
  test('counts on its invoice', () => {
    const note = invoice({ id: 'CN-1', kind: 'Credit Note', creditOf: 'INV-1', amount: -3000 });
    expect(revised(invoiced(note), invoice({ credited: 1000 }))).toEqual({
      credited: 4000,
      open: 6000,
      overpaid: 0,
      status: 'Pending',
    });
  });

  test('of the rest settles a part that was paid, with no day of payment', () => {
    const note = invoice({ id: 'CN-1', kind: 'Credit Note', creditOf: 'INV-1', amount: -6000 });
    expect(revised(invoiced(note), invoice({ paid: 4000, open: 6000 }))).toStrictEqual({
      credited: 6000,
      open: 0,
      overpaid: 0,
      status: 'Paid',
    });
  });

  test('that is changed later, or an invoice that is, counts nothing', () => {
    const note = invoice({ kind: 'Credit Note', creditOf: 'INV-1', amount: -3000 });
    expect(ledgerEffects('invoices', note, note, context)).toEqual([]);
    expect(ledgerEffects('invoices', invoice(), null, context)).toEqual([]);
    expect(ledgerEffects('invoices', null, null, context)).toEqual([]);
  });
});

describe('a refund', () => {
  const paid = invoice({ paid: 10_000, open: 0, status: 'Paid', paidDate: '2026-06-02' });
  const refund = (amount: number) =>
    follow(transaction({ kind: 'Refund', amount, reason: 'Cancelled in time' }));

  test('beyond the credit balance is credited first, on the same day and for the same reason', () => {
    const { at, effects } = looked(refund(-4000), [{ ...paid, overpaid: 1000, paid: 11_000 }]);
    expect(at).toEqual([['invoices', { id: 'INV-1' }]]);
    const [note, counted] = effects;
    expect(created(note)).toMatchObject({
      noun: 'invoices',
      by: 'system',
      row: {
        kind: 'Credit Note',
        creditOf: 'INV-1',
        companyId: 'CO-001',
        currency: 'EUR',
        amount: -3000,
        creditReason: 'Cancelled in time',
        issuedDate: '2026-06-15',
        dueDate: '2026-06-15',
        plan: 'Basic',
        periodStart: '2026-06-01',
        periodEnd: '2026-06-30',
        subscriptionId: 'SUB-1',
      },
    });
    expect(
      revised([counted as Effect], invoice({ paid: 11_000, credited: 3000, refunded: 500 })),
    ).toMatchObject({
      refunded: 4500,
      open: 500,
    });
    expect(effects).toHaveLength(2);
  });

  test('of credit balance alone needs no credit note', () => {
    const { effects } = looked(refund(-1000), [{ ...paid, overpaid: 1000 }]);
    expect(effects.map(({ kind }) => kind)).toEqual(['revise']);
  });

  test('credits no more than is left of the invoice', () => {
    const { effects } = looked(refund(-4000), [{ ...paid, credited: 9000 }]);
    expect(created(effects[0]).row).toMatchObject({ amount: -1000 });
    const none = looked(refund(-4000), [{ ...paid, credited: 10_000 }]);
    expect(none.effects.map(({ kind }) => kind)).toEqual(['revise']);
  });
});

describe('a new invoice', () => {
  const made = invoice({ id: 'INV-9', amount: 7000, open: 7000 });
  const balance = (id: string, overpaid: number) =>
    invoice({ id, overpaid, open: 0, status: 'Paid', plan: 'Old' });

  test('takes the credit balance of its company in its currency, the oldest first', () => {
    const { at, hold, effects } = looked(invoiced(made), [
      balance('INV-1', 3000),
      balance('INV-2', 0),
      balance('INV-3', 9000),
      balance('INV-4', 500),
      made,
    ]);
    expect(at).toEqual([['invoices', { companyId: 'CO-001', currency: 'EUR', kind: 'Invoice' }]]);
    expect(hold).toBe('money of CO-001');
    expect(
      effects.map((one) => {
        const { noun, by, row } = created(one);
        return [noun, by, row.invoiceId, row.amount, row.reference];
      }),
    ).toEqual([
      ['transactions', 'system', 'INV-1', -3000, 'INV-9'],
      ['transactions', 'system', 'INV-9', 3000, 'INV-1'],
      ['transactions', 'system', 'INV-3', -4000, 'INV-9'],
      ['transactions', 'system', 'INV-9', 4000, 'INV-3'],
    ]);
    expect(created(effects[0]).row).toMatchObject({
      companyId: 'CO-001',
      kind: 'Credit',
      plan: 'Old',
      currency: 'EUR',
      status: 'Completed',
      date: '2026-06-15',
      paymentMethod: 'Credit Balance',
    });
  });

  test('takes nothing of itself, nor where there is nothing', () => {
    expect(looked(invoiced(made), [{ ...made, overpaid: 100 }]).effects).toEqual([]);
    expect(looked(invoiced(made), undefined).effects).toEqual([]);
  });
});
