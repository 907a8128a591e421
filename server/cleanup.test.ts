import { afterAll, beforeAll, expect, it } from 'vitest';
import { timedJobs } from './allJobs.ts';
import { openTestServer, type TestServer } from './testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const run = async (name: string) => {
  const { database, clock } = server;
  const job = timedJobs({ database, clock, log: { info: () => {}, warn: () => {} } }).find(
    (one) => one.name === name,
  );
  await job?.run(new AbortController().signal);
  return job;
};
const ask = async (sql: string) => (await server.owner.query(sql)).rows;

it('adds the counts of closed connections to one line every five minutes', async () => {
  await server.owner.query(
    `insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
     values ('things', '', '*', 2000000001, 3), ('things', '', '*', 2000000002, 4)`,
  );
  expect(await run('foldCounts')).toMatchObject({ schedule: { every: 300 }, atStart: false });
  expect(await ask(`select "backend", "n"::int from "rowCounts" where "noun" = 'things'`)).toEqual([
    { backend: 0, n: 7 },
  ]);
});

it('deletes what is too old to matter once an hour', async () => {
  await server.owner.query(
    `insert into "idempotencyKeys" ("userId", "key", "requestHash", "createdAt") values ('USR-001', 'an-old-key', 'x', '2020-01-01')`,
  );
  expect(await run('cleanup')).toMatchObject({ schedule: { every: 3600 }, atStart: false });
  expect(await ask(`select 1 from "idempotencyKeys" where "key" = 'an-old-key'`)).toEqual([]);
});

it('forgets participants of deleted interviews once these are over, and no others', async () => {
  const now = server.clock();
  const add = async (interviewId: string, days: number): Promise<string> => {
    const startsAt = new Date(now.getTime() + days * 86_400_000);
    const { rows } = await server.owner.query(
      `insert into "interviewParticipants" ("companyId", "interviewId", "entryId", "part", "name", "email", "answer", "status", "uid", "sequence", "startsAt", "minutes")
       values ('CO-002', $1, 'PE-000', 'Interviewer', 'Gus Guest', 'gus@guests.example', 'Accepted', 'Removed', 'x@x', 1, $2, 30) returning "id"`,
      [interviewId, startsAt],
    );
    return rows[0].id;
  };
  const [{ id: known }] = await ask('select "id" from "interviews" limit 1');
  const [over, ahead, kept] = [await add('IV-gone', -3), await add('IV-gone', 3), await add(known, -3)];
  await run('cleanup');
  const left = await ask(`select "id" from "interviewParticipants" where "uid" = 'x@x' order by "seq"`);
  expect([over, left.map(({ id }) => id)]).toEqual([over, [ahead, kept]]);
});
