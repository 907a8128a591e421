import { expect, test } from 'vitest';
import { readHours, writeHours } from './hours.ts';

test('hours are read in quarters as people type them, and anything else is refused', () => {
  expect(['7.5', '7,5', '7:30', '', '0', '24', ' 8 '].map(readHours)).toEqual([30, 30, 30, 0, 0, 96, 32]);
  expect(['7.1', '7:10', '-1', '25', 'eight', '24.25'].map(readHours)).toEqual(Array(6).fill(null));
});

test('quarter hours are written as hours in the reader’s language', () => {
  expect([writeHours(30, 'en'), writeHours(29, 'de'), writeHours(0, 'fr')]).toEqual(['7.5', '7,25', '0']);
});
