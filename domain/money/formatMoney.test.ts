import { expect, test } from 'vitest';
import { compactMoney, formatMoney, moneyFormat } from './formatMoney.ts';

/** French and German set no-break spaces, which read as spaces here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [8550, 'USD', 'en', '$85.50'],
  [8500, 'USD', 'en', '$85'],
  [125_000, 'EUR', 'de', '1.250 €'],
  [125_050, 'EUR', 'fr', '1 250,50 €'],
  [-4000, 'GBP', 'en', '-£40'],
  [8500, 'JPY', 'en', '¥8,500'],
  [8550, 'KWD', 'en', 'KWD 8.550'],
])('%d minor units of %s are written in %s as %s', (minor, currency, locale, text) => {
  expect(plain(formatMoney(minor, currency, locale))).toBe(text);
});

test('without a currency and a language an amount is in US dollars and English', () => {
  expect(formatMoney(8550)).toBe('$85.50');
});

test('a short amount has three figures', () => {
  expect(compactMoney(125_478_900, 'USD', 'en')).toBe('$1.25M');
  expect(compactMoney(15_640_000, 'USD', 'en')).toBe('$156K');
});

test('one currency is written in full and short, and in each language, side by side', () => {
  const all = () => [
    formatMoney(123_456, 'CAD', 'en'),
    compactMoney(123_456, 'CAD', 'en'),
    plain(formatMoney(123_456, 'CAD', 'fr')),
  ];
  expect(all()).toEqual(['CA$1,234.56', 'CA$1.23K', '1 234,56 $CA']);
  expect(all()).toEqual(['CA$1,234.56', 'CA$1.23K', '1 234,56 $CA']);
});

test('an amount has the decimals of its currency, also where cash has none', () => {
  expect(plain(formatMoney(12_345, 'KWD'))).toBe('KWD 12.345');
  expect(plain(formatMoney(1_234_550, 'HUF'))).toBe('HUF 12,345.50');
  expect(plain(moneyFormat('en', 'USD', 'full').format(85))).toBe('$85.00');
});
