import { describe, expect, test } from 'vitest';
import { type CurrencyMarket, currencyMeant, currencyWordIn, firstMarket } from './currencyWords.ts';
import { readPay } from './readPay.ts';

const inIndia: CurrencyMarket = { usual: 'INR', inUse: ['USD', 'INR', 'JPY', 'KWD', 'SEK'] };

test.each([
  ['₹ 1,200/hr', 'INR'],
  ['1200 INR', 'INR'],
  ['A$ 120', 'AUD'],
  ['AU$120', 'AUD'],
  ['CHF 120', 'CHF'],
  ['Fr. 120.-', 'CHF'],
  ['S$95', 'SGD'],
  ['R$ 150', 'BRL'],
  ['150 zł/h', 'PLN'],
  ['150 PLN', 'PLN'],
  ['AED 300', 'AED'],
  ['Dhs 300', 'AED'],
  ['9500円', 'JPY'],
  ['JPY 9,500', 'JPY'],
  ['KWD 12.500', 'KWD'],
  ['450 SEK/tim', 'SEK'],
  ['85 eur', 'EUR'],
  ['€85', 'EUR'],
  ['$85', 'USD'],
  ['85 TRY', 'TRY'],
  ['$85 CAD', 'CAD'],
  ['$85 (AUD)', 'AUD'],
  ['85 $CA', 'CAD'],
  ['pen tester €95', 'EUR'],
  ['try 85 EUR', 'EUR'],
  ['9500円以上', 'JPY'],
  ['5000元每月', 'CNY'],
  ['500 บาท', 'THB'],
  ['85 zl', 'PLN'],
  ['85 CUP', 'CUP'],
  ['ALL 900', 'ALL'],
  ['S/ 120', 'PEN'],
])('the currency of %s is %s', (cell, currency) => {
  expect(currencyMeant(currencyWordIn(cell) ?? '', firstMarket)).toBe(currency);
});

test.each(['85', '85 all in', 'try 85', 'top 85', '8 ft', 'UKRAINE 85', 'krank 85'])(
  '%s names no currency',
  (cell) => {
    expect(currencyWordIn(cell)).toBeUndefined();
  },
);

describe('a sign of several currencies', () => {
  test('means the usual one, or the only one in use; otherwise it does not tell', () => {
    const market = (usual: CurrencyMarket['usual'], ...inUse: CurrencyMarket['inUse']) => ({ usual, inUse });
    expect(currencyMeant('kr', firstMarket)).toBeNull();
    expect(currencyMeant('kr', market('NOK', 'NOK', 'SEK'))).toBe('NOK');
    expect(currencyMeant('kr', market('EUR', 'EUR', 'DKK'))).toBe('DKK');
    expect(currencyMeant('kr', market('EUR', 'EUR', 'DKK', 'SEK'))).toBeNull();
    expect(currencyMeant('¥', firstMarket)).toBeNull();
    expect(currencyMeant(String(currencyWordIn('CFA 5000')), firstMarket)).toBeNull();
    expect(currencyMeant('FCFA', market('EUR', 'EUR', 'XOF'))).toBe('XOF');
    expect(currencyMeant('¥', market('CNY', 'CNY', 'JPY'))).toBe('CNY');
    expect(currencyMeant('Rs.', inIndia)).toBe('INR');
    expect(currencyMeant('$', market('AUD', 'AUD', 'USD'))).toBe('AUD');
    expect(currencyMeant('$', market('EUR', 'EUR', 'SGD'))).toBe('SGD');
    expect(currencyMeant('$', market('EUR', 'EUR', 'USD', 'CAD'))).toBe('USD');
  });
});

test.each([
  ['CTC: 12 LPA', 120_000_000, 120_000_000, 'INR', 'Year'],
  ['CTC: ₹12–18 LPA', 120_000_000, 180_000_000, 'INR', 'Year'],
  ['Salary: 8.5 lakhs per annum', 85_000_000, 85_000_000, 'INR', 'Year'],
  ['Salary: ₹ 12,00,000 - 18,00,000 per annum', 120_000_000, 180_000_000, 'INR', 'Year'],
  ['Salary: Rs. 1.5 lakh per month', 15_000_000, 15_000_000, 'INR', 'Month'],
  ['Salary: 1.2 crore per year', 1_200_000_000, 1_200_000_000, 'INR', 'Year'],
  ['Pay: JPY 6,000,000 - 8,000,000 per year', 6_000_000, 8_000_000, 'JPY', 'Year'],
  ['Rate: KWD 12.500 per hour', 12_500, 12_500, 'KWD', 'Hour'],
  ['Lön: 500–650 kr per hour', 50_000, 65_000, 'SEK', 'Hour'],
  ['Gehalt: CHF 120’000 pro Jahr', 12_000_000, 12_000_000, 'CHF', 'Year'],
  ['Stawka / rate: 150 - 180 zł/h', 15_000, 18_000, 'PLN', 'Hour'],
  ['Salary AED 18,000 per month', 1_800_000, 1_800_000, 'AED', 'Month'],
])('pay of an ad is read from “%s”', (text, min, max, currency, per) => {
  expect(readPay(text, inIndia)?.pay).toEqual({ min, max, currency, per });
});

test.each(['Try 5 days a week on site', 'Top 10 days', 'Mo–Fr. 40 Stunden', 'All 30 days of leave'])(
  'no pay is read from “%s”',
  (text) => expect(readPay(text, inIndia)).toBeNull(),
);
