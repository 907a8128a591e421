import { expect, test } from 'vitest';
import { axisRoom, lastLabelRoom } from './axisRoom.ts';

const series = (...values: number[]) => [{ values }];

test('an axis has the same width for all small counts', () => {
  expect(axisRoom(String, series(12, 31))).toBe(axisRoom(String, series(10, 20)));
});

test('an axis is wide enough for the longest label in its language', () => {
  const written = (value: number) => `${value.toLocaleString('de')},00 $`;
  expect(axisRoom(written, series(100_000))).toBeGreaterThan(axisRoom(String, series(100_000)));
});

test('stacked series are added up', () => {
  expect(axisRoom(String, [{ values: [600_000] }, { values: [900_000] }])).toBeGreaterThan(
    axisRoom(String, series(600_000)),
  );
});

test('half of the last label has room, and a short one has what the others have', () => {
  expect(lastLabelRoom([])).toBe(lastLabelRoom(['1']));
  expect(lastLabelRoom(['Nov 21', '28. Nov. 2026'])).toBeGreaterThan(
    lastLabelRoom(['28. Nov. 2026', 'Nov 28']),
  );
});
