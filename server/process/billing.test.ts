// @module-tag rest
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySeeded } from '../testing/copySeeded.ts';
import { killAtGate, type Place } from '../testing/openGate.ts';
import { asOwner, killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

let dataDir: string;
let server: Spawned;
const start = () => spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', PAYMENT_GATEWAY: 'test' });
beforeAll(async () => {
  dataDir = await copySeeded('billing');
  server = await start();
});
afterAll(async () => {
  await server.stop();
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const write = (sql: string) => asOwner(dataDir, sql);
const ask = async (sql: string) => (await asOwner(dataDir, sql)).rows[0];
const killAt = (...places: Place[]) => killAtGate(dataDir, start, ...places);
const count = async (from: string): Promise<number> =>
  (await ask(`select count(*)::int as n from ${from}`)).n;

const thisMonth = `date_trunc('month', now() at time zone 'UTC')::date`;
const ended = `"subscriptions" where "changesOn" = ${thisMonth} and "status" = 'Cancelled'`;
const billed = `"invoices" where "billedMonth" = ${thisMonth}`;
const reported = `"activities" where "type" = 'Monthly invoices generated'`;
const changing = 60;

it('when ending terms is interrupted by a kill, the next server ends them before it bills anything', async () => {
  // Simulates that the last run was for the previous month, and that some terms have ended since.
  await write(`update "subscriptions" set "billedMonth" = "billedMonth" - interval '1 month', "billedThrough" = "billedMonth" - 1
      where "status" = 'Active';
    update "subscriptions" s set "changesOn" = ${thisMonth}, "renewal" = case when one.n % 2 = 0 then 'Ends' else 'Changes' end,
        "nextPlanId" = case when one.n % 2 = 1 then 'PLAN-001' end
      from (select "id", row_number() over (order by "seq") as n from "subscriptions"
        where "status" = 'Active' and "planId" <> 'PLAN-001' limit ${changing}) one where s."id" = one."id"`);
  const middle =
    await ask(`select "seq" from "subscriptions" where "status" = 'Active' and "changesOn" = ${thisMonth}
      order by "seq" offset ${changing / 2} limit 1`);
  await server.kill();
  await killAt({
    table: 'subscriptions',
    before: 'update',
    when: `new."status" = 'Cancelled' and new."seq" = ${middle.seq}`,
  });
  expect(await count(ended)).toBe(changing / 2);
  expect(await count(billed)).toBe(0);
});

it('a monthly run whose server is killed bills each subscription once, without gaps in invoice numbers', async () => {
  const last =
    await ask(`select "seq" from "subscriptions" where "status" = 'Active' and "changesOn" is distinct from ${thisMonth}
      order by "seq" desc limit 1`);
  await killAt({
    table: 'subscriptions',
    before: 'update',
    when: `new."billedMonth" = ${thisMonth} and new."seq" = ${last.seq}`,
  });
  const active = await count(`"subscriptions" where "status" = 'Active'`);
  expect(await count(billed)).toBeGreaterThan(0);
  expect(await count(billed)).toBeLessThan(active);
  server = await start();
  await until(async () => (await count(reported)) > 0);
  expect(
    await ask(`select count(*)::int as "bills", count(distinct "subscriptionId")::int as "once",
      (select max(substr("id", 5)::int) = count(*) from "invoices" where "kind" = 'Invoice') as "whole", (select count(*)::int from ${reported}) as "told"
      from ${billed}`),
  ).toEqual({ bills: active, once: active, whole: true, told: 1 });
  expect(
    await ask(`select (select count(*)::int from ${ended}) as "ended", count(*)::int as "followers",
      count(distinct "replaces")::int as "of", (select count(*)::int from "activities" where "event" = 'planEnded') as "left"
      from "subscriptions" where "startDate" = ${thisMonth} and "replaces" in (select "id" from ${ended})`),
  ).toEqual({ ended: changing, followers: changing / 2, of: changing / 2, left: changing / 2 });
});

it('a payment whose server is killed after the gateway’s answer is recorded once by the next server', async () => {
  const { id, invoiceId } =
    await ask(`insert into "transactions" ("companyId", "kind", "invoiceId", "plan", "amount", "currency", "status", "date",
      "paymentMethod", "queued", "attempts", "unanswered")
    select i."companyId", 'Payment', i."id", i."plan", i."amount", i."currency", 'Pending', i."issuedDate", 'PayPal', true, 0, 0
    from "invoices" i join "paymentMethods" p using ("companyId")
    where i."status" = 'Pending' and p."status" = 'Active' and p."method" = 'PayPal'
      and not exists (select 1 from "transactions" t where t."invoiceId" = i."id" and t."status" = 'Pending') limit 1 returning *`);
  await server.kill();
  await killAt({ table: 'transactions', before: 'update', when: 'new."attempts" > old."attempts"' });
  const payment = `"transactions" where "id" = '${id}'`;
  const left = await ask(
    `select "status", "queued", "attempts", "tryAfter" > now() - interval '1 hour' as "isInHand" from ${payment}`,
  );
  expect(left).toEqual({ status: 'Pending', queued: true, attempts: 0, isInHand: true });
  // Simulates that the lease has expired.
  await write(`update "transactions" set "tryAfter" = now() where "id" = '${id}'`);
  server = await start();
  await until(async () => (await count(`${payment} and "queued"`)) === 0);
  expect(
    await ask(`select t."status", t."attempts", i."status" as "invoice",
      (select count(*)::int from "auditLogs" where "target" = t."id") as "entries",
      (select count(*)::int from "auditLogs" where "target" = i."id" and "at" >= t."createdAt") as "paid"
      from "transactions" t join "invoices" i on i."id" = t."invoiceId" where t."id" = '${id}' and i."id" = '${invoiceId}'`),
  ).toEqual({ status: 'Completed', attempts: 1, invoice: 'Paid', entries: 1, paid: 1 });
});

it('overdue notifications, reminders and card expiry each happen once, even if servers are killed in between', async () => {
  // More of each than fit in one transaction.
  const [many, cards] = [120, 220];
  await server.kill();
  await write(`insert into "invoices" ("kind", "companyId", "credited", "paid", "refunded", "overpaid", "open", "plan", "amount", "currency", "status", "issuedDate", "dueDate", "reminders")
      select 'Invoice', 'CO-002', 0, 0, 0, 0, n, 'Late', n, 'USD', 'Pending', today - 20, today - case when n > 100 then 1 else 2 end, '{}'
      from generate_series(1, ${many}) n, (select (now() at time zone 'UTC')::date as today) the;
    insert into "paymentMethods" ("companyId", "method", "brand", "last4", "expiry", "status")
      select 'CO-002', 'Credit Card', 'Kite', lpad(n::text, 4, '0'), '01/20', 'Active' from generate_series(1, ${cards}) n`);
  const late = `"invoices" where "plan" = 'Late'`;
  const kites = `"paymentMethods" where "brand" = 'Kite'`;
  const about = (words: string) =>
    `join (select "id" from ${late}) i on "${words}" like '% ' || i."id" || ' %'`;
  const done = () =>
    ask(`select (select count(*)::int from ${late} and "overdueTold" = "dueDate") as "told",
      (select count(*)::int from "activities" where "event" = 'invoiceOverdue' and "target" in (select "id" from ${late})) as "records",
      (select count(distinct i."id")::int from "notifications" ${about('title')}) as "news",
      (select count(*)::int from ${late} and cardinality("reminders") = 1) as "reminded",
      (select count(distinct i."id")::int from "mails" ${about('subject')} where "subject" like 'Reminder%') as "mailed",
      (select count(*)::int from ${kites} and "status" = 'Expired' and "version" = 2) as "expired",
      (select count(*)::int from "auditLogs" where "target" in (select "id" from ${kites})) as "entries"`);
  const lastInvoice = `new."plan" = 'Late' and new."amount" = ${many}`;
  await killAt(
    {
      table: 'invoices',
      before: 'update',
      when: `${lastInvoice} and new."overdueTold" is distinct from old."overdueTold"`,
    },
    { table: 'paymentMethods', before: 'update', when: `new."brand" = 'Kite' and new."last4" = '0${cards}'` },
  );
  const [told, expired] = [100, 200];
  expect(await done()).toEqual({
    told,
    records: told,
    news: told,
    reminded: 0,
    mailed: 0,
    expired,
    entries: expired,
  });
  await killAt({
    table: 'invoices',
    before: 'update',
    when: `${lastInvoice} and new."reminders" is distinct from old."reminders"`,
  });
  const second = await done();
  expect(second).toMatchObject({ told: many, records: many, news: many, mailed: second.reminded });
  expect(second.reminded).toBeGreaterThan(0);
  expect(second.reminded).toBeLessThan(many);
  server = await start();
  const whole = { told: many, records: many, news: many, reminded: many, mailed: many };
  await until(async () => {
    const now = await done();
    return now.reminded === many && now.expired === cards;
  });
  expect(await done()).toEqual({ ...whole, expired: cards, entries: cards });
  expect(
    await ask(`select (select count(*) = count(distinct ("userId", "title")) from "notifications" ${about('title')}) as "toldOnce",
      (select count(*) = count(distinct ("to", "subject")) from "mails" ${about('subject')}) as "mailedOnce"`),
  ).toEqual({ toldOnce: true, mailedOnce: true });
});
