import { expect, test } from 'vitest';
import type { Row } from '../../domain/contract/noun.ts';
import { tinyWorld } from '../../src/dataProvider/tinyWorld.ts';
import { openMemory } from '../testing/openMemory.ts';
import { newRates } from './amendments.ts';
import { runRowJob } from './rowJob.ts';

const stored = { version: 1, createdAt: '2026-06-10T09:00:00.000Z', updatedAt: '2026-06-10T09:00:00.000Z' };
const extension = (id: string, columns: object) => ({
  ...stored,
  id,
  contractId: 'CT-901',
  kind: 'Extension',
  status: 'Agreed',
  formerRate: 9500,
  ...columns,
});

test('two new rates that were agreed apply one after the other, each from its Monday', async () => {
  let contracts: readonly Row[] = [
    {
      ...stored,
      id: 'CT-901',
      providerId: 'CO-001',
      recruiterId: 'CO-003',
      currency: 'USD',
      status: 'Active',
      rate: 9500,
      nextRate: 9900,
      nextRateFrom: '2026-08-03',
    },
  ];
  const amendments = [
    extension('AM-001', {
      endDate: '2026-10-30',
      rate: 9900,
      rateFrom: '2026-08-03',
      decidedAt: '2026-06-10T09:00:00.000Z',
    }),
    extension('AM-002', {
      endDate: '2026-12-31',
      rate: 10_400,
      rateFrom: '2026-11-02',
      decidedAt: '2026-06-11T09:00:00.000Z',
    }),
  ];
  const on = async (day: string) => {
    const memory = openMemory({ ...tinyWorld, contracts, amendments }, new Date(`${day}T09:00:00.000Z`));
    await runRowJob(memory.inTransaction, newRates);
    contracts = memory.of('contracts');
    return memory.of('contracts').map(({ rate, nextRate, nextRateFrom }) => [rate, nextRate, nextRateFrom]);
  };
  expect(await on('2026-08-02')).toEqual([[9500, 9900, '2026-08-03']]);
  expect(await on('2026-08-03')).toEqual([[9900, 10_400, '2026-11-02']]);
  expect(await on('2026-11-02')).toEqual([[10_400, null, null]]);
});
