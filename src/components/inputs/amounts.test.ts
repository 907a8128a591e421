import { expect, test } from 'vitest';
import { readAmount, writeAmount } from './amounts.ts';

test.each([
  ['en', '85', 85],
  ['en', '85.50', 85.5],
  ['en', '.55', 0.55],
  ['de', ',55', 0.55],
  ['en', '1,250.50', 1250.5],
  ['de', '85,50', 85.5],
  ['de', '1.250,50', 1250.5],
  ['de', '1.250', 1250],
  ['fr', '1 250,5', 1250.5],
  ['fr', '1\u202f250,5', 1250.5],
  ['es', '12.345,67', 12345.67],
  ['es', '1250,5', 1250.5],
])('in %s “%s” is parsed as %d', (locale, typed, amount) => {
  expect(readAmount(typed, locale)).toBe(amount);
});

test('a separator that cannot separate thousands is the decimal one', () => {
  expect(readAmount('85.50', 'de')).toBe(85.5);
  expect(readAmount('85,5', 'en')).toBe(85.5);
});

test.each(['', 'a lot', '1.2.3', '-5', '12,34,56', '1,250,50', '.', '1e9'])('“%s” is no amount', (typed) => {
  expect(readAmount(typed, 'en')).toBeNaN();
});

test('an amount is formatted with the decimal separator of the language', () => {
  expect(writeAmount(1250.5, 'de', 2)).toBe('1250,50');
  expect(writeAmount(1250.5, 'en', 2)).toBe('1250.50');
  expect(writeAmount(85, 'fr', 2)).toBe('85');
});
