import { expect, test } from 'vitest';
import { contractDifferences } from './contractDifferences.ts';

const contract = {
  type: 'SOW' as const,
  rate: 9500,
  currency: 'USD' as const,
  startDate: '2026-07-01',
  endDate: '2026-12-31',
  monthlyHours: 160,
};
const proposal = { rate: 9500, currency: 'USD' as const, startDate: '2026-07-01' };

test('a contract that says what was agreed has no differences', () => {
  expect(contractDifferences(contract, proposal, { duration: '6 months' })).toEqual([]);
  expect(contractDifferences(contract, proposal, null)).toEqual([]);
});

test('each term that differs is named with both values', () => {
  const changed = {
    ...contract,
    rate: 9900,
    currency: 'EUR' as const,
    startDate: '2026-07-06',
    endDate: '2027-03-31',
    monthlyHours: 400,
  };
  expect(contractDifferences(changed, proposal, { duration: '6 months' })).toEqual([
    { field: 'currency', from: 'proposal', agreed: 'USD', contract: 'EUR' },
    { field: 'rate', from: 'proposal', agreed: 9500, contract: 9900 },
    { field: 'startDate', from: 'proposal', agreed: '2026-07-01', contract: '2026-07-06' },
    { field: 'monthlyHours', from: 'fullTime', agreed: 160, contract: 400 },
    { field: 'endDate', from: 'request', agreed: '2026-12-31', contract: '2027-03-31' },
  ]);
});

test('a rate above the rate card is named, also without a proposal', () => {
  const cap = { rate: 9000, currency: 'USD' as const };
  const above = { field: 'rate', from: 'rateCard', agreed: 9000, contract: 9500 };
  expect(contractDifferences(contract, proposal, null, cap)).toEqual([above]);
  expect(contractDifferences(contract, null, null, cap)).toEqual([above]);
  expect(contractDifferences(contract, proposal, null, { ...cap, rate: 9500 })).toEqual([]);
  expect(contractDifferences(contract, proposal, null, { ...cap, currency: 'EUR' })).toEqual([]);
});
