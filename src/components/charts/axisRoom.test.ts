import { expect, test } from 'vitest';
import { axisRoom } from './axisRoom.ts';

const series = (...values: number[]) => [{ values }];

test('An axis of small counts is as wide for any of them', () => {
  expect(axisRoom(String, series(12, 31))).toBe(axisRoom(String, series(10, 20)));
});

test('An axis has room for the longest label that its language writes', () => {
  const written = (value: number) => `${value.toLocaleString('de')},00 $`;
  expect(axisRoom(written, series(100_000))).toBeGreaterThan(axisRoom(String, series(100_000)));
});

test('Series that are stacked are added up', () => {
  expect(axisRoom(String, [{ values: [600_000] }, { values: [900_000] }])).toBeGreaterThan(
    axisRoom(String, series(600_000)),
  );
});
