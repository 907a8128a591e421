import { describe, expect, test } from 'vitest';
import type { Context, Reader, Values } from '../change/context.ts';
import { readerOver } from '../change/testing/readerOver.ts';
import type { Row } from '../contract/noun.ts';
import { Refusal } from '../errors.ts';
import { firstPlatform } from '../settings/platform.ts';
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
/** A transaction that is recorded now. */
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
  test('that is tried is queued, and one that has come is not', async () => {
    const begun = { unanswered: 0, tryAfter: null };
    expect(await keep(made())).toEqual({ ...begun, queued: true, failure: null });
    expect(await keep(made({ status: 'Completed' }))).toEqual({ ...begun, queued: false });
  });

  test('is kept while nobody else is at work on the money of its company', async () => {
    const held: string[] = [];
    await keep(made(), readerOver({ invoices: [invoice()] }, held));
    expect(held).toEqual(['money of CO-001 alone']);
    expect(moneyOf('CO-002')).toBe('money of CO-002');
  });

  test('is not dated after today by the clocks of the platform', async () => {
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

  test('keeps a date that it had before', async () => {
    const before = transaction({ date: '2026-06-20' });
    expect(await keep({ ...before, reference: 'A-1' }, reader([invoice()], [before]))).toEqual({});
  });

  test('without an invoice, or whose status stays, is kept as it is', async () => {
    expect(await keep(made({ invoiceId: null }))).toEqual({});
    const before = transaction({ status: 'Completed' });
    expect(await keep({ ...before, reference: 'A-1' }, reader([], [before]))).toEqual({});
  });

  test.each(['companyId', 'currency', 'plan'])('names the %s of its invoice', async (field) => {
    expect(await refusal(keep(made({ [field]: 'Other' })))).toEqual({
      [field]: 'Does not match the invoice',
    });
  });

  test('of an invoice that is not there says so of every field', async () => {
    const said = 'Does not match the invoice';
    expect(await refusal(keep(made(), reader([])))).toEqual({ companyId: said, currency: said, plan: said });
    expect(await refusal(keep(made(), reader([invoice({ kind: 'Credit Note' })])))).toEqual({
      companyId: said,
      currency: said,
      plan: said,
    });
  });

  test('of an invoice that is settled is refused', async () => {
    expect(await refusal(keep(made(), reader([invoice({ status: 'Paid' })])))).toBe(
      'Nothing is due on invoice INV-1',
    );
  });

  test('is refused while another one is on its way, and not because of itself', async () => {
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

  test('asks for no more than is open, but more may have come', async () => {
    const more = { amount: 10_001 };
    expect(await keep(made())).toMatchObject({ queued: true });
    expect(await refusal(keep(made(more)))).toEqual({
      amount: 'Enter at most the amount due on this invoice',
    });
    expect(await keep(made({ ...more, status: 'Completed' }))).toMatchObject({ queued: false });
  });

  test('that failed is no longer queued', async () => {
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

  test('that the gateway may have made is not called off', async () => {
    const before = transaction({ queued: true, tryAfter: now.toISOString() });
    expect(await refusal(keep({ ...before, status: 'Failed' }, reader([invoice()], [before])))).toBe(
      'The payment service has not responded yet. We will keep trying.',
    );
  });

  test('that failed before it was kept is not queued', async () => {
    expect(await keep(made({ status: 'Failed' }))).toEqual({ queued: false });
  });
});

test('credit balance is not moved by hand, and what was moved keeps its place', async () => {
  const moved = { kind: 'Credit', status: 'Completed', invoiceId: null };
  expect(await refusal(keep(made(moved)))).toEqual({ kind: 'Credit balance is applied automatically' });
  const before = transaction(moved);
  expect(await keep({ ...before, reference: 'INV-2' }, reader([], [before]))).toEqual({});
});

describe('a refund', () => {
  const refund = (columns: Values = {}) =>
    made({ kind: 'Refund', status: 'Completed', amount: -4000, ...columns });
  const paid = invoice({ status: 'Paid', paid: 10_000, refunded: 6000, open: 0 });

  test('gives back no more than is left of what was paid', async () => {
    expect(await keep(refund(), reader([paid]))).toEqual({});
    expect(await refusal(keep(refund({ amount: -4001 }), reader([paid])))).toEqual({
      amount: 'Enter at most the refundable amount of this invoice',
    });
  });

  test('is for the company of its invoice', async () => {
    expect(await refusal(keep(refund({ companyId: 'CO-002' }), reader([paid])))).toEqual({
      companyId: 'Does not match the invoice',
    });
  });

  test('waits for a payment that is on its way', async () => {
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

  test('says what its invoice says, and is due on its own day', async () => {
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

  test('takes back no more than is left of its invoice', async () => {
    expect(await refusal(keptInvoice(note({ amount: -8001 }), reader([credited])))).toEqual({
      amount: 'Enter at most the remaining amount of this invoice',
    });
  });

  test('is for an invoice that is there, of its company, plan and currency', async () => {
    expect(await refusal(keptInvoice(note(), reader([])))).toEqual({
      creditOf: 'This invoice does not exist',
    });
    expect(await refusal(keptInvoice(note({ currency: 'EUR' }), reader()))).toEqual({
      currency: 'Does not match the invoice',
    });
  });

  test('waits for a payment that is on its way', async () => {
    expect(await refusal(keptInvoice(note(), reader([credited], [transaction()])))).toBe(
      'A payment for this invoice is in progress',
    );
  });

  test('is looked at once, and an invoice is not', async () => {
    const gone = reader([]);
    expect(await keptInvoice(note({ id: 'CN-1' }), gone)).toEqual({});
    expect(await keptInvoice(note({ creditOf: null }), gone)).toEqual({});
    expect(await keptInvoice(note({ kind: 'Invoice' }), gone)).toEqual({});
  });
});
