// @module-tag rest
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nounNames } from '../domain/contract/index.ts';
import { insightNames } from '../domain/insight/insights.ts';
import { buildApp } from './app.ts';
import { type Database, openDatabase } from './database/connect.ts';
import { roleName } from './database/roles.ts';
import { openMarketReader } from './matching/marketReader.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { reportJob } from './reports/reportJob.ts';
import { reading } from './store/reading.ts';
import { newCandidate } from './testing/newCandidate.ts';
import { type Caller, openTestServer, type TestServer, testSecrets } from './testing/openTestServer.ts';
import { type PostgresPair, startPostgresPair } from './testing/postgresPair.ts';

let pair: PostgresPair;
let server: TestServer;
/** Another process with the same primary and replica. */
let second: { database: Database; app: FastifyInstance };
/** A process without a replica. */
let alone: FastifyInstance;
let callers: Caller[];
let provider: Caller;

const appOver = (database: Database) =>
  buildApp({ database, clock: server.clock, secrets: testSecrets, version: 'other', mostLate: 60_000 });

beforeAll(async () => {
  pair = await startPostgresPair();
  const { templateUrl, replica } = pair;
  server = await openTestServer({}, { templateUrl, replicaPort: replica.port });
  const { owner, database } = server;
  const url = `postgres://${owner.user}@127.0.0.1:${owner.port}/${database.name}`;
  const readUrl = url.replace(String(owner.port), String(replica.port));
  const other = await openDatabase({ url, readUrl, kind: 'postgresql', connections: 2 });
  other.clock = server.clock;
  second = { database: other, app: await appOver(other) };
  alone = await appOver({ ...database, replica: undefined });
  callers = await Promise.all(
    ['provider', 'recruiter', 'admin'].map((name) => server.as(`${name}@talentbench.example`)),
  );
  provider = callers[0] as Caller;
}, 400_000);
afterAll(async () => {
  await Promise.all([second?.app.close(), alone?.close()]);
  await second?.database.close();
  await server?.close();
  await pair?.stop();
});

const monitor = () => (server.database.replica as NonNullable<Database['replica']>).monitor;
const isRead = (of: Database = server.database) =>
  expect.poll(() => of.replica?.monitor.isRead(), { timeout: 30_000 }).toBe(true);
const askedBy = ({ token }: Caller, app: FastifyInstance, url: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const list = '/api/v1/candidates?filter={"q":"Ada"}&range=[0,49]';
const idsIn = (answer: { json(): { id: string }[] }) => answer.json().map(({ id }) => id);
const ada = { ...newCandidate, name: 'Ada' };
const addAda = async () => (await provider.send('POST', '/api/v1/candidates', ada)).json().id as string;
/** Repeats a read until the replica answers, which must first replay the session's writes. */
const answeredByReplica = async (caller: Caller, url: string) => {
  for (let time = 0; time < 100; time++) {
    const before = monitor().reads.replica;
    const answer = await caller.get(url);
    if (monitor().reads.replica > before) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The replica answered none of 100 questions: ${url}`);
};

beforeEach(async () => {
  await isRead();
  await isRead(second.database);
});
afterEach(() => pair.replica.ask('select pg_wal_replay_resume()').catch(() => {}));

describe('a streaming replica', () => {
  it('answers lists and figures of every user type exactly as the primary does', async () => {
    const addresses = [
      ...nounNames.map((noun) => `/api/v1/${noun}?range=[0,49]`),
      ...insightNames.map((name) => `/api/v1/insights/${name}`),
      '/api/v1/vocabulary',
      '/api/v1/candidates?filter={"q":"react"}',
    ];
    const answers = { compared: 0, fromReplica: 0 };
    for (const caller of callers) {
      await answeredByReplica(caller, '/api/v1/vocabulary');
      for (const address of addresses) {
        const before = { ...monitor().reads };
        const there = await caller.get(address);
        const here = await askedBy(caller, alone, address);
        expect([address, there.statusCode]).toEqual([address, here.statusCode]);
        if (there.statusCode !== 200) continue;
        expect([address, there.body]).toEqual([address, here.body]);
        expect(there.headers['content-range']).toBe(here.headers['content-range']);
        answers.compared++;
        answers.fromReplica += monitor().reads.replica - before.replica;
      }
    }
    expect(answers.compared).toBeGreaterThan(100);
    expect(answers.fromReplica / answers.compared).toBeGreaterThan(0.9);
    const before = { ...monitor().reads };
    const [first] = (await provider.get('/api/v1/candidates?range=[0,4]')).json();
    await provider.get(`/api/v1/candidates/${first.id}`);
    await provider.get('/api/v1/auth/profile');
    expect(monitor().reads.replica + monitor().reads.primary).toBe(before.replica + before.primary + 1);
  });

  it('answers the counts of the public site', async () => {
    const before = monitor().reads.replica;
    for (const address of ['/api/v1/talent/counts?q=react', '/api/v1/market/counts']) {
      const [there, here] = [await server.app.inject(address), await alone.inject(address)];
      expect(there.json().data).toEqual(here.json().data);
    }
    await expect
      .poll(async () => {
        await server.app.inject('/api/v1/talent/counts?q=react');
        return monitor().reads.replica;
      })
      .toBeGreaterThan(before);
  });

  it('is not read by a session until it has replayed that session’s writes, in any process', async () => {
    await answeredByReplica(provider, list);
    await pair.replica.ask('select pg_wal_replay_pause()');
    const id = await addAda();
    expect(idsIn(await provider.get(list))).toContain(id);
    expect(idsIn(await askedBy(provider, second.app, list))).toContain(id);
    await pair.replica.ask('select pg_wal_replay_resume()');
    expect(idsIn(await answeredByReplica(provider, list))).toContain(id);
  });

  it('ends sessions at the same time as the primary', async () => {
    const recruiter = await server.as('recruiter@talentbench.example');
    await answeredByReplica(recruiter, '/api/v1/jobs');
    await pair.replica.ask('select pg_wal_replay_pause()');
    await recruiter.send('POST', '/api/v1/auth/logout');
    expect((await recruiter.get('/api/v1/jobs')).statusCode).toBe(401);
  });

  it('is not read while it lags more than a second', async () => {
    await pair.replica.ask('select pg_wal_replay_pause()');
    await server.owner.query(
      `update "users" set "version" = "version" + 1 where "id" = (select min("id") from "users")`,
    );
    await expect.poll(() => monitor().isRead(), { timeout: 10_000 }).toBe(false);
    expect(monitor().delay()).toBeGreaterThan(1000);
    const before = monitor().reads.replica;
    expect((await callers[1]?.get('/api/v1/jobs'))?.statusCode).toBe(200);
    expect(monitor().reads.replica).toBe(before);
    await pair.replica.ask('select pg_wal_replay_resume()');
    await isRead();
  });

  it('is up to date while nothing is written, even after a WAL segment switch', async () => {
    await pair.primary.ask('select pg_switch_wal()');
    const begun = performance.now();
    let most = 0;
    // A lag based on the time of the last write would exceed a second here, since nothing is written.
    await vi.waitUntil(
      () => {
        most = Math.max(most, monitor().delay() ?? Number.POSITIVE_INFINITY);
        return performance.now() - begun > 1500;
      },
      { timeout: 5000 },
    );
    expect(most).toBeLessThan(1000);
  });

  it('can crash without errors for users, and is read again once it is back', async () => {
    await answeredByReplica(provider, list);
    const asked = Array.from({ length: 8 }, () => provider.get(list));
    await pair.replica.kill();
    try {
      for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(200);
      expect((await provider.get(list)).statusCode).toBe(200);
      await expect.poll(() => monitor().isRead(), { timeout: 10_000 }).toBe(false);
    } finally {
      await pair.replica.start();
    }
    await answeredByReplica(provider, list);
  });

  it('can freeze without errors for users, delaying requests by little more than a second', async () => {
    await answeredByReplica(provider, list);
    pair.replica.freeze();
    try {
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const began = performance.now();
          const { statusCode } = await provider.get(list);
          return { statusCode, took: performance.now() - began };
        }),
      );
      for (const { statusCode, took } of answers) {
        expect(statusCode).toBe(200);
        expect(took).toBeLessThan(4000);
      }
    } finally {
      pair.replica.thaw();
    }
    await isRead();
  });

  it('refuses writes in its transactions', async () => {
    const { replica, name } = { ...server.database, replica: server.database.replica?.pool };
    const client = await replica?.connect();
    try {
      await client?.query(`begin; set local role "${roleName(name, 'system')}"`);
      await expect(client?.query('delete from "jobs"')).rejects.toThrow('read-only transaction');
    } finally {
      await client?.query('rollback');
      client?.release();
    }
  });

  it('gets time zone, timeouts and role in each transaction, as a pooler requires, and is read-only', async () => {
    const { database } = server;
    const settings = `select current_setting('timezone') as "zone", current_setting('statement_timeout') as "timeout",
      current_user::text as "role", pg_is_in_recovery() as "isReplica", current_setting('transaction_read_only') as "readOnly"`;
    const [within] = await reading(database, 0, async (transaction) => {
      return transaction.as('system').query(settings);
    });
    const role = roleName(database.name, 'system');
    expect(within).toEqual({ zone: 'UTC', timeout: '4500ms', role, isReplica: true, readOnly: 'on' });
    const [after] = (await database.replica?.pool.query(settings))?.rows ?? [];
    expect(after).toMatchObject({ timeout: '0', role: roleName(database.name, 'app') });
  });

  it('shows its lag and its share of reads in the Prometheus metrics and in the platform health', async () => {
    await answeredByReplica(provider, list);
    const { body } = await openMetrics({ database: server.database, version: '1' }).text();
    expect(body).toMatch(/^talentbench_replica_delay_seconds 0\.\d+$/m);
    expect(body).toMatch(/^talentbench_replica_in_use 1$/m);
    expect(body).toContain(`talentbench_reads_total{place="replica"} ${monitor().reads.replica}`);
    const health = (await (callers[2] as Caller).get('/api/v1/platform/health')).json();
    const check = health.checks.find(({ name }: { name: string }) => name === 'replica');
    expect(check).toMatchObject({
      state: 'ok',
      figures: [{ name: 'replicaDelay' }, { name: 'replicaShare' }],
    });
    expect(check.figures[0].value).toBeLessThan(1000);
    expect(check.figures[1].value).toBeGreaterThan(0);
    const without = (await askedBy(callers[2] as Caller, alone, '/api/v1/platform/health')).json();
    expect(without.checks.map(({ name }: { name: string }) => name)).not.toContain('replica');
  });
});

describe('a report', () => {
  it('is generated from the replica', async () => {
    const before = monitor().reads.replica;
    const broken: object[] = [];
    const log = { info: () => {}, warn: (about: object) => broken.push(about) };
    const database = server.database.background;
    // A failed report is retried on the primary; the sample reports already have one attempt.
    await server.owner.query('update "reports" set "attempts" = 0');
    const made = await reportJob({ database, clock: server.clock, log }).run();
    expect(made).toBeGreaterThan(0);
    expect(broken).toEqual([]);
    expect(monitor().reads.replica - before).toBe(made);
  });
});

describe('the matching index', () => {
  it('is built from the replica, and misses no transaction in progress on the primary', async () => {
    const { account, replica, name } = server.database;
    const reader = openMarketReader(account, roleName(name, 'matching'), replica?.account);
    const { rows } = await server.owner.query(
      `select "id" from "candidates" where "listed" order by "seq" limit 2`,
    );
    const [early, late] = rows.map(({ id }) => id as string);
    const touch = `update "candidates" set "title" = "title" || ' II', "version" = "version" + 1 where "id" = $1`;
    try {
      await server.owner.query('begin');
      await server.owner.query(touch, [early]);
      const { database: db } = server;
      const other = await db.pool.connect();
      try {
        await other.query(`begin; set local role "${roleName(name, 'system')}"`);
        await other.query(touch, [late]);
        await other.query('commit');
      } finally {
        other.release();
      }
      await isRead();
      const bulk = await reader.bulk();
      expect(reader.isPrimary(bulk)).toBe(false);
      const snapshot = await bulk.snapshot();
      const ids: string[] = [];
      for await (const page of bulk.everybody(500)) ids.push(...page.map(({ id }) => id));
      expect(ids.length).toBe(await reader.count());
      await server.owner.query('commit');
      const changes = await reader.changesSince(snapshot);
      expect(changes.candidates).toContain(early);
      expect(changes.restored).toBe(false);
    } finally {
      await reader.close();
    }
  });

  it('is built from the primary while the replica lags behind', async () => {
    await pair.replica.ask('select pg_wal_replay_pause()');
    await addAda();
    const { account, replica, name } = server.database;
    const reader = openMarketReader(account, roleName(name, 'matching'), replica?.account);
    expect(reader.isPrimary(await reader.bulk())).toBe(true);
    await reader.close();
  });
});
