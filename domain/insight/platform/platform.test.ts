import { expect, test } from 'vitest';
import type { Group } from '../../query/groups.ts';
import { barOf, performanceNames, statusOf, systemPerformance, targets } from './performance.ts';
import { regionFigures } from './regions.ts';
import { revenueTrend } from './revenueTrend.ts';

const now = new Date('2026-03-30T10:00:00Z');

test('the performance targets are 200 ms, 50 ms, 2 s, 99.9 % and 0.1 %', () => {
  expect(performanceNames.map((name) => targets[name])).toEqual([200, 50, 2000, 0.999, 0.001]);
});

test('a performance status is excellent with a quarter to spare, good at the target, else poor, and fills 100, 75 or 50 %', () => {
  expect([150, 151, 200, 201].map((ms) => statusOf('apiResponse', ms))).toEqual([
    'excellent',
    'good',
    'good',
    'poor',
  ]);
  expect([1, 0.99925, 0.999, 0.9989].map((share) => statusOf('uptime', share))).toEqual([
    'excellent',
    'excellent',
    'good',
    'poor',
  ]);
  expect(barOf).toEqual({ excellent: 100, good: 75, poor: 50 });
});

const measuredOn = (day: string, more: Partial<Group> = {}): Group => ({
  day,
  activeUsers: 10,
  requests: 100,
  failures: 0,
  responseMs: 2000,
  queries: 300,
  queryMs: 900,
  pageLoads: 0,
  pageLoadMs: 0,
  upMinutes: 1440,
  ...more,
});
const performanceOf = (days: Group[], began: string | null) =>
  Object.fromEntries(
    systemPerformance
      .of({}, { range: '7d' }, now, { days, began: [{ day: began }] })
      .metrics.map(({ name, value, status }) => [name, { value, status }]),
  );

test('uptime leaves out the first measured day and today; a day without data counts as down', () => {
  const found = performanceOf(
    [
      measuredOn('2026-03-26', { upMinutes: 60 }),
      measuredOn('2026-03-27'),
      measuredOn('2026-03-29'),
      measuredOn('2026-03-30', { upMinutes: 5 }),
    ],
    '2026-03-26',
  );
  expect(found.uptime?.value).toBeCloseTo(2 / 3);
});

test('a figure that was never measured has neither value nor status', () => {
  const nothing = { value: null, status: null };
  expect(performanceOf([], null)).toEqual({
    apiResponse: nothing,
    databaseQuery: nothing,
    pageLoad: nothing,
    uptime: nothing,
    errorRate: nothing,
  });
  expect(performanceOf([measuredOn('2026-03-30')], '2026-03-30')).toMatchObject({
    apiResponse: { value: 20, status: 'excellent' },
    pageLoad: nothing,
    uptime: nothing,
  });
});

test('this month so far is compared with the same days of the previous month, even if that is shorter', () => {
  const grouped = revenueTrend.groups?.({}, now).invoiced;
  expect(grouped?.figures.soFar?.where).toEqual([
    { field: 'issuedDate', operator: 'gte', value: '2026-02-01' },
    { field: 'issuedDate', operator: 'lte', value: '2026-02-28' },
  ]);
});

test('revenue is shown in the currency of most of it; the others are named and never added', () => {
  const { currency, otherCurrencies, months } = revenueTrend.of({}, {}, now, {
    invoiced: [
      { currency: 'EUR', all: 500, amount0: 500, soFar: 0 },
      { currency: 'USD', all: 900, amount0: 600, amount1: 300, soFar: 300 },
    ],
  });
  expect([currency, otherCurrencies]).toEqual(['USD', ['EUR']]);
  expect(months.at(-1)).toMatchObject({ month: '2026-03', revenue: 600, before: 300, growth: 1 });
  expect(months.at(0)).toMatchObject({ month: '2025-10', revenue: 0, growth: null });
});

test('locations in one country are one region, and a company without a location is in none', () => {
  const { regions } = regionFigures.of({}, { range: '30d' }, now, {
    users: [
      { location: 'Pune, India', users: 4 },
      { location: 'Singapore', users: 2 },
      { location: null, users: 1 },
    ],
    invoiced: [
      { currency: 'USD', location: 'Mumbai, India', revenue: 30, before: 20 },
      { currency: 'EUR', location: 'Mumbai, India', revenue: 7, before: 0 },
    ],
  });
  expect(regions).toEqual([
    { region: 'India', users: 4, revenue: 30, before: 20, growth: 0.5 },
    { region: 'Singapore', users: 2, revenue: 0, before: 0, growth: null },
    { region: null, users: 1, revenue: 0, before: 0, growth: null },
  ]);
});
