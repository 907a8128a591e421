import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, divideHalfUp, linesOf, shareOf, totalOf } from './sheetLines.ts';

const sheet = { id: 'TS-001', week: '2026-06-08', total: 178, overtime: 18, overtimePercent: 150 };

describe('the lines of a timesheet', () => {
  test('are its usual hours and its overtime, each at its price', () => {
    expect(linesOf(sheet, 9500)).toEqual([
      {
        timesheetId: 'TS-001',
        week: '2026-06-08',
        kind: 'Hours',
        quarters: 160,
        rate: 9500,
        percent: 100,
        amount: 380_000,
      },
      {
        timesheetId: 'TS-001',
        week: '2026-06-08',
        kind: 'Overtime',
        quarters: 18,
        rate: 9500,
        percent: 150,
        amount: 64_125,
      },
    ]);
    expect(linesOf({ ...sheet, total: 30, overtime: 0 }, 9500)).toHaveLength(1);
  });

  test('are taken back to the cent', () => {
    fc.assert(
      fc.property(
        fc.nat(672),
        fc.nat(672),
        fc.nat(1_000_000_000_000),
        fc.integer({ min: 100, max: 400 }),
        (one, other, rate, overtimePercent) => {
          const hours = {
            ...sheet,
            total: Math.max(one, other),
            overtime: Math.min(one, other),
            overtimePercent,
          };
          expect(totalOf([...linesOf(hours, rate), ...linesOf(hours, rate, -1)]) + 0).toBe(0);
        },
      ),
    );
  });
});

describe('amounts', () => {
  test('are rounded half up from exact whole numbers', () => {
    expect([amountOf(1, 1), amountOf(2, 1), amountOf(3, 1), amountOf(4, 1)]).toEqual([0, 1, 1, 1]);
    expect([amountOf(1, 9501), amountOf(2, 9501), amountOf(1, 9501, 150)]).toEqual([2375, 4751, 3563]);
    expect(amountOf(672, 1_000_000_000_000)).toBe(168_000_000_000_000);
    expect([shareOf(1000, 525), shareOf(-1000, 525), shareOf(10, 500), shareOf(9, 500)]).toEqual([
      53, -53, 1, 0,
    ]);
  });

  test('are never more than half a cent from the exact value, and the same with the opposite sign', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (dividend, divisor) => {
          const rounded = BigInt(divideHalfUp(dividend, divisor));
          const twice = 2n * (rounded * divisor - dividend);
          expect(twice > -divisor && twice <= divisor).toBe(true);
          expect(BigInt(divideHalfUp(-dividend, divisor))).toBe(-rounded);
        },
      ),
    );
  });
});
