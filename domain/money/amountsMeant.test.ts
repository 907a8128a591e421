import { expect, test } from 'vitest';
import { amountsMeant } from './amountsMeant.ts';

test.each([
  ['1250', [125_000]],
  ['1,250.00', [125_000]],
  ['1.250,00', [125_000]],
  ['1 250,00', [125_000]],
  ['1’250.5', [125_050]],
  ['1,25,000', [12_500_000]],
  ['$1,250.00', [125_000]],
  ['1.250 €', [125_000]],
  ['Rs. 1,250/-', [125_000]],
  ['CHF 99.95', [9995]],
  ['−300', [-30_000]],
  ['12.5', [1250]],
])('%s is %j cents', (text, cents) => {
  expect(amountsMeant(text, 2)).toEqual(cents);
});

test('a separator before three digits is read both ways where a currency has three decimals', () => {
  expect(amountsMeant('1,250', 3)).toEqual([1_250_000, 1250]);
  expect(amountsMeant('1,250', 2)).toEqual([125_000]);
});

test('a currency without decimals has none', () => {
  expect(amountsMeant('125,000', 0)).toEqual([125_000]);
  expect(amountsMeant('12.50', 0)).toEqual([]);
});

test.each([
  '',
  '0',
  'INV-012',
  '12-5',
  '1.2.3',
  '1,2,3',
  '192.168.0.1',
  '9999999999999',
  'Acme 2',
  '2026-11-30',
])('“%s” is no amount', (text) => {
  expect(amountsMeant(text, 2)).toEqual([]);
});
