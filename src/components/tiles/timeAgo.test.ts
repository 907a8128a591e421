import { expect, test } from 'vitest';
import { timeAgo } from './timeAgo.ts';

const now = new Date('2026-03-04T12:00:00Z');

test('a relative time uses the largest unit that fits', () => {
  expect(timeAgo('2026-03-04T09:10:00Z', now, 'en')).toBe('2 hours ago');
  expect(timeAgo('2026-03-03T11:00:00Z', now, 'en')).toBe('yesterday');
});

test('a relative time of a few seconds is now', () => {
  expect(timeAgo('2026-03-04T12:00:00Z', now, 'en')).toBe('now');
});
