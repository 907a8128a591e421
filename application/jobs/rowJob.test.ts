import { expect, test } from 'vitest';
import type { Due } from '../../domain/query/due.ts';
import { openMemory } from '../testing/openMemory.ts';
import { type RowJob, runRowJob } from './rowJob.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const plan = (number: number, price: number) => ({ ...kept, id: `PLAN-00${number}`, name: '', price });
const cheap: Due<'plans'> = { noun: 'plans', order: 'price', where: () => [['price', '<', 500]] };
const open = (...prices: number[]) =>
  openMemory({ plans: prices.map((price, place) => plan(place + 1, price)) }, now);
/** Names the plans that it works on, and fails at one price. */
const naming = (atOnce: number, broken?: number): RowJob<'plans'> => ({
  due: cheap,
  atOnce,
  act: async ({ rows }, { id, price }) => {
    if (price === broken) throw new Error('broken off');
    return (await rows.system.patch('plans', { id }, { name: 'seen' })) > 0;
  },
});
const seen = ({ of }: ReturnType<typeof open>) =>
  of('plans')
    .filter(({ name }) => name === 'seen')
    .map(({ id }) => id);

test('a job on rows handles each due row once, even if it stays due, in any number at once', async () => {
  for (const atOnce of [1, 2, 3, 100]) {
    const memory = open(100, 900, 300, 200, 300);
    expect(await runRowJob(memory.inTransaction, naming(atOnce))).toBe(4);
    expect(seen(memory)).toEqual(['PLAN-001', 'PLAN-003', 'PLAN-004', 'PLAN-005']);
  }
});

test('a job on rows begins with the lowest value of its order', async () => {
  const memory = open(300, 100, 200);
  const order: number[] = [];
  await runRowJob(memory.inTransaction, {
    ...naming(2),
    act: async (_, { price }) => order.push(price) > 0,
  });
  expect(order).toEqual([100, 200, 300]);
});

test('a row that fails stops no other row, stores nothing, and is named at the end', async () => {
  for (const atOnce of [1, 2, 100]) {
    const memory = open(100, 200, 300, 400);
    await expect(runRowJob(memory.inTransaction, naming(atOnce, 300))).rejects.toThrow(
      'plans PLAN-003: broken off',
    );
    expect(seen(memory)).toEqual(['PLAN-001', 'PLAN-002', 'PLAN-004']);
  }
});

test('an error that no row has caused ends the job at once', async () => {
  const memory = open(100, 200);
  let times = 0;
  const away = () => {
    times++;
    return Promise.reject(new Error('The database is away'));
  };
  await expect(runRowJob(away, naming(10))).rejects.toThrow('The database is away');
  expect([times, seen(memory)]).toEqual([1, []]);
});
