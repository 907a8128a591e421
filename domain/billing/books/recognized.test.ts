import { expect, test } from 'vitest';
import { addDays, monthAfter } from '../../time/days.ts';
import { recognizedIn, recognizedThrough } from './recognized.ts';

const year = {
  amount: 100_001,
  issuedDate: '2026-01-10',
  periodStart: '2026-01-01',
  periodEnd: '2026-12-31',
};

test('revenue is recognized by days, and the months add up to the invoice', () => {
  expect(recognizedThrough(year, '2026-01-31')).toBe(Math.trunc((100_001 * 31) / 365));
  const months = Array.from({ length: 14 }, (_, place) => monthAfter('2025-12-01', place)).map((month) =>
    recognizedIn(year, { before: addDays(month, -1), to: addDays(monthAfter(month, 1), -1) }),
  );
  expect(months.reduce((sum, one) => sum + one, 0)).toBe(100_001);
  expect([months[0], months[1], months[13]]).toEqual([0, 8493, 0]);
  expect(months.every(Number.isInteger)).toBe(true);
});

test('nothing is recognized before the invoice, and the days before come with it', () => {
  const late = { ...year, issuedDate: '2026-03-05' };
  expect(recognizedThrough(late, '2026-03-04')).toBe(0);
  expect(recognizedThrough(late, '2026-03-31')).toBe(recognizedThrough(year, '2026-03-31'));
  const over = { ...year, issuedDate: '2027-02-01' };
  expect(recognizedThrough(over, '2027-02-01')).toBe(100_001);
  const ahead = { ...year, issuedDate: '2025-11-20' };
  expect(recognizedThrough(ahead, '2025-12-31')).toBe(0);
});

test('without a period, or with one that ends before it begins, all is recognized on the day of the invoice', () => {
  for (const period of [
    { periodStart: null, periodEnd: null },
    { periodStart: '2026-01-01', periodEnd: null },
    { periodStart: '2026-02-01', periodEnd: '2026-01-01' },
  ]) {
    expect(recognizedThrough({ ...year, ...period }, '2026-01-10')).toBe(100_001);
    expect(recognizedThrough({ ...year, ...period }, '2026-01-09')).toBe(0);
  }
});

test('a credit note of the whole invoice takes back what is recognized, also of the days to come', () => {
  const note = { ...year, amount: -year.amount, issuedDate: '2026-05-20' };
  for (const day of ['2026-05-31', '2026-06-30', '2026-12-31'])
    expect(recognizedThrough(year, day) + recognizedThrough(note, day)).toBe(0);
});

test('the largest amount over two centuries is exact', () => {
  const huge = { amount: 1e12, issuedDate: '1999-01-01', periodStart: '2000-01-01', periodEnd: '2199-12-31' };
  expect(recognizedThrough(huge, '2199-12-31')).toBe(1e12);
  expect(recognizedThrough(huge, '2199-12-30')).toBe(Number((10n ** 12n * 73_048n) / 73_049n));
});
