import { expect, test } from 'vitest';
import type { Row } from '../../contract/noun.ts';
import { groupRows } from '../../query/groups.ts';
import { currencyOf, revenueTrend } from './revenueTrend.ts';

const now = new Date('2026-03-30T10:00:00Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const invoice = (issuedDate: string, amount: number, columns: object = {}): Row => ({
  ...kept,
  id: `INV-${issuedDate}-${amount}`,
  kind: 'Invoice',
  currency: 'EUR',
  issuedDate,
  amount,
  ...columns,
});
const trendOf = (rows: readonly Row[], at = now) => {
  const groups = Object.entries(revenueTrend.groups?.({}, at) ?? {});
  return revenueTrend.of(
    {},
    {},
    at,
    Object.fromEntries(
      groups.map(([key, grouping]) => [key, groupRows(grouping.noun === 'invoices' ? rows : [], grouping)]),
    ),
  );
};

test('each of six months has its invoices less its credit notes, compared with the month before', () => {
  const { months, currency, otherCurrencies } = trendOf([
    invoice('2025-08-31', 99_999),
    invoice('2025-09-01', 400),
    invoice('2025-09-30', 100),
    invoice('2025-10-01', 600),
    invoice('2025-10-31', 400),
    invoice('2026-01-15', 900),
    invoice('2026-02-01', 300),
    invoice('2026-02-28', 200),
    invoice('2026-03-01', 1000),
    invoice('2026-03-30', 500),
    invoice('2026-03-30', -250, { kind: 'Credit Note' }),
    invoice('2026-03-31', 77_777),
  ]);
  expect([currency, otherCurrencies]).toEqual(['EUR', []]);
  expect(months).toEqual([
    { month: '2025-10', revenue: 1000, invoices: 2, before: 500, growth: 1 },
    { month: '2025-11', revenue: 0, invoices: 0, before: 1000, growth: -1 },
    { month: '2025-12', revenue: 0, invoices: 0, before: 0, growth: null },
    { month: '2026-01', revenue: 900, invoices: 1, before: 0, growth: null },
    { month: '2026-02', revenue: 500, invoices: 2, before: 900, growth: -400 / 900 },
    { month: '2026-03', revenue: 1250, invoices: 2, before: 500, growth: 1.5 },
  ]);
});

test('the month so far is compared with the same days of the month before', () => {
  const rows = [
    invoice('2026-01-31', 8),
    invoice('2026-02-01', 100),
    invoice('2026-02-10', 20),
    invoice('2026-02-11', 3),
  ];
  const { months } = trendOf(rows, new Date('2026-03-10T10:00:00Z'));
  expect(months.at(-1)).toMatchObject({ month: '2026-03', before: 120 });
});

test('the currency with the highest sum is shown, and others that sum to something are named in order', () => {
  const sums = [
    { currency: 'GBP', all: 5 },
    { currency: 'EUR', all: 900 },
    { currency: 'CAD', all: 0 },
    { currency: 'USD', all: 7 },
  ];
  expect(currencyOf(sums, 'all')).toEqual({
    main: { currency: 'EUR', all: 900 },
    currency: 'EUR',
    otherCurrencies: ['GBP', 'USD'],
  });
});

test('the months are those of the currency with the highest sum, however few its invoices are', () => {
  const { months, currency, otherCurrencies } = trendOf([
    invoice('2026-03-01', 10),
    invoice('2026-03-02', 10),
    invoice('2026-03-03', 700, { currency: 'USD' }),
  ]);
  expect([currency, otherCurrencies]).toEqual(['USD', ['EUR']]);
  expect(months.at(-1)).toMatchObject({ revenue: 700, invoices: 1 });
});

test('without an invoice there is nothing to show, in US dollars', () => {
  expect(trendOf([])).toEqual({ months: [], currency: 'USD', otherCurrencies: [] });
  expect(revenueTrend.of({}, {}, now, {}).months).toEqual([]);
});

test('the trend is for operators, and reads no rows one by one', () => {
  expect([revenueTrend.userType, revenueTrend.needs({}, now)]).toEqual(['admin', []]);
});
