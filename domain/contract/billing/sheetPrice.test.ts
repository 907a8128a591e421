import { expect, test } from 'vitest';
import { linesOfWeek, priceOfSheet, sumPrices } from './sheetPrice.ts';

const sheet = { id: 'TS-001', week: '2026-06-29', total: 178, overtime: 18, overtimePercent: 400 };
const contract = { rate: 9500, currency: 'EUR' as const, nextRate: 9900, nextRateFrom: '2026-07-06' };
const raised = {
  kind: 'Extension' as const,
  status: 'Agreed' as const,
  endDate: '2026-10-30',
  rate: 9900,
  rateFrom: '2026-07-06',
  formerRate: 9500,
  decidedAt: '2026-06-01T00:00:00.000Z',
  createdAt: '2026-06-01T00:00:00.000Z',
};

test('the price of a week is the sum of its invoice lines, with overtime at its percentage', () => {
  expect(linesOfWeek(sheet, contract, [raised]).map(({ amount }) => amount)).toEqual([380_000, 171_000]);
  expect(priceOfSheet(sheet, contract, [raised])).toEqual({ rate: 9500, amount: 551_000, currency: 'EUR' });
});

test('a week is priced at the contract’s next rate from its first Monday on, and at the former one before it', () => {
  const after = { ...sheet, week: contract.nextRateFrom, overtime: 0 };
  expect(priceOfSheet(after, contract, [raised])).toMatchObject({ rate: contract.nextRate, amount: 440_550 });
  // A background job has set the new rate since.
  const later = { ...contract, rate: 9900, nextRate: null, nextRateFrom: null };
  expect(priceOfSheet(after, later, [raised]).rate).toBe(9900);
  expect(priceOfSheet(sheet, later, [raised])).toMatchObject({ rate: 9500, amount: 551_000 });
});

test('prices are summed for each currency, never across them', () => {
  const price = (currency: string, amount: number) => ({ rate: 1, currency, amount });
  expect(sumPrices([price('USD', 100), price('EUR', 20), price('USD', 5)])).toEqual([
    { currency: 'EUR', amount: 20, sheets: 1 },
    { currency: 'USD', amount: 105, sheets: 2 },
  ]);
  expect(sumPrices([])).toEqual([]);
});
