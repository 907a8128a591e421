import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshnesses, freshnessOf, shift } from './freshness.ts';

const today = '2026-03-31';

describe('the word on somebody’s availability', () => {
  it.each([
    ['2026-03-31', 'Fresh'],
    ['2026-03-17', 'Fresh'],
    ['2026-03-16', 'Ageing'],
    ['2026-03-01', 'Ageing'],
    ['2026-02-28', 'Stale'],
    [null, 'Stale'],
  ])('of %s is %s on the 31st of March', (confirmed, freshness) => {
    expect(freshnessOf(confirmed, today)).toBe(freshness);
  });

  it('never gets fresher as days go by', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (age, later) => {
        const rank = (days: number) => freshnesses.indexOf(freshnessOf(shift(today, -days), today));
        expect(rank(age + later)).toBeGreaterThanOrEqual(rank(age));
      }),
    );
  });
});
