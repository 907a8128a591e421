import { expect, test } from 'vitest';
import { zoneOffset } from './zoneOffset.ts';

test('the offset of a time zone follows its clocks', () => {
  const [winter, summer] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
  expect(zoneOffset('Asia/Kolkata', winter)).toBe(330);
  expect([winter, summer].map((at) => zoneOffset('Europe/Berlin', at))).toEqual([60, 120]);
  expect([winter, summer].map((at) => zoneOffset('America/New_York', at))).toEqual([-300, -240]);
  expect(zoneOffset('UTC', winter)).toBe(0);
});
