import { describe, expect, test } from 'vitest';
import type { Row } from '../../contract/noun.ts';
import { Refusal } from '../../errors.ts';
import type { Reader, Values } from '../context.ts';
import { readerOver } from '../testing/readerOver.ts';
import { keptInvoice, keptTransaction, moneyOf, takenOver } from './payInvoice.ts';

const kept = { version: 1, createdAt: '2026-06-01T09:00:00.000Z', updatedAt: '2026-06-01T09:00:00.000Z' };
const money = { companyId: 'CO-001', plan: 'Basic', currency: 'USD' };
const invoice = (columns: Values = {}): Row => ({
  ...kept,
  ...money,
  id: 'INV-1',
  kind: 'Invoice',
  status: 'Pending',
  amount: 10_000,
  credited: 0,
  paid: 0,
  refunded: 0,
  open: 10_000,
  overpaid: 0,
  dueDate: '2026-07-01',
  dueReason: null,
  firstDueDate: null,
  periodStart: '2026-06-01',
  periodEnd: '2026-06-30',
  subscriptionId: 'SUB-1',
  ...columns,
});
const transaction = (columns: Values = {}): Row => ({
  ...kept,
  ...money,
  id: 'TXN-1',
  kind: 'Payment',
  invoiceId: 'INV-1',
  amount: 10_000,
  status: 'Pending',
  date: '2026-06-15',
  returnOf: null,
  unused: 0,
  queued: false,
  tryAfter: null,
  ...columns,
});
/** A transaction that is being recorded. */
const made = (columns: Values = {}): Values => ({ ...transaction(columns), id: undefined });

const now = new Date('2026-06-15T09:00:00.000Z');

const reader = (invoices: Row[] = [invoice()], transactions: Row[] = []) =>
  readerOver({ invoices, transactions });
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw new Error('It was not refused');
  return error.errors ?? error.message;
};
const keep = (row: Values, over: Reader = reader()) => keptTransaction(row, over, { now });

describe('a payment', () => {
  test('is queued for the gateway unless it has already completed', async () => {
    const begun = { unanswered: 0, tryAfter: null };
    expect(await keep(made())).toEqual({ ...begun, queued: true, failure: null });
    expect(await keep(made({ status: 'Completed' }))).toEqual({ ...begun, queued: false });
  });

  test('of a closed month that is confirmed counts from the first open day', async () => {
    const period = { ...kept, id: 'ACP-1', month: '2026-05-01', status: 'Closed' };
    const before = transaction({ date: '2026-05-20' });
    const over = readerOver({
      invoices: [invoice()],
      transactions: [before],
      accountingPeriods: [period],
    });
    expect(await keep({ ...before, status: 'Completed' }, over)).toMatchObject({ date: '2026-06-01' });
    // A date that was chosen is checked like any other.
    const chosen = { ...before, status: 'Completed', date: '2026-05-21' };
    expect(await keep(chosen, over)).not.toHaveProperty('date');
    expect(await keep({ ...before, status: 'Failed' }, over)).toEqual({ queued: false });
  });

  test('is stored under a lock on its company’s money', async () => {
    const held: string[] = [];
    await keep(made(), readerOver({ invoices: [invoice()] }, held));
    expect(held).toEqual(['money of CO-001 alone']);
    expect(moneyOf('CO-002')).toBe('money of CO-002');
  });

  test('without an invoice, or with an unchanged status, is stored as it is', async () => {
    expect(await keep(made({ invoiceId: null }))).toEqual({});
    const before = transaction({ status: 'Completed' });
    expect(await keep({ ...before, reference: 'A-1' }, reader([], [before]))).toEqual({});
  });

  test.each(['companyId', 'currency', 'plan'])('must match the %s of its invoice', async (field) => {
    expect(await refusal(keep(made({ [field]: 'Other' })))).toEqual({
      [field]: 'Does not match the invoice',
    });
  });

  test('of a missing invoice is refused with a message on each field', async () => {
    const said = 'Does not match the invoice';
    expect(await refusal(keep(made(), reader([])))).toEqual({ companyId: said, currency: said, plan: said });
    expect(await refusal(keep(made(), reader([invoice({ kind: 'Credit Note' })])))).toEqual({
      companyId: said,
      currency: said,
      plan: said,
    });
  });

  test('of a settled invoice is refused', async () => {
    expect(await refusal(keep(made(), reader([invoice({ status: 'Paid' })])))).toBe(
      'Nothing is due on invoice INV-1',
    );
  });

  test('is refused while another payment is pending, but not because of itself', async () => {
    const other = transaction({ id: 'TXN-2' });
    expect(await refusal(keep(made(), reader([invoice()], [other])))).toBe(
      'A payment for invoice INV-1 is already in progress',
    );
    const before = transaction();
    expect(await keep({ ...before, status: 'Completed' }, reader([invoice()], [before]))).toMatchObject({
      queued: false,
    });
    const done = transaction({ id: 'TXN-2', status: 'Completed' });
    expect(await keep(made(), reader([invoice()], [done]))).toMatchObject({ queued: true });
  });

  test('requests no more than the open amount, but may record more', async () => {
    const more = { amount: 10_001 };
    expect(await keep(made())).toMatchObject({ queued: true });
    expect(await refusal(keep(made(more)))).toEqual({
      amount: 'Can’t be more than the amount due on this invoice',
    });
    expect(await keep(made({ ...more, status: 'Completed' }))).toMatchObject({ queued: false });
  });

  test('is no longer queued after it failed', async () => {
    for (const columns of [
      { queued: false, tryAfter: now.toISOString() },
      { queued: true, tryAfter: null },
    ]) {
      const before = transaction(columns);
      expect(await keep({ ...before, status: 'Failed' }, reader([invoice()], [before]))).toEqual({
        queued: false,
      });
    }
  });

  test('cannot be canceled once the gateway may have executed it', async () => {
    const before = transaction({ queued: true, tryAfter: now.toISOString() });
    expect(await refusal(keep({ ...before, status: 'Failed' }, reader([invoice()], [before])))).toBe(
      'The payment service has not responded yet. We will keep trying.',
    );
  });

  test('that failed before it was stored is not queued', async () => {
    expect(await keep(made({ status: 'Failed' }))).toEqual({ queued: false });
  });
});

test('from credit balance is not moved by hand, and a moved one keeps its invoice', async () => {
  const moved = { kind: 'Credit', status: 'Completed', invoiceId: null };
  expect(await refusal(keep(made(moved)))).toEqual({ kind: 'Credit balance is applied automatically' });
  const before = transaction(moved);
  expect(await keep({ ...before, reference: 'INV-2' }, reader([], [before]))).toEqual({});
});

describe('a refund', () => {
  const refund = (columns: Values = {}) =>
    made({ kind: 'Refund', status: 'Completed', amount: -4000, ...columns });
  const paid = invoice({ status: 'Paid', paid: 10_000, refunded: 6000, open: 0 });

  test('returns no more than the remaining paid amount', async () => {
    expect(await keep(refund(), reader([paid]))).toEqual({});
    expect(await refusal(keep(refund({ amount: -4001 }), reader([paid])))).toEqual({
      amount: 'Can’t be more than the refundable amount of this invoice',
    });
  });

  test('goes to the company of its invoice', async () => {
    expect(await refusal(keep(refund({ companyId: 'CO-002' }), reader([paid])))).toEqual({
      companyId: 'Does not match the invoice',
    });
  });

  test('waits for a pending payment', async () => {
    expect(await refusal(keep(refund(), reader([paid], [transaction({ id: 'TXN-2' })])))).toBe(
      'A payment for this invoice is in progress',
    );
  });
});

describe('a credit note', () => {
  const note = (columns: Values = {}): Values => ({
    ...money,
    kind: 'Credit Note',
    creditOf: 'INV-1',
    amount: -8000,
    issuedDate: '2026-06-15',
    ...columns,
  });
  const credited = invoice({ credited: 2000 });

  test('copies the fields of its invoice and is due on its own date', async () => {
    expect(await keptInvoice(note(), reader([credited]))).toEqual({
      plan: 'Basic',
      periodStart: '2026-06-01',
      periodEnd: '2026-06-30',
      subscriptionId: 'SUB-1',
      dueDate: '2026-06-15',
    });
    const period = { periodStart: '2026-06-01', periodEnd: '2026-06-30' };
    const whole = { ...period, plan: 'Basic' as const, subscriptionId: 'SUB-1', amount: 10_000 };
    expect(takenOver(whole)).not.toHaveProperty('amount');
  });

  test('reduces its invoice by no more than the remaining amount', async () => {
    expect(await refusal(keptInvoice(note({ amount: -8001 }), reader([credited])))).toEqual({
      amount: 'Can’t be more than the remaining amount of this invoice',
    });
  });

  test('needs an existing invoice of the same company, plan and currency', async () => {
    expect(await refusal(keptInvoice(note(), reader([])))).toEqual({
      creditOf: 'This invoice does not exist',
    });
    expect(await refusal(keptInvoice(note({ currency: 'EUR' }), reader()))).toEqual({
      currency: 'Does not match the invoice',
    });
  });

  test('waits for a pending payment', async () => {
    expect(await refusal(keptInvoice(note(), reader([credited], [transaction()])))).toBe(
      'A payment for this invoice is in progress',
    );
  });

  test('is validated at once, unlike an invoice', async () => {
    const gone = reader([]);
    expect(await keptInvoice(note({ creditOf: null }), gone)).toEqual({});
    expect(await keptInvoice(note({ kind: 'Invoice' }), gone)).toEqual({});
  });
});

describe('an issued invoice', () => {
  const edit = (changes: Values, before: Values = {}) =>
    keptInvoice({ ...invoice(before), ...changes }, reader([invoice(before)]));

  test('is postponed with a reason, and keeps its first due date', async () => {
    const first = { dueDate: '2026-07-20', dueReason: 'Waiting for a purchase order' };
    expect(await edit(first)).toEqual({ firstDueDate: '2026-07-01' });
    const again = { dueDate: '2026-08-01', dueReason: 'Agreed by phone' };
    expect(await edit(again, { ...first, firstDueDate: '2026-07-01' })).toEqual({
      firstDueDate: '2026-07-01',
    });
  });

  test('is not postponed without a reason of its own', async () => {
    const needed = { dueReason: 'Enter a reason for the new due date' };
    for (const dueReason of [null, ''])
      expect(await refusal(edit({ dueDate: '2026-07-20', dueReason }))).toEqual(needed);
    const once = { dueDate: '2026-07-20', dueReason: 'Once', firstDueDate: '2026-07-01' };
    expect(await refusal(edit({ dueDate: '2026-07-25' }, once))).toEqual(needed);
  });

  test('is postponed by at most 90 days from the first due date, and never brought forward', async () => {
    const dueReason = 'Agreed';
    expect(await edit({ dueDate: '2026-09-29', dueReason })).toEqual({ firstDueDate: '2026-07-01' });
    expect(Object.keys(Object(await refusal(edit({ dueDate: '2026-09-30', dueReason }))))).toEqual([
      'dueDate',
    ]);
    expect(Object.keys(Object(await refusal(edit({ dueDate: '2199-12-31', dueReason }))))).toEqual([
      'dueDate',
    ]);
    expect(await refusal(edit({ dueDate: '2026-06-30', dueReason }))).toEqual({
      dueDate: 'Choose a later date than the current due date',
    });
    const postponed = { dueDate: '2026-07-20', dueReason: 'Once', firstDueDate: '2026-07-01' };
    expect(Object.keys(Object(await refusal(edit({ dueDate: '2026-10-10', dueReason }, postponed))))).toEqual(
      ['dueDate'],
    );
  });

  test('takes no reason alone, and a new one none at all', async () => {
    const alone = { dueReason: 'A reason is stored only with a new due date' };
    expect(await refusal(edit({ dueReason: 'Just so' }))).toEqual(alone);
    const fresh = { ...invoice({ dueReason: 'Just so' }), id: undefined };
    expect(await refusal(keptInvoice(fresh, reader([])))).toEqual(alone);
  });
});

describe('a return', () => {
  const paid = invoice({ status: 'Paid', paid: 10_000, open: 0 });
  const payment = transaction({ status: 'Completed' });
  const back = (columns: Values = {}) =>
    made({
      kind: 'Return',
      amount: -10_000,
      status: 'Completed',
      returnOf: 'TXN-1',
      reason: 'Bounced',
      ...columns,
    });
  const most = { amount: 'Can’t be more than what is left of this payment' };
  const other = { returnOf: 'Choose a completed payment of this invoice' };

  test('takes back a payment, or a part of it', async () => {
    expect(await keep(back(), reader([paid], [payment]))).toEqual({});
    expect(await keep(back({ amount: -1 }), reader([paid], [payment]))).toEqual({});
  });

  test('takes back no more than is left of the payment', async () => {
    expect(await refusal(keep(back({ amount: -10_001 }), reader([paid], [payment])))).toEqual(most);
    const before = transaction({
      id: 'TXN-2',
      kind: 'Return',
      amount: -4000,
      status: 'Completed',
      returnOf: 'TXN-1',
    });
    expect(await refusal(keep(back({ amount: -6001 }), reader([paid], [payment, before])))).toEqual(most);
    expect(await keep(back({ amount: -6000 }), reader([paid], [payment, before]))).toEqual({});
  });

  test('takes back nothing that was refunded already', async () => {
    const refunded = invoice({
      status: 'Refunded',
      paid: 10_000,
      refunded: 10_000,
      credited: 10_000,
      open: 0,
    });
    expect(await refusal(keep(back({ amount: -1 }), reader([refunded], [payment])))).toEqual(most);
  });

  test.each([
    ['a pending payment', { status: 'Pending' }, {}],
    ['a refund', { kind: 'Refund', status: 'Completed' }, {}],
    ['a payment of another invoice', { status: 'Completed', invoiceId: 'INV-2' }, {}],
    ['a payment of another company', { status: 'Completed', companyId: 'CO-009' }, {}],
    ['a payment in another currency', { status: 'Completed', currency: 'EUR' }, {}],
  ])('does not take back %s', async (_, columns, more) => {
    expect(await refusal(keep(back(more), reader([paid], [transaction(columns)])))).toEqual(other);
  });

  test('of credit balance takes back no more than is left of it', async () => {
    const advance = transaction({ status: 'Completed', invoiceId: null, unused: 3000 });
    const own = (amount: number, kind = 'Return') => back({ invoiceId: null, amount, kind });
    expect(await keep(own(-3000), reader([], [advance]))).toEqual({});
    expect(await keep(own(-3000, 'Refund'), reader([], [advance]))).toEqual({});
    expect(await refusal(keep(own(-3001), reader([], [advance])))).toEqual(most);
  });
});

test('a completed payment without an invoice is credit balance', async () => {
  expect(await keep(made({ invoiceId: null, status: 'Completed' }))).toEqual({ unused: 10_000 });
  expect(await keep(made({ invoiceId: null }))).toEqual({});
  const pending = transaction({ invoiceId: null });
  expect(await keep({ ...pending, status: 'Completed' }, reader([], [pending]))).toEqual({ unused: 10_000 });
});
