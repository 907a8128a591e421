import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshnesses, freshnessOf, shift } from './freshness.ts';

const today = '2026-03-31';

describe('the freshness of an availability', () => {
  it.each([
    ['2026-03-31', 'Fresh'],
    ['2026-03-17', 'Fresh'],
    ['2026-03-16', 'Ageing'],
    ['2026-03-01', 'Ageing'],
    ['2026-02-28', 'Stale'],
    [null, 'Stale'],
  ])('confirmed on %s is %s on March 31', (confirmed, freshness) => {
    expect(freshnessOf(confirmed, today)).toBe(freshness);
  });

  it('never improves as days go by', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (age, later) => {
        const rank = (days: number) => freshnesses.indexOf(freshnessOf(shift(today, -days), today));
        expect(rank(age + later)).toBeGreaterThanOrEqual(rank(age));
      }),
    );
  });
});
