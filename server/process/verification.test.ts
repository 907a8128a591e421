// @module-tag rest
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callServer, signInAt } from '../testing/callServer.ts';
import { copySeeded } from '../testing/copySeeded.ts';
import { killAtGate, openGate } from '../testing/openGate.ts';
import { asOwner, killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

const rows = 8000;
let dataDir: string;
beforeEach(async () => {
  dataDir = await copySeeded('verification');
});
afterEach(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const start = () => spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const ask = async (sql: string) => (await asOwner(dataDir, sql)).rows[0];
/** Sends a POST as an operator. */
const signedIn = async ({ origin }: Spawned) => {
  const token = await signInAt(origin, 'admin');
  return (path: string, body: object) => callServer(origin, path, { body, token });
};
/** Waits until the work of a killed server is finished. */
const nobodyAtWork = () =>
  until(async () => {
    const { n } = await ask(
      `select count(*)::int as n from pg_stat_activity where "backend_type" = 'client backend' and "datname" = 'talentbench' and "pid" <> pg_backend_pid()`,
    );
    return n === 0;
  });
const parts = async () =>
  (await asOwner(dataDir, 'select "checked", "status" from "parts" order by "at"')).rows as {
    checked: number;
    status: string;
  }[];

it('a verification whose server is killed resumes where it stopped, and ends once', async () => {
  const empty = await start();
  // Each part is recorded, and a gate is before the second, so that the kill happens in between. The scheduled
  // verification, which may run at the same time, has no author.
  await asOwner(
    dataDir,
    `insert into "auditLogs" ("user", "action", "noun", "target", "ip", "status", "at")
       select 'Somebody', 'sign in', 'users', 'USR-001', '::1', 'Success', now() from generate_series(1, ${rows});
     create table "parts" ("at" bigserial, "checked" integer, "status" text);
     create function note_part() returns trigger language plpgsql security definer as $$ begin
       insert into public."parts" ("checked", "status") values (new."checked", new."status");
       return new;
     end $$;
     create trigger "note_part" before update on "auditVerifications" for each row when (new."authorId" is not null) execute function note_part()`,
  );
  // The sealing job starts with the entries that are waiting.
  await empty.kill();
  await nobodyAtWork();
  const first = await start();
  const call = await signedIn(first);
  await until(async () => (await ask('select count(*)::int as n from "auditSeals"')).n >= rows);
  const gate = await openGate(dataDir, {
    table: 'auditVerifications',
    before: 'update',
    when: 'old."checked" > 0 and new."authorId" is not null',
  });
  expect((await call('auditVerifications', {})).status).toBe(201);
  await gate.reached();
  await first.kill();
  await gate.open();
  await nobodyAtWork();
  expect(await parts()).toEqual([{ checked: expect.any(Number), status: 'Running' }]);

  const second = await start();
  const status = async () =>
    (await ask('select "status" from "auditVerifications" where "authorId" is not null')).status;
  await until(async () => (await status()) !== 'Running');
  const all = await parts();
  const counts = all.map(({ checked }) => checked);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(new Set(counts).size).toBe(counts.length);
  expect(all.filter((part) => part.status !== 'Running')).toHaveLength(1);
  expect(
    await ask(
      `select "status", "checked" = "total" as "whole", "total" >= ${rows} as "long", "version" from "auditVerifications" where "authorId" is not null`,
    ),
  ).toEqual({ status: 'Intact', whole: true, long: true, version: all.length + 1 });
  await second.stop();
});

it('sealing whose server is killed continues after the last seal, and seals each entry once', async () => {
  const first = await start();
  await first.kill();
  await nobodyAtWork();
  await asOwner(
    dataDir,
    `insert into "auditLogs" ("user", "action", "noun", "target", "ip", "status", "at")
       select 'Somebody', 'sign in', 'users', 'USR-001', '::1', 'Success', now() from generate_series(1, 1200)`,
  );
  const state = () =>
    ask(`select (select count(*)::int from "auditUnsealed") as "waiting",
      (select count(*)::int from "auditSeals") as "sealed", (select count(*)::int from "auditLogs") as "entries",
      (select count(distinct "auditId")::int from "auditSeals") as "once",
      (select coalesce(max("position"), 0)::int from "auditSeals") as "last"`);
  const before = await state();
  await killAtGate(dataDir, start, {
    table: 'auditSeals',
    before: 'insert',
    when: `new."position" = ${before.last + 700}`,
  });
  await nobodyAtWork();
  const broken = await state();
  expect(broken.sealed).toBeLessThan(before.last + 700);
  expect(broken.sealed + broken.waiting).toBe(broken.entries);

  const second = await start();
  await until(async () => (await state()).sealed >= broken.entries);
  const whole = await state();
  expect(whole).toMatchObject({
    once: whole.sealed,
    last: whole.sealed,
    entries: whole.sealed + whole.waiting,
  });
  await second.stop();
});
