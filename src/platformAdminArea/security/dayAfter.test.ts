import { expect, test } from 'vitest';
import { dayAfter, dayBefore } from './dayAfter.ts';

test('a date range includes its last day: it ends where the next day begins', () => {
  expect(dayAfter('2026-03-02')).toBe('2026-03-03');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(dayAfter('2026-03-02T23:30:00.000Z')).toBe('2026-03-03');
});

test('the end of a date range is shown as its last day', () => {
  for (const day of ['2026-03-02', '2026-12-31', '2028-02-29']) expect(dayBefore(dayAfter(day))).toBe(day);
});
