import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../contract/billing/currencies.ts';
import type { Row } from '../contract/noun.ts';
import { groupRows } from '../query/groups.ts';
import { contractFigures, runningToday, valued } from './contractFigures.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const today = '2026-06-15';

const figuresOf = (rows: readonly Row[]) => {
  const groups = contractFigures.groups?.({}, now) ?? {};
  const counted = Object.entries(groups).map(([key, grouping]) => [
    key,
    groupRows(grouping.noun === 'contracts' ? rows : [], grouping),
  ]);
  return contractFigures.of({}, {}, now, Object.fromEntries(counted));
};

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-06-${String(n).padStart(2, '0')}`);
const contract = fc.record({
  type: fc.constantFrom('SOW', 'C2H', 'MSA', 'NDA'),
  status: fc.constantFrom('Draft', 'Pending', 'Active', 'Expired'),
  startDate: day,
  endDate: day,
  currency: fc.constantFrom(...currencies),
  rate: fc.integer({ min: 0, max: 50_000 }),
  monthlyHours: fc.integer({ min: 0, max: 200 }),
  totalValue: fc.integer({ min: 0, max: 9_000_000 }),
});
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const contracts = fc
  .array(contract, { maxLength: 60 })
  .map((made) => made.map((one, place): Row => ({ ...kept, ...one, id: `CT-${place}` })));

test('each contract figure is the sum of its own rows by currency, and never mixes currencies', () => {
  fc.assert(
    fc.property(contracts, (rows) => {
      const { monthlyRevenue, totalValue } = figuresOf(rows);
      const running = rows.filter(
        (row) =>
          row.status === 'Active' &&
          (row.type === 'SOW' || row.type === 'C2H') &&
          String(row.startDate) <= today &&
          today <= String(row.endDate),
      );
      const valued = rows.filter(({ status }) => status === 'Active' || status === 'Pending');
      const expected = (of: readonly Row[], amountOf: (row: Row) => number) =>
        currencies.flatMap((currency) => {
          const own = of.filter((row) => row.currency === currency);
          const amount = own.reduce((sum, row) => sum + amountOf(row), 0);
          return own.length ? [{ currency, contracts: own.length, amount }] : [];
        });
      const inOrder = (sums: readonly { currency: string }[]) =>
        sums.toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
      expect(inOrder(monthlyRevenue)).toEqual(
        inOrder(expected(running, (row) => Number(row.rate) * Number(row.monthlyHours))),
      );
      expect(inOrder(totalValue)).toEqual(inOrder(expected(valued, (row) => Number(row.totalValue))));
      for (const sums of [monthlyRevenue, totalValue])
        expect(sums.map((sum) => sum.contracts)).toEqual(
          sums.map((sum) => sum.contracts).toSorted((a, b) => b - a),
        );
    }),
  );
});

const signed = (columns: object): Row => ({
  ...kept,
  id: 'CT-1',
  type: 'SOW',
  status: 'Active',
  startDate: today,
  endDate: today,
  currency: 'USD',
  rate: 100,
  monthlyHours: 160,
  totalValue: 1000,
  ...columns,
});

test('currencies are sorted by number of contracts, then by amount, then by name', () => {
  const order = (...rows: Row[]) => figuresOf(rows).totalValue.map(({ currency }) => currency);
  const [dollars, euros] = [signed({}), signed({ currency: 'EUR', totalValue: 9000 })];
  expect(order(dollars, dollars, euros)).toEqual(['USD', 'EUR']);
  expect(order(euros, euros, dollars)).toEqual(['EUR', 'USD']);
  expect(order(dollars, euros)).toEqual(['EUR', 'USD']);
  const same = signed({ currency: 'EUR' });
  expect([order(dollars, same), order(same, dollars)]).toEqual([
    ['EUR', 'USD'],
    ['EUR', 'USD'],
  ]);
});

test('a contract counts on its first and its last day, and its list is filtered in the same way', () => {
  const revenue = (columns: object) => figuresOf([signed(columns)]).monthlyRevenue;
  expect(revenue({})).toEqual([{ currency: 'USD', contracts: 1, amount: 16_000 }]);
  expect(revenue({ startDate: '2026-06-16', endDate: '2026-06-16' })).toEqual([]);
  expect(revenue({ startDate: '2026-06-14', endDate: '2026-06-14' })).toEqual([]);
  expect(runningToday(today)).toEqual({
    type: ['SOW', 'C2H'],
    status: 'Active',
    startDate_lte: today,
    endDate_gte: today,
  });
  expect(valued).toEqual({ status: ['Pending', 'Active'] });
});

test('contract figures need the permission to list contracts, and read no individual rows', () => {
  expect([contractFigures.userType, contractFigures.needs({}, now)]).toEqual([null, []]);
  expect(contractFigures.of({}, {}, now, {})).toEqual({ monthlyRevenue: [], totalValue: [] });
});
