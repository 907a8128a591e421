import { afterAll, beforeAll, expect, it } from 'vitest';
import { readNewest } from '../../application/readNewest.ts';
import { openTestDatabase, type TestDatabase, today } from '../testing/openTestServer.ts';
import { transactionsAt } from './change.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

it('reads the newest rows in parts, each row once, even if one is deleted in between', async () => {
  const read = (after: string | undefined, most: number) =>
    transactionsAt(
      open.database,
      today,
    )((work) => readNewest(work, 'activities', ['id'], [], { after, most }));
  const whole = await read(undefined, 10_000);
  const first = await read(undefined, 50);
  await open.owner.query('delete from "activities" where "id" = $1', [whole[0]?.id]);
  const second = await read(first.at(-1)?.id, 50);
  const rest = await read(second.at(-1)?.id, 10_000);
  expect(whole.length).toBeGreaterThan(100);
  expect([...first, ...second, ...rest]).toEqual(whole);
  expect(await read(whole.at(-1)?.id, 50)).toEqual([]);
});
