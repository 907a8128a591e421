import { describe, expect, test } from 'vitest';
import type { Row } from '../../contract/noun.ts';
import { Refusal } from '../../errors.ts';
import { firstPlatform } from '../../settings/platform.ts';
import type { Context, Reader, Values } from '../context.ts';
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
  queued: false,
  tryAfter: null,
  ...columns,
});
/** A transaction that is being recorded. */
const made = (columns: Values = {}): Values => ({ ...transaction(columns), id: undefined });
const now = new Date('2026-06-15T09:00:00.000Z');
const context: Context = {
  actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
  name: 'Ada',
  now,
};

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
const keep = (row: Values, over: Reader = reader()) => keptTransaction(row, over, context);

describe('a payment', () => {
  test('is queued for the gateway unless it has already completed', async () => {
    const begun = { unanswered: 0, tryAfter: null };
    expect(await keep(made())).toEqual({ ...begun, queued: true, failure: null });
    expect(await keep(made({ status: 'Completed' }))).toEqual({ ...begun, queued: false });
  });

  test('is stored under a lock on its company’s money', async () => {
    const held: string[] = [];
    await keep(made(), readerOver({ invoices: [invoice()] }, held));
    expect(held).toEqual(['money of CO-001 alone']);
    expect(moneyOf('CO-002')).toBe('money of CO-002');
  });

  test('cannot be dated after today in the platform’s time zone', async () => {
    const later = { date: 'Choose today or an earlier date' };
    expect(await refusal(keep(made({ date: '2026-06-16' })))).toEqual(later);
    const evening = new Date('2026-06-15T23:00:00.000Z');
    const at = (timeZone: string): Context => ({
      ...context,
      now: evening,
      platform: { ...firstPlatform, timeZone },
    });
    const tomorrow = made({ date: '2026-06-16' });
    expect(await refusal(keptTransaction(tomorrow, reader(), at('America/New_York')))).toEqual(later);
    expect(await keptTransaction(tomorrow, reader(), at('Asia/Kolkata'))).toMatchObject({ queued: true });
  });

  test('keeps the date it had before', async () => {
    const before = transaction({ date: '2026-06-20' });
    expect(await keep({ ...before, reference: 'A-1' }, reader([invoice()], [before]))).toEqual({});
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
    expect(await keptInvoice(note({ id: 'CN-1' }), gone)).toEqual({});
    expect(await keptInvoice(note({ creditOf: null }), gone)).toEqual({});
    expect(await keptInvoice(note({ kind: 'Invoice' }), gone)).toEqual({});
  });
});
