// @module-tag rest
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '../../domain/contract/reports/reports.ts';
import { callServer, signInAt } from '../testing/callServer.ts';
import { copySeeded } from '../testing/copySeeded.ts';
import { killAtGate, openGate, type Place } from '../testing/openGate.ts';
import { asOwner, killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copySeeded('reports');
});
afterAll(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const start = () => spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const rowsOf = async (sql: string) => (await asOwner(dataDir, sql)).rows;
/** Leases of a dead server end at once, so that the test need not wait. */
const letGo = () =>
  asOwner(dataDir, `update "reports" set "takenUntil" = now() where "takenUntil" is not null`);

const signedIn = async ({ origin }: Spawned) => {
  const token = await signInAt(origin, 'admin');
  return (path: string, body?: object) => callServer(origin, path, { body, token });
};

it('a report whose server is killed is created once and completely by the next one', async () => {
  const first = await start();
  await asOwner(
    dataDir,
    `insert into "newsletterSubscriptions" ("email", "status") select 'reader' || n || '@example.org', 'Subscribed' from generate_series(1, 20000) n`,
  );
  const gate = await openGate(dataDir, { table: 'reportParts', before: 'insert', when: 'new."part" = 2' });
  const fields = ['id', 'email', 'status', 'createdAt'];
  const call = await signedIn(first);
  const asked = await call('reports', { name: 'Every reader', noun: 'newsletterSubscriptions', fields });
  const { id } = (await asked.json()) as Report;
  await gate.reached();
  const half = () =>
    rowsOf(`select "status", "takenUntil" > now() as "isHeld", "progress" between 1 and 99 as "isUnderWay",
      (select count(*)::int from "reportParts" where "reportId" = '${id}') as "parts" from "reports" where "id" = '${id}'`);
  const underWay = [{ status: 'Processing', isHeld: true, isUnderWay: true, parts: 2 }];
  expect(await half()).toEqual(underWay);
  await first.kill();
  await gate.open();
  expect(await half()).toEqual(underWay);

  await letGo();
  const second = await start();
  const again = await signedIn(second);
  const report = async () => (await (await again(`reports/${id}`)).json()) as Report;
  await until(async () => (await report()).status !== 'Processing');
  const [{ n }] = await rowsOf('select count(*)::int as n from "newsletterSubscriptions"');
  expect(await report()).toMatchObject({ status: 'Ready', attempts: 2, rowsFound: n });
  const file = await (await again(`reports/${id}/content?format=csv`)).text();
  const ids = file
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(',')));
  expect([ids.length, new Set(ids).size]).toEqual([n, n]);
  expect(
    await rowsOf(
      `select count(*)::int as n from "auditLogs" where "noun" = 'reports' and "target" = '${id}' and "after" like '%"Ready"%'`,
    ),
  ).toEqual([{ n: 1 }]);
  await second.kill();
});

it('a missed run is made up for once, with one mail per recipient, wherever its server is killed', async () => {
  const first = await start();
  await first.kill();
  const [schedule] = await rowsOf(
    `insert into "reportSchedules" ("name", "reportId", "frequency", "startsOn", "time", "timeZone", "format", "recipients", "status", "nextRun", "authorId")
     select 'Missed', 'RPT-003', 'Daily', current_date - 9, '00:00', 'UTC', 'CSV', '{board@elsewhere.example,bank@elsewhere.example}', 'Active',
       now() - interval '3 days', (select "id" from "users" where "userType" = 'admin' order by "seq" limit 1) returning "id"`,
  );
  const seen = async () =>
    (
      await rowsOf(`select s."nextRun" > now() as "isNext", r."status", r."takenUntil" > now() as "isHeld",
        (select string_agg("status" || ' ' || "attempts", ', ' order by "status", "attempts") from "mails" where "purpose" = 'report') as "mails"
        from "reportSchedules" s left join "reports" r on r."scheduleId" = s."id" where s."id" = '${schedule.id}'`)
    ).map(({ isNext, status, isHeld, mails }) => [isNext, status, isHeld, mails]);
  const killAt = async (place: Place) => {
    await killAtGate(dataDir, start, place);
    return seen();
  };

  // During the run: neither the report nor the next run is stored.
  expect(
    await killAt({ table: 'reports', before: 'insert', when: `new."scheduleId" = '${schedule.id}'` }),
  ).toEqual([[false, null, null, null]]);
  // While its mails are queued: the report is still leased, and nobody was notified.
  expect(await killAt({ table: 'mails', before: 'insert', when: `new."purpose" = 'report'` })).toEqual([
    [true, 'Processing', true, null],
  ]);
  await letGo();
  // While the first mail is in the outbox but not recorded: it will be sent again.
  expect(
    await killAt({
      table: 'mails',
      before: 'update',
      when: `new."purpose" = 'report' and new."status" = 'Kept'`,
    }),
  ).toEqual([[true, 'Ready', null, 'Queued 0, Queued 1']]);
  await asOwner(
    dataDir,
    `update "mails" set "updatedAt" = now() - interval '1 hour' where "status" = 'Queued'`,
  );

  const last = await start();
  await until(async () => String((await seen())[0]?.[3]).match(/Kept/g)?.length === 2);
  expect(await seen()).toEqual([[true, 'Ready', null, 'Kept 1, Kept 2']]);
  const outbox = join(dataDir, 'outbox');
  const letters = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
  );
  const addressed = letters.flatMap((letter) => /^To: (.*@elsewhere\.example)/m.exec(letter)?.[1] ?? []);
  expect(addressed.sort()).toEqual(['bank@elsewhere.example', 'board@elsewhere.example']);
  await last.stop();
});
