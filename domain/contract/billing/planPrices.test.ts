import { describe, expect, test } from 'vitest';
import { planInForce, planTitle } from './planInForce.ts';
import { monthlyPrice, nextBilling, owedToday, restOfMonth } from './planPrices.ts';
import type { Plan } from './plans.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const priced = (monthlyAmount: number, endDate: string | null = null, currency: 'USD' | 'EUR' = 'USD') => ({
  monthlyAmount,
  currency,
  endDate,
});

describe('a monthly price', () => {
  test('covers the rest of the month including today, and is billed again on the first', () => {
    expect(restOfMonth(at('2026-06-15'))).toEqual({ from: '2026-06-15', to: '2026-06-30', days: 16, of: 30 });
    expect(restOfMonth(at('2028-02-29'))).toEqual({ from: '2028-02-29', to: '2028-02-29', days: 1, of: 29 });
    expect([nextBilling(at('2026-06-30')), nextBilling(at('2026-12-01'))]).toEqual([
      '2026-07-01',
      '2027-01-01',
    ]);
  });

  test('is a share of what is billed by the quarter or the year', () => {
    expect(monthlyPrice({ price: 120000, billingCycle: 'Yearly' })).toBe(10000);
    expect(monthlyPrice({ price: 100, billingCycle: 'Quarterly' })).toBe(33);
  });
});

describe('the price for the rest of a month', () => {
  const now = at('2026-06-15');
  test.each([
    ['costs its days of the whole price where nothing was paid', [], 16000],
    ['costs the difference to what is paid for', [priced(9900)], 10720],
    ['costs nothing on the way down', [priced(99900)], 0],
    [
      'costs nothing twice: who went down this month and goes up again has paid',
      [priced(30000, '2026-06-10'), priced(9900)],
      0,
    ],
    ['is paid for by a subscription that ended on its first day', [priced(30000, '2026-06-01')], 0],
    ['is not paid for by a month that is over', [priced(30000, '2026-05-31')], 16000],
    ['is not paid for in another currency', [priced(30000, null, 'EUR')], 16000],
  ])('%s', (_, history, owed) => {
    expect(owedToday(history, priced(30000), now)).toBe(owed);
  });
});

test('without a subscription, the cheapest plan on offer with the company’s plan name applies', () => {
  const plan = (id: string, tier: string, price: number, status = 'Active') =>
    ({ id, name: id, tier, price, billingCycle: 'Monthly', status }) as Plan;
  const plans = [
    plan('Starter', 'Basic', 1, 'Inactive'),
    plan('Large', 'Basic', 5),
    plan('Basic', 'Basic', 3),
  ];
  expect(planInForce({ subscription: 'Basic' }, undefined, plans)?.id).toBe('Basic');
  for (const planId of ['Starter', 'Large'])
    expect(planInForce({ subscription: 'Basic' }, { planId }, plans)?.id).toBe(planId);
  expect(planInForce({ subscription: 'Enterprise' }, undefined, plans)).toBeNull();
  expect(planTitle({ name: 'Professional', tier: 'Premium' })).toBe('Premium (Professional)');
  expect(planTitle({ name: 'Basic', tier: 'Basic' })).toBe('Basic');
});
