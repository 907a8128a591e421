import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asOwner, killDatabase, spawnServer } from '../testing/spawnServer.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talentbench-billing-'));
});
afterEach(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const start = () => spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const ask = async (sql: string) => (await asOwner(dataDir, sql)).rows[0];
const made = async (): Promise<number> =>
  (await ask('select count(*)::int as n from "invoices" where "billedMonth" is not null')).n;
/** Asks again as fast as it is answered, as the run is under way in another process. */
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo()));
};

it('a monthly run whose server is killed in the middle bills each subscription once and leaves no hole', async () => {
  const first = await start();
  // As if the last run had been that of the month before; each invoice takes its time, so that the kill finds it at work.
  await asOwner(
    dataDir,
    `update "subscriptions" set "billedMonth" = "billedMonth" - interval '1 month', "billedThrough" = "billedMonth" - 1
       where "status" = 'Active';
     create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.02); return new; end $$;
     create trigger "take_time" before insert on "invoices" for each row execute function take_time()`,
  );
  await first.kill();
  const second = await start();
  await until(async () => (await made()) > 0);
  await second.kill();
  const before = await made();
  const { n: due } = await ask(`select count(*)::int as n from "subscriptions" where "status" = 'Active'`);
  expect(before).toBeLessThan(due);
  const third = await start();
  await until(async () => (await made()) >= due);
  await until(
    async () =>
      (await ask(`select count(*)::int as n from "activities" where "type" = 'Monthly invoices made'`)).n > 0,
  );
  expect(
    await ask(`select count(*)::int as bills, count(distinct "subscriptionId")::int as once,
      (select max("seq") = count(*) from "invoices") as whole,
      (select count(*)::int from "activities" where "type" = 'Monthly invoices made') as told
      from "invoices" where "billedMonth" is not null`),
  ).toEqual({ bills: due, once: due, whole: true, told: 1 });
  await third.stop();
}, 240_000);
