import { expect, test } from 'vitest';
import { tinyWorld } from '../../src/dataProvider/tinyWorld.ts';
import { openMemory } from '../testing/openMemory.ts';
import { runRowJob } from './rowJob.ts';
import { timesheetDrafts, timesheetReminders } from './timesheets.ts';

/** A Wednesday. */
const now = new Date('2026-06-17T09:00:00.000Z');
const contract = {
  id: 'CT-001',
  version: 1,
  createdAt: '2026-05-01T09:00:00.000Z',
  updatedAt: '2026-05-01T09:00:00.000Z',
  providerId: 'CO-001',
  recruiterId: 'CO-003',
  candidateId: null,
  employee: 'Ada Bench',
  client: 'Harbour',
  type: 'SOW',
  status: 'Active',
  signedDate: '2026-05-02',
  startDate: '2026-05-06',
  endDate: '2026-06-30',
  overtimeAfter: 40,
  overtimePercent: 150,
  timesheetWeek: null,
};
const open = (columns: object = {}) =>
  openMemory({ ...tinyWorld, contracts: [{ ...contract, ...columns }], timesheets: [] }, now);

test('the current week of a running deployment is drafted once, with the contract’s overtime rule', async () => {
  const memory = open();
  expect(await runRowJob(memory.inTransaction, timesheetDrafts)).toBe(1);
  expect(await runRowJob(memory.inTransaction, timesheetDrafts)).toBe(0);
  expect(memory.of('timesheets')).toMatchObject([
    {
      week: '2026-06-15',
      status: 'Draft',
      employee: 'Ada Bench',
      total: 0,
      overtimeAfter: 40,
      shared: false,
    },
  ]);
  expect(memory.of('contracts')).toMatchObject([{ timesheetWeek: '2026-06-15', version: 1 }]);
});

test('weeks that were missed are drafted as well, within the contract', async () => {
  const memory = open({ timesheetWeek: '2026-05-25', endDate: '2026-06-09' });
  expect(await runRowJob(memory.inTransaction, timesheetDrafts)).toBe(0);
  const running = open({ timesheetWeek: '2026-05-25' });
  await runRowJob(running.inTransaction, timesheetDrafts);
  expect(running.of('timesheets').map(({ week }) => week)).toEqual([
    '2026-06-01',
    '2026-06-08',
    '2026-06-15',
  ]);
});

test('a week that is over and not submitted is reminded of once', async () => {
  const memory = open({ timesheetWeek: '2026-06-01' });
  await runRowJob(memory.inTransaction, timesheetDrafts);
  expect(await runRowJob(memory.inTransaction, timesheetReminders)).toBe(1);
  expect(await runRowJob(memory.inTransaction, timesheetReminders)).toBe(0);
  expect(memory.of('timesheets').map(({ week, remindedDate }) => [week, remindedDate])).toEqual([
    ['2026-06-08', '2026-06-17'],
    ['2026-06-15', null],
  ]);
});
