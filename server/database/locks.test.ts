import { expect, it } from 'vitest';
import { locks } from './locks.ts';

it('each kind of work has its own advisory lock', () => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
