import { expect, test } from 'vitest';
import { changeOf } from './changeOf.ts';

const shown = (value: number | null) => (value === null ? '–' : value.toFixed(1));
const of = (unit: 'count' | 'share', value: number | null, before: number | null, change: number | null) =>
  changeOf({ unit, value, before, change }, shown);

test('a figure that is displayed like the previous one has not changed', () => {
  expect(of('count', 2.81, 2.78, 0.011)).toEqual({ direction: 'same', by: null });
  expect(of('count', 0, 0, null)).toEqual({ direction: 'same', by: null });
});

test('a figure that was zero before is new, whatever it counts', () => {
  expect(of('count', 7, 0, null)).toEqual({ direction: 'fresh', by: null });
  expect(of('share', 0.8, 0, 0.8)).toEqual({ direction: 'fresh', by: null });
});

test('a figure changes by a percentage, unless that is zero or the figure has more than tripled', () => {
  expect(of('count', 822, 715, 0.15)).toEqual({ direction: 'up', by: 0.15 });
  expect(of('count', 9, 26, -0.65)).toEqual({ direction: 'down', by: 0.65 });
  expect(of('count', 1001, 1000, 0.001)).toEqual({ direction: 'up', by: null });
  expect(of('count', 90, 30, 2)).toEqual({ direction: 'up', by: 2 });
  expect(of('count', 600, 30, 19)).toEqual({ direction: 'up', by: null });
});

test('a count below ten changes by the two numbers', () => {
  expect(of('count', 48, 7, 5.86)).toEqual({ direction: 'up', by: null });
  expect(of('count', 0, 4, -1)).toEqual({ direction: 'down', by: null });
  expect(of('share', 0.6, 1, -0.4)).toEqual({ direction: 'down', by: 0.4 });
});

test('there is no change if one value is unknown', () => {
  expect(of('count', 7, null, null)).toEqual({ direction: null, by: null });
  expect(of('count', null, 7, null)).toEqual({ direction: null, by: null });
});
