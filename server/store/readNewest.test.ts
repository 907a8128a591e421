import { afterAll, beforeAll, expect, it } from 'vitest';
import { readNewest } from '../../application/readNewest.ts';
import { openTestDatabase, type TestDatabase, today } from '../testing/openTestServer.ts';
import { transactionsAt } from './change.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

it('reads the newest rows in parts, each row once, until there are no more', async () => {
  const read = (from: number, most: number) =>
    transactionsAt(
      open.database,
      today,
    )((work) => readNewest(work, 'candidates', ['id'], [], { from, most }));
  const whole = await read(0, 1000);
  const parts = [await read(0, 50), await read(50, 50), await read(100, 1000), await read(whole.length, 50)];
  expect(whole.length).toBeGreaterThan(100);
  expect(parts.flat()).toEqual(whole);
  expect(parts.at(-1)).toEqual([]);
});
