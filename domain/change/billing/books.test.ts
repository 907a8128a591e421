import { describe, expect, test } from 'vitest';
import type { AccountingPeriod } from '../../contract/billing/accountingPeriods.ts';
import type { Row } from '../../contract/noun.ts';
import { Refusal } from '../../errors.ts';
import { firstPlatform } from '../../settings/platform.ts';
import type { Values } from '../context.ts';
import { readerOver } from '../testing/readerOver.ts';
import { bookedOn, checkBooks, checkReopening, holdBooks, isOver, monthsToClose } from './books.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: '2026-05-02T09:00:00.000Z', updatedAt: '2026-05-02T09:00:00.000Z' };
const period = (month: string, status: AccountingPeriod['status'] = 'Closed') => ({
  ...kept,
  id: `ACP-${month}`,
  month: `${month}-01`,
  status,
});
const closed: Row[] = [period('2026-03'), period('2026-04'), period('2026-05', 'Open')];
const payment = (columns: Values = {}): Row => ({
  ...kept,
  ...{ id: 'TXN-1', kind: 'Payment', companyId: 'CO-1', invoiceId: 'INV-1', currency: 'USD', amount: 500 },
  ...{ status: 'Completed', date: '2026-06-10', paymentMethod: 'PayPal' },
  ...columns,
});
const april = { date: '2026-04-20' };
const refusal = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) return error.faults ?? error.reason;
    throw error;
  }
  return null;
};
const check = (before: Row | null, after: Row | null, periods = closed, noun = 'transactions') =>
  refusal(() => checkBooks({ noun, before, after }, { now }, readerOver({ accountingPeriods: periods })));
const values = { day: '2026-04-30' };
const tooEarly = { date: { code: 'books.closed', values } };
const booked = { code: 'books.booked', values };

describe('a closed month', () => {
  test('takes no new row, and loses none', async () => {
    expect(await check(null, payment(april))).toEqual(tooEarly);
    expect(await check(null, payment({ date: '2025-01-05' }))).toEqual(tooEarly);
    expect(await check(payment(april), null)).toEqual(booked);
    expect(await check(null, payment())).toBeNull();
    expect(await check(null, payment({ date: '2026-05-01' }))).toBeNull();
    expect(await check(null, payment(april), [])).toBeNull();
  });

  test('keeps its rows as they are, apart from what the books do not say', async () => {
    expect(await check(payment(april), payment())).toEqual(booked);
    expect(await check(payment(), payment(april))).toEqual(tooEarly);
    expect(await check(payment(april), payment({ ...april, amount: 400 }))).toEqual(booked);
    expect(await check(payment(april), payment({ ...april, paymentMethod: 'Credit Card' }))).toBeNull();
  });

  test('counts a payment only once it has completed', async () => {
    const pending = { ...april, status: 'Pending' };
    expect(await check(null, payment(pending))).toBeNull();
    expect(await check(payment(pending), payment({ ...april, status: 'Failed' }))).toBeNull();
    expect(await check(payment(pending), payment(april))).toEqual(tooEarly);
    expect(await check(payment(pending), payment())).toBeNull();
  });

  test('takes no invoice and no credit note, and leaves other nouns alone', async () => {
    const invoice = {
      ...payment(),
      ...{ kind: 'Invoice', issuedDate: '2026-04-30', periodStart: null, periodEnd: null },
    };
    const refused = { issuedDate: { code: 'books.closed', values } };
    expect(await check(null, invoice, closed, 'invoices')).toEqual(refused);
    expect(await check(invoice, { ...invoice, status: 'Paid' }, closed, 'invoices')).toBeNull();
    expect(await check(null, { ...kept, id: 'BKE-1', ...april }, closed, 'bankEntries')).toBeNull();
  });

  test('moves what comes late to the first open day', async () => {
    const over = readerOver({ accountingPeriods: closed });
    expect(await bookedOn('2026-04-30', { now }, over)).toBe('2026-05-01');
    expect(await bookedOn('2026-05-01', { now }, over)).toBe('2026-05-01');
    expect(await bookedOn('2026-04-30', { now }, readerOver({}))).toBe('2026-04-30');
  });
});

describe('locks', () => {
  test('are held together by writers, those of past months apart from the current one', async () => {
    const held: string[] = [];
    const over = readerOver({}, held);
    await checkBooks({ noun: 'transactions', before: null, after: payment() }, { now }, over);
    await bookedOn('2026-05-31', { now }, over);
    expect(held).toEqual(['books of 2026-06-01 shared', 'books of past months shared']);
  });

  test('are not taken where no figure changes', async () => {
    const held: string[] = [];
    const change = { noun: 'transactions', before: payment(), after: payment({ paymentMethod: 'PayPal' }) };
    await checkBooks(change, { now }, readerOver({}, held));
    expect(held).toEqual([]);
  });

  test('are held alone to close a month', async () => {
    const held: string[] = [];
    await holdBooks('2026-05-01', readerOver({}, held));
    expect(held).toEqual([
      'accounting periods alone',
      'books of past months alone',
      'books of 2026-05-01 alone',
    ]);
  });
});

describe('closing', () => {
  const close = (
    month: string,
    periods: readonly ReturnType<typeof period>[],
    firstBooked: string | null = null,
  ) => monthsToClose(`${month}-01`, { periods, firstBooked }, { now });

  test('follows the order of the months, each once and when it is over', async () => {
    const one = [period('2026-03')];
    expect(close('2026-04', one)).toEqual(['2026-04-01']);
    expect(await refusal(() => close('2026-05', one))).toEqual({
      code: 'books.in-order',
      values: { day: '2026-04-01' },
    });
    expect(await refusal(() => close('2026-03', one))).toMatchObject({ code: 'books.closed-already' });
    expect(await refusal(() => close('2026-02', one))).toMatchObject({ code: 'books.closed-already' });
    expect(await refusal(() => close('2026-06', [period('2026-05')]))).toMatchObject({
      code: 'books.not-over',
    });
    expect(close('2026-05', [period('2026-04'), period('2026-05', 'Open')])).toEqual(['2026-05-01']);
  });

  test('closes the months before the first time', () => {
    expect(close('2026-05', [], '2026-02-20')).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
    ]);
    expect(close('2026-05', [])).toEqual(['2026-05-01']);
    expect(close('2026-05', [], '2026-06-02')).toEqual(['2026-05-01']);
    expect(close('2026-05', [], '1950-01-01')).toHaveLength(120);
  });

  test('waits for the end of the month in UTC and in the platform’s time zone', () => {
    const at = (moment: string, timeZone: string) =>
      isOver('2026-05-01', { now: new Date(moment), platform: { ...firstPlatform, timeZone } });
    expect(at('2026-06-01T00:00:00Z', 'UTC')).toBe(true);
    expect(at('2026-05-31T23:59:59Z', 'UTC')).toBe(false);
    expect(at('2026-06-01T03:00:00Z', 'America/New_York')).toBe(false);
    expect(at('2026-06-01T04:00:00Z', 'America/New_York')).toBe(true);
    expect(at('2026-05-31T20:00:00Z', 'Asia/Tokyo')).toBe(false);
  });

  test('is taken back for the last closed month alone', async () => {
    const periods = [period('2026-03'), period('2026-04'), period('2026-05', 'Open')];
    expect(await refusal(() => checkReopening('2026-04-01', periods))).toBeNull();
    expect(await refusal(() => checkReopening('2026-03-01', periods))).toEqual({
      code: 'books.only-last',
      values: { day: '2026-04-30' },
    });
    for (const month of ['2026-05-01', '2026-06-01'])
      expect(await refusal(() => checkReopening(month, periods))).toMatchObject({ code: 'books.not-closed' });
    expect(await refusal(() => checkReopening('2026-04-01', []))).toMatchObject({ code: 'books.not-closed' });
  });
});
