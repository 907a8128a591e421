import { expect, test } from 'vitest';
import { minorDigits, minorPerMajor, toMajor, toMinor, toWholeUnits } from './minorUnits.ts';

test('most currencies have two decimals, yen none and dinars of Kuwait three', () => {
  expect(['USD', 'INR', 'JPY', 'KWD', 'BHD', 'CLF'].map(minorDigits)).toEqual([2, 2, 0, 3, 3, 4]);
  expect(['USD', 'JPY', 'KWD'].map(minorPerMajor)).toEqual([100, 1, 1000]);
});

test.each([
  [8550, 'USD', 85.5, 8600],
  [8549, 'USD', 85.49, 8500],
  [1500, 'JPY', 1500, 1500],
  [12_345, 'KWD', 12.345, 12_000],
  [1, 'EUR', 0.01, 0],
])('%d minor units of %s are %d, and without a fraction %d', (minor, currency, major, whole) => {
  expect(toMajor(minor, currency)).toBe(major);
  expect(toMinor(major, currency)).toBe(minor);
  expect(toWholeUnits(minor, currency)).toBe(whole);
});

test('amounts that binary fractions cannot hold are rounded to the nearest minor unit', () => {
  expect(toMinor(0.29, 'USD')).toBe(29);
  expect(toMinor(1.005, 'KWD')).toBe(1005);
  expect(toMinor(99.6, 'JPY')).toBe(100);
});

/** Intl writes these without the decimals that nobody pays in cash; ISO 4217 has them. */
const writtenInCash = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SLE SLL SOS SYP TWD YER'.split(
  ' ',
);

test('other currencies have the decimals that Intl knows', () => {
  const differing = Intl.supportedValuesOf('currency').filter(
    (currency) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits !==
      minorDigits(currency),
  );
  expect(differing.filter((currency) => !writtenInCash.includes(currency))).toEqual([]);
});
