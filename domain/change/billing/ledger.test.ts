import { describe, expect, test } from 'vitest';
import type { Row } from '../../contract/noun.ts';
import type { Context, Values } from '../context.ts';
import type { Effect } from '../effect.ts';
import { effectsOf } from '../effectsOf.ts';

const kept = { version: 1, createdAt: '2026-06-01T09:00:00.000Z', updatedAt: '2026-06-01T09:00:00.000Z' };
const invoice = (columns: Values = {}): Row => ({
  ...kept,
  dueReason: null,
  firstDueDate: null,
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
  returnOf: null,
  unused: 0,
  reason: null,
  ...columns,
});
const context: Context = {
  actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
  name: 'Ada',
  now: new Date('2026-06-15T09:00:00.000Z'),
};
const follow = (row: Row, before: Row | null = null) => effectsOf('transactions', before, row, context);
const invoiced = (row: Row) => effectsOf('invoices', null, row, context);

/** The single effect on another row, and the resulting invoice. */
const revised = ([one, ...others]: Effect[], row: Row) => {
  if (one?.kind !== 'revise') throw new Error('No invoice is changed');
  expect([one.noun, one.where, others]).toEqual(['invoices', { id: row.id }, []]);
  return one.values(row);
};
/** The effects that follow after these invoices were read. */
const looked = ([one, ...others]: Effect[], invoices: Row[], payments: Row[] = []) => {
  if (one?.kind !== 'read') throw new Error('No invoice is read');
  expect(others).toEqual([]);
  return { at: one.at, hold: one.hold, effects: one.effects([invoices, payments]) };
};
const created = (one: Effect | undefined) => {
  if (one?.kind !== 'create') throw new Error('Nothing is made');
  expect(one.following(invoice())).toEqual([]);
  return { noun: one.noun, by: one.by, row: one.row };
};

describe('a completed payment', () => {
  test('is added to its invoice, which becomes paid on that day once nothing is open', () => {
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

  test('keeps the day on which the invoice was paid before', () => {
    const paid = invoice({ paid: 10_000, open: 0, status: 'Paid', paidDate: '2026-06-02' });
    expect(revised(follow(transaction({ amount: 500 })), paid)).toEqual({
      paid: 10_500,
      open: 0,
      overpaid: 500,
      status: 'Paid',
    });
  });

  test('is counted once, when it is completed', () => {
    expect(follow(transaction({ status: 'Pending' }))).toEqual([]);
    expect(follow(transaction(), transaction({ status: 'Pending' }))).toHaveLength(1);
    expect(follow(transaction({ date: '2026-06-13' }), transaction())).toEqual([]);
  });

  test('without an invoice changes none, and neither does a deleted one', () => {
    expect(follow(transaction({ invoiceId: null }))).toEqual([]);
    expect(effectsOf('transactions', transaction(), null, context)).toEqual([]);
    expect(effectsOf('plans', null, transaction(), context)).toEqual([]);
  });
});

describe('a credit note', () => {
  test('reduces its invoice', () => {
    const note = invoice({ id: 'CN-1', kind: 'Credit Note', creditOf: 'INV-1', amount: -3000 });
    expect(revised(invoiced(note), invoice({ credited: 1000 }))).toEqual({
      credited: 4000,
      open: 6000,
      overpaid: 0,
      status: 'Pending',
    });
  });

  test('for the rest settles a partly paid invoice without a payment date', () => {
    const note = invoice({ id: 'CN-1', kind: 'Credit Note', creditOf: 'INV-1', amount: -6000 });
    expect(revised(invoiced(note), invoice({ paid: 4000, open: 6000 }))).toStrictEqual({
      credited: 6000,
      open: 0,
      overpaid: 0,
      status: 'Paid',
    });
  });

  test('changes nothing when it or its invoice is edited later', () => {
    const note = invoice({ kind: 'Credit Note', creditOf: 'INV-1', amount: -3000 });
    expect(effectsOf('invoices', note, note, context)).toEqual([]);
    expect(effectsOf('invoices', invoice(), null, context)).toEqual([]);
    expect(effectsOf('invoices', null, null, context)).toEqual([]);
  });
});

describe('a refund', () => {
  const paid = invoice({ paid: 10_000, open: 0, status: 'Paid', paidDate: '2026-06-02' });
  const refund = (amount: number) =>
    follow(transaction({ kind: 'Refund', amount, reason: 'Cancelled in time' }));

  test('above the credit balance first creates a credit note, with the same date and reason', () => {
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

  test('credits no more than the remaining amount of the invoice', () => {
    const { effects } = looked(refund(-4000), [{ ...paid, credited: 9000 }]);
    expect(created(effects[0]).row).toMatchObject({ amount: -1000 });
    const none = looked(refund(-4000), [{ ...paid, credited: 10_000 }]);
    expect(none.effects.map(({ kind }) => kind)).toEqual(['revise']);
  });
});

describe('a return', () => {
  const paid = invoice({ paid: 10_000, open: 0, status: 'Paid', paidDate: '2026-06-02' });
  const returned = (columns: Values = {}) =>
    follow(
      transaction({ kind: 'Return', amount: -10_000, returnOf: 'TXN-1', reason: 'Charged back', ...columns }),
    );

  test('makes its amount due again, without a credit note', () => {
    const [counted, ...others] = returned();
    expect(revised([counted as Effect], paid)).toEqual({
      paid: 0,
      open: 10_000,
      overpaid: 0,
      status: 'Pending',
      paidDate: null,
    });
    expect(others.map((one) => one.kind)).not.toContain('create');
  });

  test('of a part leaves the rest paid', () => {
    const [counted] = returned({ amount: -2500 });
    expect(revised([counted as Effect], paid)).toMatchObject({ paid: 7500, open: 2500, status: 'Pending' });
  });

  test('of credit balance reduces what is left of the payment', () => {
    const [used] = returned({ invoiceId: null, amount: -4000 });
    if (used?.kind !== 'revise') throw new Error('The payment is not changed');
    expect([used.noun, used.where, used.values(transaction({ unused: 5000 }))]).toEqual([
      'transactions',
      { id: 'TXN-1' },
      { unused: 1000 },
    ]);
  });
});

describe('a new invoice', () => {
  const made = invoice({ id: 'INV-9', amount: 7000, open: 7000 });
  const balance = (id: string, overpaid: number) =>
    invoice({ id, overpaid, open: 0, status: 'Paid', plan: 'Old' });

  test('uses its company’s credit balance in its currency, the oldest first', () => {
    const { at, hold, effects } = looked(invoiced(made), [
      balance('INV-1', 3000),
      balance('INV-2', 0),
      balance('INV-3', 9000),
      balance('INV-4', 500),
      made,
    ]);
    const own = { companyId: 'CO-001', currency: 'EUR' };
    expect(at).toEqual([
      ['invoices', { ...own, kind: 'Invoice' }],
      ['transactions', { ...own, kind: 'Payment', invoiceId: null }],
    ]);
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

  test('uses payments without an invoice, whose rest it reduces', () => {
    const advance = transaction({
      id: 'TXN-7',
      invoiceId: null,
      plan: 'Advance',
      amount: 9000,
      unused: 5000,
    });
    const { effects } = looked(invoiced(made), [made], [advance]);
    const [out, used, into] = effects;
    expect(created(out).row).toMatchObject({
      kind: 'Credit',
      invoiceId: null,
      amount: -5000,
      reference: 'INV-9',
    });
    expect(created(into).row).toMatchObject({
      kind: 'Credit',
      invoiceId: 'INV-9',
      amount: 5000,
      reference: 'TXN-7',
    });
    if (used?.kind !== 'revise') throw new Error('The payment is not changed');
    expect([used.noun, used.where, used.values(advance)]).toEqual([
      'transactions',
      { id: 'TXN-7' },
      { unused: 0 },
    ]);
    expect(effects).toHaveLength(3);
  });

  test('uses none of its own credit balance, and nothing if there is none', () => {
    expect(looked(invoiced(made), [{ ...made, overpaid: 100 }]).effects).toEqual([]);
    expect(looked(invoiced(made), []).effects).toEqual([]);
  });
});
