import { expect, test } from 'vitest';
import { overdueByCurrency, recurringRevenue } from './billing.ts';

test('overdue amounts add up by currency, and only those overdue', () => {
  const invoices = [
    { status: 'Overdue', amount: 29900, currency: 'USD' },
    { status: 'Overdue', amount: 9900, currency: 'USD' },
    { status: 'Overdue', amount: 5000, currency: 'EUR' },
    { status: 'Paid', amount: 77700, currency: 'USD' },
  ] as const;
  expect(overdueByCurrency(invoices)).toEqual({ USD: 39800, EUR: 5000 });
});

test('nothing overdue is no sum at all', () => {
  expect(overdueByCurrency([])).toEqual({});
});

test('a cancelled subscription brings nothing', () => {
  expect(
    recurringRevenue([
      { status: 'Active', monthlyAmount: 9900 },
      { status: 'Cancelled', monthlyAmount: 29900 },
    ]),
  ).toBe(9900);
});
