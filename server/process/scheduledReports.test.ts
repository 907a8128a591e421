import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asOwner, killDatabase, spawnServer } from '../testing/spawnServer.ts';

const schedules = 200;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talentbench-scheduled-'));
});
afterEach(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const start = () => spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const made = async (): Promise<number> =>
  (await asOwner(dataDir, `select count(*)::int as "n" from "reports" where "scheduleId" is not null`))
    .rows[0].n;
const until = async (count: number): Promise<number> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const now = await made();
    if (now >= count || Date.now() > deadline) return now;
  }
};

it('each schedule that is due makes one report, however often the server is killed meanwhile', async () => {
  const first = await start();
  await first.kill();
  await asOwner(
    dataDir,
    `insert into "reportSchedules" ("name", "reportId", "frequency", "startsOn", "time", "timeZone", "format", "recipients", "status", "nextRun", "authorId")
     select 'Due ' || n, 'RPT-003', 'Daily', current_date - 9, '00:00', 'UTC', 'CSV', '{"board@elsewhere.example"}', 'Active', now() - interval '3 days',
       (select "id" from "users" where "userType" = 'admin' order by "seq" limit 1)
     from generate_series(1, ${schedules}) n`,
  );
  const killedAt: number[] = [];
  for (const share of [0.1, 0.3, 0.5]) {
    const server = await start();
    await until(schedules * share);
    await server.kill();
    killedAt.push(await made());
  }
  const last = await start();
  await until(schedules);
  const { rows } = await asOwner(
    dataDir,
    `select count(r."id")::int as "reports", count(distinct s."id")::int as "schedules"
     from "reportSchedules" s left join "reports" r on r."scheduleId" = s."id" where s."name" like 'Due %'
     and s."nextRun" > now() and s."lastRun" is not null`,
  );
  await last.stop();
  expect(killedAt.some((count) => count > 0 && count < schedules)).toBe(true);
  expect(rows).toEqual([{ reports: schedules, schedules }]);
}, 300_000);
