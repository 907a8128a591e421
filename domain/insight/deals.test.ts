import { expect, test } from 'vitest';
import { openRequestStatuses } from '../contract/requests.ts';
import { monthlyRevenue, totalContractValue, waitingRequests } from './deals.ts';

test('a month brings in rate times hours of the running contracts', () => {
  const contracts = [
    { status: 'Active', rate: 8500, monthlyHours: 160 },
    { status: 'Active', rate: 10000, monthlyHours: 80 },
    { status: 'Expired', rate: 99999, monthlyHours: 160 },
  ] as const;
  expect(monthlyRevenue(contracts)).toBe(8500 * 160 + 10000 * 80);
});

test('contracts are worth what each is worth until they are over', () => {
  const contracts = [
    { status: 'Active', totalValue: 100 },
    { status: 'Draft', totalValue: 250 },
    { status: 'Expired', totalValue: 999 },
  ] as const;
  expect(totalContractValue(contracts)).toBe(350);
});

test('requests that wait are the open ones of the contract', () => {
  expect(waitingRequests.status).toEqual([...openRequestStatuses]);
});
