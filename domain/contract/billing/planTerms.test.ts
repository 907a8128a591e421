import { expect, test } from 'vitest';
import { dayBefore, termEnd } from './planTerms.ts';

test.each([
  ['Monthly', '2026-01-20', '2026-06-15', '2026-07-01'],
  ['Monthly', '2026-06-15', '2026-06-30', '2026-07-01'],
  ['Quarterly', '2026-01-20', '2026-06-15', '2026-07-01'],
  ['Quarterly', '2026-02-01', '2026-06-15', '2026-08-01'],
  ['Yearly', '2025-06-30', '2026-06-01', '2027-06-01'],
  ['Yearly', '2025-07-01', '2026-06-15', '2026-07-01'],
] as const)(
  'a %s term that began on %s, as of %s, ends before %s',
  (billingCycle, startDate, today, ends) => {
    expect(termEnd({ billingCycle }, { startDate }, new Date(`${today}T12:00:00Z`))).toBe(ends);
  },
);

test('a term ends on the day before the next one begins', () => {
  expect([dayBefore('2026-07-01'), dayBefore('2028-03-01')]).toEqual(['2026-06-30', '2028-02-29']);
});
