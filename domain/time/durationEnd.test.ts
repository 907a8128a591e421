import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOf } from '../contract/deals/contractFigures.ts';
import { addDays, afterMonths } from './days.ts';
import { durationEnd, isDuration } from './durationEnd.ts';

it.each([
  ['6 months', '2026-06-14'],
  ['3 months, extension likely', '2026-03-14'],
  ['3 months (extension likely)', '2026-03-14'],
  ['6 Monate + Option', '2026-06-14'],
  ['1 month, then permanent', '2026-01-14'],
  ['8 weeks', '2026-02-08'],
  ['10 days', '2025-12-24'],
  ['1 year', '2026-12-14'],
  ['6 Monate', '2026-06-14'],
  ['3 mois', '2026-03-14'],
  ['2 meses', '2026-02-14'],
  ['6-months', '2026-06-14'],
  ['1 year 6 months', '2027-06-14'],
  ['1 year and 6 months', '2027-06-14'],
  ['1 Jahr und 6 Monate', '2027-06-14'],
  ['1 an, 6 mois', '2027-06-14'],
  ['1 an et demi', '2027-06-14'],
  ['1 año y medio', '2027-06-14'],
  ['1 year and a half', '2027-06-14'],
  ['1.5 years', '2027-06-14'],
  ['1,5 Jahre', '2027-06-14'],
  ['1½ years', '2027-06-14'],
  ['2 months 2 weeks', '2026-02-28'],
])('a duration of "%s" from December 15 ends on %s', (duration, end) => {
  expect(durationEnd('2025-12-15', duration)).toBe(end);
});

it.each([
  ['2026-08-31', '6 months', '2027-02-28'],
  ['2027-08-31', '6 months', '2028-02-29'],
  ['2026-01-31', '1 month', '2026-02-28'],
  ['2028-01-31', '1 month', '2028-02-29'],
  ['2026-01-30', '1 month', '2026-02-28'],
  ['2026-01-29', '1 month', '2026-02-28'],
  ['2026-01-28', '1 month', '2026-02-27'],
  ['2026-01-31', '3 months', '2026-04-30'],
  ['2028-02-29', '1 year', '2029-02-28'],
])('from %s, %s end on %s', (from, duration, end) => {
  expect(durationEnd(from, duration)).toBe(end);
});

it.each([
  'as long as needed',
  '0 months',
  '',
  '6',
  'six months',
  '6 months to 1 year',
  '6 months, at most 9 months',
  '6 to 12 months',
  '6-12 months',
  '6 months per year',
  '1.5 months',
  '1 year or so',
  '3 moons',
])('a duration of "%s" has no known end', (duration) => {
  expect(durationEnd('2025-12-15', duration)).toBeNull();
});

it.each([
  ['6 months, extension likely', true],
  ['open-ended', true],
  ['Permanent', true],
  ['unbefristet', true],
  ['Durée indéterminée', true],
  ['Indefinida (con periodo de prueba)', true],
  ['Open-ended, at least 3 months', false],
  ['as long as needed', false],
  ['6-12 months', false],
  ['permanently tired', false],
  ['', false],
])('"%s" says for how long: %s', (duration, isSaid) => {
  expect(isDuration(duration)).toBe(isSaid);
});

it('what has no end has no last day', () => {
  expect(durationEnd('2026-01-01', 'open-ended')).toBeNull();
});

describe('a term of months', () => {
  /** Every day of four years, a leap year among them. */
  const days = Array.from({ length: 1461 }, (_, at) => addDays('2026-01-01', at));
  const lengths = Array.from({ length: 36 }, (_, at) => at + 1);

  it('is exactly as long as it says, from any day', () => {
    const wrong = days.flatMap((startDate) =>
      lengths.flatMap((months) => {
        const endDate = durationEnd(startDate, `${months} months`) ?? '';
        return monthsOf({ startDate, endDate }) === months ? [] : [[startDate, months, endDate]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('from the last day of a month ends with a month or a day before its last, and never early', () => {
    const wrong = days.flatMap((from) =>
      lengths.flatMap((months) => {
        const end = durationEnd(from, `${months} months`) ?? '';
        const after = addDays(end, 1);
        // The day after it has the same number as the first day, or is the first where the month of the end lacks that day.
        const isRight =
          after.slice(8) === from.slice(8) || (after.slice(8) === '01' && end.slice(8) < from.slice(8));
        return isRight ? [] : [[from, months, end]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is no shorter if it has more months or begins later', () => {
    const one = fc.constantFrom(...days);
    fc.assert(
      fc.property(one, one, fc.integer({ min: -40, max: 40 }), (a, b, months) => {
        const [first = '', second = ''] = [a, b].sort();
        expect(afterMonths(first, months) <= afterMonths(second, months)).toBe(true);
        expect(afterMonths(first, months) < afterMonths(first, months + 1)).toBe(true);
      }),
    );
  });

  it('said in years and months is the same as in months', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...days),
        fc.nat(5),
        fc.integer({ min: 1, max: 11 }),
        (from, years, months) => {
          expect(durationEnd(from, `${years} years ${months} months`)).toBe(
            durationEnd(from, `${12 * years + months} months`),
          );
        },
      ),
    );
  });
});
