// @module-tag rest
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { callServer, signInAt } from '../testing/callServer.ts';
import { copySeeded } from '../testing/copySeeded.ts';
import { killAtGate } from '../testing/openGate.ts';
import { asOwner, killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

let dataDir: string;
let running: Spawned | undefined;
beforeAll(async () => {
  dataDir = await copySeeded('jobs');
});
/** A test that fails leaves its server behind, and the next one could not use the folder. */
afterEach(() => running?.kill());
afterAll(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const start = async () => {
  running = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  return running;
};
const ask = async (sql: string) => (await asOwner(dataDir, sql)).rows[0];
/** Times must be in the future when they arrive, on a busy machine too. */
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Signed in once, as sessions survive restarts. */
const signIn = async ({ origin }: Spawned, who: 'admin' | 'provider') => {
  const token = await signInAt(origin, who);
  return (
    server: Spawned,
    path: string,
    body: object,
    more: { method?: string; headers?: Record<string, string> } = {},
  ) => callServer(server.origin, path, { body, token, ...more });
};
const announced = async ({ origin }: Spawned) =>
  ((await (await fetch(`${origin}/api/v1/maintenance`)).json()) as { data: { underWay: boolean } | null })
    .data;
const mailsOf = async (title: string) =>
  ask(
    `select count(*)::int as "mails", count(distinct "userId")::int as "people" from "mails" where "subject" like '${title}'`,
  );

it('servers killed around a maintenance announce it once, and start and end it on time', async () => {
  const first = await start();
  const [operator, provider] = [await signIn(first, 'admin'), await signIn(first, 'provider')];
  const made = await operator(first, 'maintenances', {
    title: 'New disks',
    startsAt: fromNow(5),
    endsAt: fromNow(3600),
  });
  expect(made.status).toBe(201);
  const { id, version } = (await made.json()) as { id: string; version: number };
  await first.kill();

  const second = await start();
  await until(async () => (await announced(second))?.underWay === true);
  const held = await provider(second, 'candidates', {});
  expect([held.status, Number(held.headers.get('retry-after')) > 3000]).toEqual([503, true]);
  const shorter = { endsAt: fromNow(5) };
  const ifMatch = { 'if-match': `"${version}"` };
  const moved = await operator(second, `maintenances/${id}`, shorter, { method: 'PUT', headers: ifMatch });
  expect(moved.status).toBe(200);
  await second.kill();

  const third = await start();
  await until(async () => (await announced(third)) === null);
  expect((await provider(third, 'candidates', {})).status).toBe(400);
  const { n: others } = await ask(
    `select count(*)::int - 1 as "n" from "users" where "userType" = 'admin' and "status" = 'Active'`,
  );
  expect(others).toBeGreaterThan(0);
  for (const title of ['%New disks%is scheduled%', '%New disks%was rescheduled%'])
    expect(await mailsOf(title)).toEqual({ mails: others, people: others });
  await third.kill();
});

it('a weekly report to operators whose server is killed is sent once by the next server', async () => {
  // Simulates the end of the week; the gate is before the last mail, so that the kill happens halfway.
  await asOwner(
    dataDir,
    `delete from "toldOperators";
     update "preferences" set "enabled" = true where "key" = 'userActivityReports' and "companyId" is null`,
  );
  const last = await ask(
    `select max("id") as "id" from "users" where "userType" = 'admin' and "status" = 'Active'`,
  );
  await killAtGate(dataDir, start, {
    table: 'mails',
    before: 'insert',
    when: `new."subject" like '%TalentBench last week%' and new."userId" = '${last.id}'`,
  });
  expect(await mailsOf('%TalentBench last week%')).toEqual({ mails: 0, people: 0 });

  const second = await start();
  await until(
    async () =>
      (await ask(`select count(*)::int as "n" from "toldOperators" where "what" = 'activityWeek'`)).n > 0,
  );
  const { n: operators } = await ask(
    `select count(*)::int as "n" from "users" where "userType" = 'admin' and "status" = 'Active'`,
  );
  expect(await mailsOf('%TalentBench last week%')).toEqual({ mails: operators, people: operators });
  await second.stop();
});
