import { describe, expect, it } from 'vitest';
import { healthOf, isWorse, type Sent } from './serviceHealth.ts';

const arrived = (count: number, ms = 200): Sent[] =>
  Array.from({ length: count }, () => ({ status: 'Delivered', attempts: 1, ms }));
const lost = (count: number): Sent[] =>
  Array.from({ length: count }, () => ({ status: 'Failed', attempts: 6, ms: 90 }));

describe('the health of a connected service', () => {
  it('depends on the share of successful deliveries', () => {
    expect(healthOf(arrived(20))).toBe('Excellent');
    expect(healthOf([...arrived(19), ...lost(1)])).toBe('Excellent');
    expect(healthOf([...arrived(18), ...lost(2)])).toBe('Good');
    expect(healthOf([...arrived(15), ...lost(5)])).toBe('Poor');
  });

  it('depends on the median delivery time', () => {
    expect(healthOf(arrived(20, 1001))).toBe('Good');
    expect(healthOf([...arrived(11), ...arrived(9, 60_000)])).toBe('Excellent');
    expect(healthOf(arrived(20, 5001))).toBe('Poor');
  });

  it('is unknown before the first delivery; a delivery without an answer counts as failed', () => {
    expect(healthOf([])).toBeNull();
    expect(healthOf([{ status: 'Queued', attempts: 0, ms: null }])).toBeNull();
    expect(healthOf([{ status: 'Queued', attempts: 1, ms: 10_000 }])).toBe('Poor');
  });

  it('gets worse only from a known state', () => {
    expect([isWorse('Excellent', 'Good'), isWorse('Good', 'Poor')]).toEqual([true, true]);
    expect([isWorse(null, 'Poor'), isWorse('Good', 'Excellent'), isWorse('Poor', 'Poor')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
