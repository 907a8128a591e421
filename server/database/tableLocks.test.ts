import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import type { Owner } from './connect.ts';
import { applyOne } from './migrate.ts';
import { openClient } from './openClient.ts';
import { type LockWait, sentence } from './tableLocks.ts';

let server: TestServer;
let migrating: Owner;
let caller: Caller;
let reportPid: number;
beforeAll(async () => {
  server = await openTestServer();
  const { host, port, user, password, database, ssl } = server.owner;
  migrating = await openClient({ host, port, user, password, database, ssl });
  caller = await server.as('provider@talentbench.example');
  reportPid = (await server.owner.query('select pg_backend_pid() as pid')).rows[0].pid;
});
afterAll(async () => {
  await migrating.end();
  await server.close();
});

const timeLimit = { wait: 300, pause: 100, giveUp: 60_000 };
/** A long report that has read the table and is still running. */
beforeEach(() => server.owner.query('begin; select count(*) from "candidates"'));

it('a migration behind a long report lets other requests pass, reports what it waits for, and is applied afterwards', {
  tags: 'rest',
}, async () => {
  const waits: LockWait[] = [];
  let isDone = false;
  const migration = applyOne(
    migrating,
    { name: '9980-adds.sql', hash: 'x' },
    'alter table "candidates" add column "later" text',
    { timeLimit, onWait: (wait) => waits.push(wait) },
  ).then(() => {
    isDone = true;
  });
  let longest = 0;
  while (waits.length < 3) {
    const began = performance.now();
    expect((await caller.get('/api/v1/candidates?range=[0,4]')).statusCode).toBe(200);
    longest = Math.max(longest, performance.now() - began);
    await pause(5);
  }
  expect(isDone).toBe(false);
  // Some request waited behind the migration, and none for much longer than one attempt.
  expect(longest).toBeGreaterThan(50);
  expect(longest).toBeLessThan(3000);
  expect(waits[0]).toMatchObject({ table: 'candidates', heldBy: [reportPid] });
  expect(sentence({ ...(waits[0] as LockWait), seconds: 1 })).toBe(
    `The migration 9980-adds.sql waits for the table candidates, held by database process ${reportPid} (1 s so far)`,
  );
  await server.owner.query('commit');
  await migration;
  const { rows } = await server.owner.query(`select "later" from "candidates" limit 1`);
  expect(rows).toEqual([{ later: null }]);
});

it('a migration that cannot get a lock in time ends the start and leaves nothing half done', async () => {
  const migration = applyOne(
    migrating,
    { name: '9981-adds.sql', hash: 'x' },
    'create table "half" ("id" int); alter table "candidates" add column "never" text',
    { timeLimit: { ...timeLimit, giveUp: 2000 } },
  );
  await expect(migration).rejects.toThrow(/^The migration 9981-adds.sql waits for the table candidates/);
  await server.owner.query('commit');
  const { rows } = await server.owner.query(
    `select to_regclass('half') as "half", (select count(*)::int from "migrations" where "name" = '9981-adds.sql') as "noted"`,
  );
  expect(rows).toEqual([{ half: null, noted: 0 }]);
});
