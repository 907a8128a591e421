import { expect, it } from 'vitest';
import { durationEnd } from './durationEnd.ts';

it.each([
  ['6 months', '2026-06-14'],
  ['3 months, extension likely', '2026-03-14'],
  ['1 month, then permanent', '2026-01-14'],
  ['8 weeks', '2026-02-08'],
  ['10 days', '2025-12-24'],
  ['1 year', '2026-12-14'],
  ['6 Monate', '2026-06-14'],
  ['3 mois', '2026-03-14'],
  ['2 meses', '2026-02-14'],
])('a duration of "%s" from December 15 ends on %s', (duration, end) => {
  expect(durationEnd('2025-12-15', duration)).toBe(end);
});

it('a month that starts on the 31st ends with the next month', () => {
  expect(durationEnd('2026-01-31', '1 month')).toBe('2026-02-27');
});

it.each(['as long as needed', '0 months', '', '6', 'six months'])(
  'a duration of "%s" has no known end',
  (duration) => {
    expect(durationEnd('2025-12-15', duration)).toBeNull();
  },
);
