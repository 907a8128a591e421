import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Meter } from './meter.ts';
import { addTimes, bounds, noTimes, placeOf, quantile } from './times.ts';

const timesOf = (all: readonly number[]) => {
  const times = noTimes();
  for (const ms of all) times[placeOf(ms)] = (times[placeOf(ms)] as number) + 1;
  return times;
};

test('an empty histogram has no median', () => {
  expect(quantile(noTimes(), 0.95)).toBeNull();
});

test('a quantile lies between the bounds of its bucket', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 9999, noNaN: true }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0.5, 0.95, 1),
      (all, share) => {
        const exact = all.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * all.length) - 1)] as number;
        const told = quantile(timesOf(all), share) as number;
        const [low, high] = [bounds[placeOf(exact) - 1] ?? 0, bounds[placeOf(exact)] as number];
        expect(told).toBeGreaterThanOrEqual(low);
        expect(told).toBeLessThanOrEqual(high + 1e-9);
      },
    ),
  );
});

test('the sum of two meters equals one meter with all measurements', () => {
  expect(addTimes([timesOf([1, 60]), timesOf([60, 20_000])])).toEqual(timesOf([1, 60, 60, 20_000]));
});

test('a meter returns its counts only once', () => {
  const meter = new Meter();
  meter.record('read', 4);
  meter.record('read', 7, true);
  expect(meter.take()).toMatchObject([{ kind: 'read', count: 2, failures: 1, ms: 11 }]);
  expect(meter.take()).toEqual([]);
});
