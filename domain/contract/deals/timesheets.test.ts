import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workTermOf } from './deployments.ts';
import { dayFaults, hoursOf, weekDays } from './timesheets.ts';

const none = { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 };
const week = { ...none, week: '2026-06-08' };

describe('the hours of a week', () => {
  test('are overtime above the threshold of the contract, and never without one', () => {
    const full = { ...none, monday: 40, tuesday: 40, wednesday: 40, thursday: 32, friday: 26 };
    expect(hoursOf({ ...full, overtimeAfter: 40 })).toEqual({ total: 178, overtime: 18 });
    expect(hoursOf({ ...full, overtimeAfter: null })).toEqual({ total: 178, overtime: 0 });
    expect(hoursOf({ ...none, overtimeAfter: 40 })).toEqual({ total: 0, overtime: 0 });
  });

  test('add up to regular hours and overtime, in whole quarter hours', () => {
    const day = fc.integer({ min: 0, max: 96 });
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(weekDays.map((name) => [name, day]))),
        fc.option(fc.integer({ min: 1, max: 168 })),
        (days, overtimeAfter) => {
          const { total, overtime } = hoursOf({ ...none, ...days, overtimeAfter });
          const regular = total - overtime;
          expect([Number.isInteger(total), overtime >= 0]).toEqual([true, true]);
          expect(regular).toBe(Math.min(total, overtimeAfter === null ? total : overtimeAfter * 4));
        },
      ),
    );
  });
});

test('days outside the contract and days to come have no hours', () => {
  const term = { from: '2026-06-09', to: '2026-06-12' };
  const all = { ...week, monday: 32, tuesday: 32, thursday: 32, friday: 32, saturday: 4 };
  expect(dayFaults(all, term, '2026-06-11')).toEqual({
    monday: 'timesheets.outside-contract',
    friday: 'timesheets.future-day',
    saturday: 'timesheets.outside-contract',
  });
  expect(dayFaults(week, term, '2026-06-11')).toEqual({});
});

test('only a signed deployment has days of work, and it keeps them once it has ended', () => {
  const contract = {
    type: 'SOW',
    status: 'Expired',
    signedDate: '2026-01-01',
    startDate: '2026-01-05',
    endDate: '2026-03-27',
  };
  expect(workTermOf(contract)).toEqual({ from: '2026-01-05', to: '2026-03-27' });
  const endedEarly = { ...contract, status: 'Terminated', endedOn: '2026-02-13' };
  expect(workTermOf(endedEarly)).toEqual({ from: '2026-01-05', to: '2026-02-13' });
  expect(workTermOf({ ...contract, signedDate: null })).toBeNull();
  expect(workTermOf({ ...contract, type: 'MSA' })).toBeNull();
});
