import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { cleanupJob } from './cleanup.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const warn = vi.fn();
let cleanup: ReturnType<typeof cleanupJob> | undefined;
const start = () => {
  cleanup = cleanupJob(server.database, undefined, { warn });
};
afterEach(async () => {
  await cleanup?.close();
  expect(warn).not.toHaveBeenCalled();
});
const ask = async (sql: string) => (await server.owner.query(sql)).rows;

it('adds the counts of closed connections to one line every five minutes', async () => {
  await server.owner.query(
    `insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
     values ('things', '', '*', 2000000001, 3), ('things', '', '*', 2000000002, 4)`,
  );
  const lines = () => ask(`select "backend", "n"::int from "rowCounts" where "noun" = 'things'`);
  start();
  minutes(4);
  expect(await lines()).toHaveLength(2);
  minutes(1);
  await expect.poll(lines).toEqual([{ backend: 0, n: 7 }]);
});

it('deletes what is too old to matter once an hour', async () => {
  await server.owner.query(
    `insert into "idempotencyKeys" ("userId", "key", "requestHash", "createdAt") values ('USR-001', 'an-old-key', 'x', '2020-01-01')`,
  );
  const old = () => ask(`select 1 from "idempotencyKeys" where "key" = 'an-old-key'`);
  start();
  minutes(59);
  expect(await old()).toHaveLength(1);
  minutes(1);
  await expect.poll(old).toEqual([]);
});
