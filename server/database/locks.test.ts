import { expect, it } from 'vitest';
import { locks } from './locks.ts';

it('gives each kind of work a lock of its own', () => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
