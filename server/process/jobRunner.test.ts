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
const servers: Spawned[] = [];
beforeAll(async () => {
  plain = await startPlainPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'talentbench-runner-'));
  await administrate(plain.url, 'create database "market"');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await plain.stop();
  await rm(dataDir, { recursive: true });
});

it('a job of a process that is killed is finished once by another process when the lease runs out', async () => {
  const client = new pg.Client({ connectionString: plain.superuserUrl.replace(/postgres$/, 'market') });
  const start = async () => {
    const server = await spawnServer({
      DATABASE_URL: plain.url.replace(/postgres$/, 'market'),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    });
    servers.push(server);
    return server;
  };
  const job = async () =>
    (
      await client.query(
        `select "leasedBy", "outcome", "failures", "lastError", "leasedUntil" > now() as "isHeld"
         from "backgroundJobs" where "name" = 'weeklyActivity'`,
      )
    ).rows[0];
  await (await start()).stop();
  servers.pop();
  await client.connect();
  await client.query(
    `delete from "toldOperators" where "what" = 'activityWeek';
     update "preferences" set "enabled" = true where "key" = 'userActivityReports' and "companyId" is null;
     begin; lock table "toldOperators" in exclusive mode`,
  );

  const first = await start();
  await until(async () => (await job())?.isHeld === true);
  const { leasedBy } = await job();
  await start();
  expect(await job()).toMatchObject({ leasedBy, isHeld: true });
  await first.kill();
  servers.shift();
  await until(async () => (await job()).leasedBy !== leasedBy);
  expect(await job()).toMatchObject({
    isHeld: true,
    outcome: 'Failed',
    failures: 1,
    lastError: 'The process that ran it stopped',
  });
  await client.query('commit');
  await until(async () => (await job()).outcome === 'Done');
  expect(await job()).toMatchObject({ leasedBy: null, failures: 0, lastError: null });
  const { rows } = await client.query(
    `select count(*)::int as "mails", count(distinct "userId")::int as "people" from "mails" where "subject" like '%TalentBench last week%'`,
  );
  expect(rows[0].mails).toBeGreaterThan(0);
  expect(rows[0].mails).toBe(rows[0].people);
  await client.end();
}, 240_000);
