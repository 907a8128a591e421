import { describe, expect, test } from 'vitest';
import type { NounName } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { groupRows } from '../../query/groups.ts';
import type { Insight } from '../insight.ts';
import { billingOverview, churnDays } from './billingOverview.ts';
import { owedInvoices } from './owedInvoices.ts';

const now = new Date('2026-03-30T10:00:00Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const rowsOf = (columns: object, rows: readonly object[]): Row[] =>
  rows.map((row, place) => ({ ...kept, id: `ROW-${place}`, ...columns, ...row }));
const answer = <O>(insight: Insight<object, O>, rows: Partial<Record<NounName, Row[]>>): O => {
  const groups = Object.entries(insight.groups?.({}, now) ?? {});
  return insight.of(
    {},
    {},
    now,
    Object.fromEntries(groups.map(([key, one]) => [key, groupRows(rows[one.noun] ?? [], one)])),
  );
};
const overviewOf = (rows: Partial<Record<NounName, Row[]>>) => answer(billingOverview, rows);
const payments = (...rows: object[]) => ({
  transactions: rowsOf(
    { status: 'Completed', currency: 'EUR', date: '2026-03-01', plan: 'Basic', amount: 100 },
    rows,
  ),
});
const subscriptions = (...rows: object[]) => ({
  subscriptions: rowsOf(
    {
      status: 'Active',
      currency: 'EUR',
      monthlyAmount: 100,
      startDate: '2025-01-01',
      endDate: null,
      renewal: 'Renews',
    },
    rows,
  ),
});
const empty = { amount: 0 };

describe('revenue', () => {
  test('is the completed payments less refunds, by currency, the one with the most rows first', () => {
    const { revenue } = overviewOf(
      payments(
        { amount: 9000, currency: 'USD' },
        {},
        { amount: -30 },
        { amount: 50_000, status: 'Failed' },
        { amount: 50_000, status: 'Pending' },
      ),
    );
    expect(revenue).toEqual([
      { amount: 70, currency: 'EUR' },
      { amount: 9000, currency: 'USD' },
    ]);
  });

  test('of twelve months begins with the first day of the first one', () => {
    const { months } = overviewOf(
      payments(
        { date: '2025-03-31', amount: 77_777 },
        { date: '2025-04-01', amount: 1 },
        { date: '2025-04-30', amount: 2 },
        { date: '2025-12-31', amount: 40 },
        { date: '2026-01-01', amount: 500 },
        { date: '2026-03-30', amount: 6000 },
        { date: '2026-03-29', amount: 6000, status: 'Failed' },
        { date: '2026-03-28', amount: 6000, currency: 'USD' },
      ),
    );
    expect(months).toEqual([
      { month: '2025-04', amount: 3 },
      { month: '2025-05', ...empty },
      { month: '2025-06', ...empty },
      { month: '2025-07', ...empty },
      { month: '2025-08', ...empty },
      { month: '2025-09', ...empty },
      { month: '2025-10', ...empty },
      { month: '2025-11', ...empty },
      { month: '2025-12', amount: 40 },
      { month: '2026-01', amount: 500 },
      { month: '2026-02', ...empty },
      { month: '2026-03', amount: 6000 },
    ]);
  });

  test('by plan is that of the same months and currency, the largest first', () => {
    const { plans } = overviewOf(
      payments(
        { plan: 'Basic', amount: 5 },
        { plan: 'Premium', amount: 60 },
        { plan: 'Enterprise', amount: 7 },
        { plan: 'Basic', amount: 9, date: '2025-04-01' },
        { plan: 'Basic', amount: 10_000, date: '2025-03-31' },
        { plan: 'Basic', amount: 10_000, status: 'Failed' },
        { plan: 'Basic', amount: 10_000, currency: 'USD' },
      ),
    );
    expect(plans).toEqual([
      { plan: 'Premium', amount: 60 },
      { plan: 'Basic', amount: 14 },
      { plan: 'Enterprise', amount: 7 },
    ]);
  });
});

describe('subscriptions', () => {
  test('bring in what the active ones come to in a month, by currency', () => {
    const { monthly, active } = overviewOf(
      subscriptions(
        { currency: 'USD', monthlyAmount: 9000 },
        {},
        {},
        { status: 'Paused', monthlyAmount: 50_000 },
        { status: 'Cancelled', monthlyAmount: 50_000 },
      ),
    );
    expect(monthly).toEqual([
      { amount: 200, currency: 'EUR' },
      { amount: 9000, currency: 'USD' },
    ]);
    expect(active).toBe(3);
  });

  test('decide the currency shown; without one it is that of the payments, else US dollars', () => {
    const euros = payments({});
    expect(overviewOf({ ...euros, ...subscriptions({ currency: 'GBP' }) }).currency).toBe('GBP');
    expect(overviewOf(euros).currency).toBe('EUR');
    expect(overviewOf({}).currency).toBe('USD');
  });

  test('that ended in the last 30 days with no plan to follow are churn, of all that ran before', () => {
    const over = { status: 'Cancelled', renewal: 'Ends' };
    const { churn } = overviewOf(
      subscriptions(
        { startDate: '2026-02-27' },
        { startDate: '2026-02-28' },
        { currency: 'USD' },
        { ...over, endDate: '2026-02-27' },
        { ...over, endDate: '2026-02-28' },
        { ...over, endDate: '2026-03-30' },
        { ...over, endDate: '2026-03-30', renewal: 'Changes' },
        { ...over, endDate: '2026-03-30', startDate: '2026-02-28' },
        { status: 'Paused', renewal: 'Ends', endDate: '2026-03-30' },
      ),
    );
    expect(churn).toEqual({ left: 2, of: 5, share: 0.4 });
    expect(churnDays).toBe(30);
    expect(billingOverview.groups?.({}, now).ended?.by).toEqual([]);
  });

  test('without subscribers have no share', () => {
    expect(overviewOf({}).churn).toEqual({ left: 0, of: 0, share: null });
    expect(overviewOf(subscriptions({})).churn).toEqual({ left: 0, of: 1, share: 0 });
  });
});

describe('what is owed', () => {
  const invoices = rowsOf({ status: 'Overdue', currency: 'EUR', open: 40, amount: 100, billedMonth: null }, [
    { currency: 'USD', open: 30 },
    {},
    {},
    { status: 'Pending', open: 5000, billedMonth: '2026-03-01' },
    { status: 'Paid', open: 0, billedMonth: '2026-03-01', currency: 'USD', amount: 900 },
    { status: 'Paid', open: 0, billedMonth: '2026-02-01', amount: 70_000 },
  ]);

  test('is what is open on overdue invoices, by currency', () => {
    expect(overviewOf({ invoices }).overdue).toEqual([
      { amount: 80, currency: 'EUR' },
      { amount: 30, currency: 'USD' },
    ]);
  });

  test('is told with its invoices, beside what this month’s run has billed, the largest sum first', () => {
    expect(answer(owedInvoices, { invoices })).toEqual({
      overdue: [
        { currency: 'EUR', count: 2, amount: 80 },
        { currency: 'USD', count: 1, amount: 30 },
      ],
      month: '2026-03-01',
      run: [
        { currency: 'USD', count: 1, amount: 900 },
        { currency: 'EUR', count: 1, amount: 100 },
      ],
    });
  });
});

test('the figures are for operators, read no rows one by one, and are empty without any', () => {
  for (const insight of [billingOverview, owedInvoices])
    expect([insight.userType, insight.needs({}, now)]).toEqual(['admin', []]);
  expect(owedInvoices.of({}, {}, now, {})).toEqual({ overdue: [], month: '2026-03-01', run: [] });
  expect(billingOverview.of({}, {}, now, {})).toMatchObject({
    revenue: [],
    monthly: [],
    active: 0,
    overdue: [],
    plans: [],
  });
});
