// @module-tag rest
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowJobs } from '../../application/jobs/rowJobs.ts';
import { jobNames } from '../../domain/health/backgroundJobs.ts';
import { allJobs } from '../allJobs.ts';
import { openTestServer, type TestServer, testSecrets } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A queue: how three rows come into it, the column that says that a row is done, and what it then is not. */
type Queue = { table: string; fill: string; column: string; waiting: string };

/** Every job that takes items from a queue of its own. */
const queues: Record<string, Queue> = {
  mails: {
    table: 'mails',
    fill: `update "mails" set "status" = 'Queued', "attempts" = 0, "purpose" = 'notice', "reportId" = null, "userId" = (select "id" from "users" where "email" = 'provider@talentbench.example')
      where "id" in (select "id" from "mails" order by "seq" limit 3) returning "id"`,
    column: 'status',
    waiting: 'Queued',
  },
  integrations: {
    table: 'webhookDeliveries',
    fill: `with "hook" as (
        insert into "webhooks" ("integrationId", "format", "url", "secret", "createdAt") select "id", 'signed', 'x', 'x', now() from "integrations" limit 1 returning "integrationId"
      ) insert into "webhookDeliveries" ("integrationId", "event", "title", "link", "createdAt", "updatedAt", "attempts")
        select "integrationId", 'test', 'Test', '/', now(), '2020-01-01', 5 from "hook", generate_series(1, 3) returning "id"`,
    column: 'status',
    waiting: 'Queued',
  },
  reports: {
    table: 'reports',
    fill: `update "reports" set "status" = 'Processing', "attempts" = 0, "takenUntil" = null where "id" in (select "id" from "reports" order by "seq" limit 3) returning "id"`,
    column: 'status',
    waiting: 'Processing',
  },
  reportSchedules: {
    table: 'reportSchedules',
    fill: `update "reportSchedules" set "status" = 'Active', "nextRun" = '2020-01-01' where "id" in (select "id" from "reportSchedules" order by "seq" limit 3) returning "id"`,
    column: 'nextRun',
    waiting: '2020-01-01',
  },
  transactions: {
    table: 'transactions',
    fill: `update "transactions" set "queued" = true, "tryAfter" = '2020-01-01', "attempts" = 0 where "id" in (select "id" from "transactions" where "invoiceId" is not null order by "seq" limit 3) returning "id"`,
    column: 'queued',
    waiting: 'true',
  },
  signedDocuments: {
    table: 'envelopes',
    fill: `insert into "envelopes" ("contractId", "providerId", "recruiterId", "status", "inOrder", "validDays", "signers", "content", "contentHash", "completedAt")
      select "contractId", "providerId", "recruiterId", 'Completed', "inOrder", "validDays", "signers", "content", "contentHash", '2020-01-01'
      from (select * from "envelopes" where "content" is not null limit 1) e, generate_series(1, 3) returning "id"`,
    column: 'documentId',
    waiting: '',
  },
  resumeTexts: {
    table: 'candidateDocuments',
    fill: `with emptied as (delete from "candidateDocumentTexts") update "candidateDocuments" set "textState" = null where "id" in (select "id" from "candidateDocuments" order by "seq" limit 3) returning "id"`,
    column: 'textState',
    waiting: '',
  },
  auditVerifications: {
    table: 'auditVerifications',
    fill: `insert into "auditVerifications" ("status", "author", "checked", "total", "waiting") select 'Running', 'Test', 0, 0, 0 from generate_series(1, 3) returning "id"`,
    column: 'status',
    waiting: 'Running',
  },
};

/** Jobs with one thing to do, or whose entries follow from each other: there is nothing to go on with. */
const single = ['weeklyActivity', 'auditLogs', 'dailyVerification', 'foldCounts', 'cleanup'];

test('every background job works on due rows, on a queue that is tested here, or on one thing', () => {
  const known = [...rowJobs.entries().map(([name]) => name), ...Object.keys(queues), ...single];
  expect(known.toSorted()).toEqual([...jobNames].toSorted());
});

const jobOf = (name: string) => {
  const { database, clock } = server;
  const jobs = allJobs({
    database,
    clock,
    log: { info: () => {}, warn: () => {} },
    transport: { leaves: 'Sent', carry: async () => {}, close: () => {} },
    send: async () => 200,
    secrets: testSecrets,
    publicUrl: () => 'https://talentbench.example',
    gateway: { charge: async () => ({ status: 'Completed', reference: 'R-1' }) },
    headFile: { add: () => {}, read: () => [], setAside: () => null },
    headsTo: undefined,
  });
  return jobs.find((job) => job.name === name) ?? jobs[0];
};

test.each(Object.entries(queues))('one item of %s that fails stops no other', async (name, queue) => {
  const { table, fill, column, waiting } = queue;
  const ids = (await server.owner.query(fill)).rows.map(({ id }) => String(id)).toSorted();
  expect(ids).toHaveLength(3);
  const [poisoned, ...others] = ids;
  // Whoever stores that this row is done fails.
  await server.owner.query(`
    create or replace function "poison"() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
    create trigger "poison" before update on "${table}" for each row
      when (old."id"::text = '${poisoned}' and new."${column}" is distinct from old."${column}") execute function "poison"()`);
  try {
    await expect(jobOf(name)?.run(AbortSignal.timeout(60_000))).rejects.toThrow(
      new RegExp(`${table} ${poisoned}: .*poisoned`),
    );
    const { rows } = await server.owner.query(
      `select "id"::text, "${column}"::text as "state" from "${table}" where "id"::text = any($1)`,
      [ids],
    );
    const isWaiting = (id: string | undefined) =>
      (rows.find((row) => row.id === id)?.state ?? '').startsWith(waiting) &&
      (waiting !== '' || rows.find((row) => row.id === id)?.state === null);
    expect([poisoned, ...others].map(isWaiting)).toEqual([true, false, false]);
  } finally {
    await server.owner.query(`drop trigger "poison" on "${table}"`);
  }
});
