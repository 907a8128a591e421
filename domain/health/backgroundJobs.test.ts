import { expect, test } from 'vitest';
import { afterRun, type FailedItem, isSetAside, mostTries } from './backgroundJobs.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const failed = [{ item: 'envelopes ENV-005', error: 'No such\n glyph' }];

test('work that fails in each run is set aside after its tries, for a day', () => {
  let items: FailedItem[] = [];
  for (let tries = 1; tries <= mostTries; tries++) {
    expect(isSetAside(items, now)('envelopes ENV-005')).toBe(false);
    items = afterRun(items, failed, now);
  }
  expect(items).toEqual([
    { item: 'envelopes ENV-005', error: 'No such glyph', tries: 5, at: now.toISOString() },
  ]);
  expect(isSetAside(items, later(1))('envelopes ENV-005')).toBe(true);
  expect(isSetAside(items, later(1))('envelopes ENV-006')).toBe(false);
  expect(afterRun(items, [], later(1))).toEqual(items);
  expect(isSetAside(items, later(25))('envelopes ENV-005')).toBe(false);
  expect(afterRun(items, [], later(25))).toEqual([]);
});

test('work that succeeds before that is forgotten', () => {
  expect(afterRun(afterRun([], failed, now), [], later(1))).toEqual([]);
});
