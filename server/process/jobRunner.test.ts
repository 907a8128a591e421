// @module-tag rest
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrate } from '../testing/databases.ts';
import { type PlainPostgres, startPlainPostgres } from '../testing/plainPostgres.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

let plain: PlainPostgres;
let dataDir: string;
let client: pg.Client;
/** Holds a lock in a transaction of its own. */
let locker: pg.Client;
const servers: Spawned[] = [];
beforeAll(async () => {
  plain = await startPlainPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'talentbench-runner-'));
  await administrate(plain.url, 'create database "market"');
  const connectionString = plain.superuserUrl.replace(/postgres$/, 'market');
  client = new pg.Client({ connectionString });
  locker = new pg.Client({ connectionString });
  await Promise.all([client.connect(), locker.connect()]);
});
afterAll(async () => {
  await Promise.all([client.end(), locker.end()]);
  await Promise.all(servers.map((server) => server.stop()));
  await plain.stop();
  await rm(dataDir, { recursive: true });
});

const start = async () => {
  const url = plain.url.replace(/postgres$/, 'market');
  const server = await spawnServer({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  servers.push(server);
  return server;
};
/** Undefined until a server has made the table and its row. */
const job = async () =>
  (
    await client.query(
      `select "leasedBy", "outcome", "failures", "lastError", "startedAt", "leasedUntil", "leasedUntil" > now() as "isHeld"
       from "backgroundJobs" where "name" = 'weeklyActivity'`,
    )
  ).rows[0];
const isDone = async () => (await job())?.outcome === 'Done';

it('a job of a process that is killed is finished once by another process when the lease runs out', async () => {
  const first = await start();
  await until(isDone);
  const { startedAt: before } = await job();
  const second = await start();
  // A start makes the job due, for either of them.
  await until(async () => {
    const { startedAt, leasedBy } = await job();
    return startedAt > before && leasedBy === null;
  });
  // The second stands still, so that the first takes the job; the lock keeps it at work.
  second.child.kill('SIGSTOP');
  await client.query(
    `delete from "toldOperators" where "what" = 'activityWeek';
     update "preferences" set "enabled" = true where "key" = 'userActivityReports' and "companyId" is null`,
  );
  await locker.query('begin; lock table "toldOperators" in exclusive mode');
  await client.query(`update "backgroundJobs" set "nextRun" = now() where "name" = 'weeklyActivity'`);
  await until(async () => (await job()).isHeld === true);
  const held = await job();
  await first.kill();
  servers.shift();
  second.child.kill('SIGCONT');
  await until(async () => (await job()).leasedBy !== held.leasedBy);
  const taken = await job();
  expect(taken).toMatchObject({
    isHeld: true,
    outcome: 'Failed',
    failures: 1,
    lastError: 'The process that ran it stopped',
  });
  expect(taken.startedAt >= held.leasedUntil).toBe(true);
  await locker.query('commit');
  await until(isDone);
  expect(await job()).toMatchObject({ leasedBy: null, failures: 0, lastError: null });
  const { rows } = await client.query(
    `select count(*)::int as "mails", count(distinct "userId")::int as "people" from "mails" where "subject" like '%TalentBench last week%'`,
  );
  expect(rows[0].mails).toBeGreaterThan(0);
  expect(rows[0].mails).toBe(rows[0].people);
});
