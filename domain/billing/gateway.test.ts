import { describe, expect, test } from 'vitest';
import {
  answered,
  answersWithin,
  askedAgain,
  chargeFor,
  chargeKey,
  inHandFor,
  inHandUntil,
  manualGateway,
  newReference,
  notAnswered,
  nothingOwed,
  silence,
  testGateway,
} from './gateway.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const none = { bank: null, account: null, email: null };
const card = { brand: 'Visa', last4: '4242', expiry: '06/26', ...none, status: 'Active' } as const;
const payment = {
  id: 'TXN-1',
  attempts: 2,
  amount: 9900,
  currency: 'EUR',
  paymentMethod: 'Credit Card',
  reference: 'PR-1',
} as const;
const invoice = { id: 'INV-1', companyId: 'CO-001' };
const payer = { name: 'Corvane', email: 'pay@corvane.example' };
const rows = {
  invoice: { ...invoice, version: 3 },
  payer: { ...payer, version: 3 },
  card: { ...card, version: 3 },
};
const charge = chargeFor(payment, rows.invoice, rows.payer, rows.card);

describe('the test gateway', () => {
  test.each([
    ['takes a card to the end of its last month', card, { status: 'Completed' }],
    ['takes a way of paying that never expires', { ...card, expiry: null }, { status: 'Completed' }],
    ['takes one without a number', { ...card, last4: null }, { status: 'Completed' }],
    ['declines when nothing is on file', null, { status: 'Failed', why: 'payments.no-card' }],
    [
      'declines a card whose last month is over',
      { ...card, expiry: '05/26' },
      { status: 'Failed', why: 'payments.expired' },
    ],
    [
      'declines a card that was replaced',
      { ...card, status: 'Expired' as const },
      { status: 'Failed', why: 'payments.expired' },
    ],
    [
      'declines the card that ends in 0002',
      { ...card, last4: '0002' },
      { status: 'Failed', why: 'payments.card-declined' },
    ],
    [
      'declines the card that ends in 9995 for lack of funds',
      { ...card, last4: '9995' },
      { status: 'Failed', why: 'payments.no-funds' },
    ],
    [
      'cannot be reached with the card that ends in 0119',
      { ...card, last4: '0119' },
      { status: 'Failed', why: 'payments.not-reached' },
    ],
  ])('%s', async (_, method, result) => {
    expect(await testGateway.charge({ ...charge, method }, now)).toEqual(result);
  });

  test('waits for a bank transfer, whatever is on file', async () => {
    for (const method of [null, card])
      expect(await testGateway.charge({ ...charge, kind: 'Bank Transfer', method }, now)).toEqual({
        status: 'Pending',
      });
  });
});

test('without a gateway every payment waits for an operator', async () => {
  expect(await manualGateway.charge(charge, now)).toEqual({ status: 'Pending' });
});

test('a charge names the amount and currency of the payment and the key of this attempt, and nothing else of its rows', () => {
  expect(charge).toEqual({
    key: 'TXN-1/3',
    invoice,
    payer,
    amount: 9900,
    currency: 'EUR',
    kind: 'Credit Card',
    method: card,
    reference: 'PR-1',
  });
  expect(chargeKey({ id: 'TXN-1', attempts: 0 })).toBe('TXN-1/1');
});

test('one process has a payment for a minute, which is longer than the gateway may take to answer', () => {
  expect(inHandUntil(now).toISOString()).toBe('2026-06-15T09:01:00.000Z');
  expect([answersWithin, inHandFor]).toEqual([20, 60]);
});

test.each([
  [0, '2026-06-15T09:01:00.000Z'],
  [1, '2026-06-15T09:04:00.000Z'],
  [3, '2026-06-15T10:04:00.000Z'],
  [4, '2026-06-15T13:00:00.000Z'],
  [20, '2026-06-15T13:00:00.000Z'],
])('after %d unanswered attempts the next follows at %s', (unanswered, tryAfter) => {
  expect(notAnswered({ unanswered }, now)).toEqual({
    unanswered: unanswered + 1,
    tryAfter,
    failure: silence,
  });
  expect(silence).toBe('payments.not-responding');
});

describe('an answer that is not decided yet', () => {
  test.each([
    [60, '2026-06-15T09:01:00.000Z'],
    [0, '2026-06-15T09:00:01.000Z'],
    [7 * 24 * 60 * 60, '2026-06-16T09:00:00.000Z'],
  ])('is asked for again after %d seconds, at %s', (askAgain, tryAfter) => {
    expect(askedAgain({ status: 'Pending', askAgain }, now)).toEqual({
      unanswered: 0,
      tryAfter,
      failure: null,
    });
  });

  test('is an operator’s to record without a time, as is no answer that is decided', () => {
    expect(askedAgain({ status: 'Pending' }, now)).toBeNull();
    expect(askedAgain({ status: 'Completed' }, now)).toBeNull();
  });
});

test('the reference of a payment service is stored when it is new, at most 60 characters of it', () => {
  const given = (reference: string | null, charged: string) =>
    newReference({ reference }, { status: 'Completed', reference: charged });
  expect(given(null, 'PR-1')).toEqual({ reference: 'PR-1' });
  expect(given('PR-1', 'PR-1')).toEqual({});
  expect(given(null, 'x'.repeat(80))).toEqual({ reference: 'x'.repeat(60) });
  expect(newReference({ reference: 'PR-1' }, { status: 'Completed' })).toEqual({});
});

describe('an answer', () => {
  const settled = { queued: false, attempts: 3, unanswered: 0, tryAfter: null, date: '2026-06-15' };

  test('settles the payment on the day it came', () => {
    expect(answered({ attempts: 2 }, { status: 'Completed' }, '2026-06-15')).toEqual({
      ...settled,
      status: 'Completed',
      failure: null,
    });
  });

  test('that declines the payment gives the reason, at most 200 characters of it', () => {
    expect(answered({ attempts: 2 }, nothingOwed, '2026-06-15')).toEqual({
      ...settled,
      status: 'Failed',
      failure: 'invoices.nothing-owed',
    });
    const why = 'x'.repeat(300);
    expect(answered({ attempts: 0 }, { status: 'Failed', why }, '2026-06-15').failure).toHaveLength(200);
  });
});
