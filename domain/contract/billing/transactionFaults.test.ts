import { describe, expect, test } from 'vitest';
import { faultsOfTransaction } from './transactionFaults.ts';

const payment = {
  kind: 'Payment',
  amount: 1,
  status: 'Pending',
  invoiceId: null,
  returnOf: null,
  paymentMethod: 'Credit Card',
  reason: null,
  reference: null,
  failure: null,
};
const refund = {
  ...payment,
  kind: 'Refund',
  amount: -1,
  status: 'Completed',
  invoiceId: 'INV-1',
  reason: 'Billed twice',
};
const credit = { ...payment, kind: 'Credit', amount: -1, paymentMethod: 'Credit Balance' };

test('a payment above 0, a refund below 0 and credit balance of either sign are valid', () => {
  for (const valid of [payment, refund, credit, { ...credit, amount: 1 }])
    expect(faultsOfTransaction(valid)).toEqual({});
});

test('a payment of 0 or less needs an amount', () => {
  for (const amount of [0, -1])
    expect(faultsOfTransaction({ ...payment, amount })).toEqual({ amount: 'money.not-positive' });
});

describe('a refund', () => {
  test.each([
    ['of 0', { amount: 0 }, { amount: 'money.not-negative' }],
    ['above 0', { amount: 1 }, { amount: 'money.not-negative' }],
    ['without an invoice', { invoiceId: null }, { invoiceId: 'text.required' }],
    ['without a reason', { reason: null }, { reason: 'payments.refund-reason' }],
    ['with an empty reason', { reason: '' }, { reason: 'payments.refund-reason' }],
    ['that has not been made', { status: 'Pending' }, { status: 'payments.refund-later' }],
  ])('%s is refused', (_, columns, faults) => {
    expect(faultsOfTransaction({ ...refund, ...columns })).toEqual(faults);
  });
});

test('credit balance is a way of paying for credit alone, and its only one', () => {
  const paymentMethod = 'payments.credit-automatic';
  expect(faultsOfTransaction({ ...payment, paymentMethod: 'Credit Balance' })).toEqual({ paymentMethod });
  expect(faultsOfTransaction({ ...credit, paymentMethod: 'PayPal' })).toEqual({ paymentMethod });
});

describe('a card number', () => {
  test.each(['reason', 'reference', 'failure'])('is refused in the %s', (field) => {
    for (const number of [
      '4242424242424',
      '4242 4242 4242 4242',
      'Card 3782-822463-10005',
      '4242.4242.4242.4242',
    ])
      expect(faultsOfTransaction({ ...payment, [field]: number })).toEqual({
        [field]: 'payments.card-number',
      });
  });

  test('has at least 13 digits, with at most one sign between two of them', () => {
    for (const reference of ['424242424242', '4242424242x42424', '424242  4242424242', 'A-1 of 2026-06-15'])
      expect(faultsOfTransaction({ ...payment, reference })).toEqual({});
  });
});
