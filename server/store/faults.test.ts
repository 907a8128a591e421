import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newCandidate } from '../testing/newCandidate.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = { ...newCandidate, status: 'Placed' };
const asProvider = () => server.as('provider@talentbench.example');
const held = async (): Promise<pg.PoolClient[]> => {
  const { pool } = server.database;
  return Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
};
const release = (clients: pg.PoolClient[]) => {
  for (const client of clients) client.release();
};

/** Delays each insert of a candidate by this many seconds. */
const slow = (seconds: number) =>
  server.owner.query(`
    create or replace function wait_for_test() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${seconds}); return new; end $$;
    create or replace trigger "slow" before insert on "candidates" for each row execute function wait_for_test()`);

describe('while every connection is in use', () => {
  it('a request is refused within two seconds with a time to retry, and the health check responds', async () => {
    const caller = await asProvider();
    const clients = await held();
    const began = performance.now();
    const [refused, health] = await Promise.all([
      caller.get('/api/v1/candidates'),
      server.anonymous.get('/api/v1/health'),
    ]);
    expect(performance.now() - began).toBeLessThan(4000);
    release(clients);
    expect(health.statusCode).toBe(200);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({
      code: 'server.overloaded',
      message: 'TalentBench is very busy right now. Please try again in a moment.',
    });
    expect((await caller.get('/api/v1/candidates')).statusCode).toBe(200);
  });

  it('requests beyond those that can be answered soon are refused at once', async () => {
    const caller = await asProvider();
    await caller.get('/api/v1/candidates');
    const clients = await held();
    const { mostWaiting, pool } = server.database;
    // On a busy machine those that wait would run out of time before all have arrived.
    const { connectionTimeoutMillis: usual } = pool.options;
    pool.options.connectionTimeoutMillis = 60_000;
    onTestFinished(() => {
      pool.options.connectionTimeoutMillis = usual;
    });
    const waiting = Array.from({ length: mostWaiting }, () => caller.get('/api/v1/candidates'));
    while (pool.waitingCount < mostWaiting) await new Promise(setImmediate);
    const refused = await caller.get('/api/v1/candidates');
    // None of those that waited before it has been refused yet.
    expect(pool.waitingCount).toBe(mostWaiting);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    release(clients);
    const answers = await Promise.all(waiting);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('nothing is written for a client that has disconnected', async () => {
    const caller = await server.as('recruiter@talentbench.example');
    const origin = await server.listen();
    const { pool } = server.database;
    const [{ id }] = (await caller.get('/api/v1/candidates')).json();
    const path = `/api/v1/candidates/${id}`;
    const views = async () =>
      (await server.owner.query('select count(*)::int as n from "profileViews"')).rows[0].n as number;
    const before = await views();
    const clients = await held();
    const arrived = new Promise<Socket>((resolve) => server.app.server.once('connection', resolve));
    const sent = httpRequest(origin + path, { headers: { authorization: `Bearer ${caller.token}` } });
    sent.on('error', () => {}).end();
    const socket = await arrived;
    while (pool.waitingCount === 0) await new Promise(setImmediate);
    sent.destroy();
    await once(socket, 'close');
    release(clients);
    while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await new Promise(setImmediate);
    expect(await views()).toBe(before);
    await caller.get(path);
    expect(await views()).toBe(before + 1);
  });
});

describe('a statement that runs for too long', () => {
  it('is canceled by the database, and its connection stays usable', { tags: 'rest' }, async () => {
    await slow(20);
    const caller = await asProvider();
    const answer = await caller.send('POST', '/api/v1/candidates', person);
    await server.owner.query('drop trigger "slow" on "candidates"');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.too-slow']);
    expect((await caller.send('POST', '/api/v1/candidates', person)).statusCode).toBe(201);
  });

  it('has more time in a route declared as slow', { tags: 'rest' }, async () => {
    await slow(6);
    const caller = await asProvider();
    const batch = { batch: 'slow-batch-1', from: 0, last: true, rows: [{ create: person }] };
    const answer = await caller.send('POST', '/api/v1/candidates/batch', batch);
    await server.owner.query('drop trigger "slow" on "candidates"');
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  });
});

describe('a database that takes no writes', () => {
  const readOnly = async (value: 'on' | 'off') => {
    for (const client of await held()) {
      await client.query(`set default_transaction_read_only = ${value}`);
      client.release();
    }
  };

  it('is a fault of the database and no restriction of the account, so that the request is sent again', async () => {
    const caller = await asProvider();
    await readOnly('on');
    const refused = await caller.send('POST', '/api/v1/candidates', person);
    await readOnly('off');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toMatchObject({ code: 'server.database-away' });
    expect((await caller.send('POST', '/api/v1/candidates', person)).statusCode).toBe(201);
  });
});

describe('losing a connection during a request', () => {
  it('fails that request with 503 and advice, and the next one succeeds', async () => {
    await slow(20);
    const caller = await asProvider();
    const answer = caller.send('POST', '/api/v1/candidates', person);
    const end = `select pg_terminate_backend("pid") from pg_stat_activity
      where "datname" = current_database() and "wait_event" = 'PgSleep'`;
    while ((await server.database.background.pool.query(end)).rowCount === 0);
    const refused = await answer;
    await server.owner.query('drop trigger "slow" on "candidates"');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toMatchObject({
      code: 'server.database-away',
      message: 'The database is not available right now. Please try again in a moment.',
    });
    expect((await caller.send('POST', '/api/v1/candidates', person)).statusCode).toBe(201);
  });
});

/** PostgreSQL's error when a table cannot grow. */
const fill = (...tables: string[]) =>
  server.owner.query(`
    create or replace function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    ${tables.map((table) => `create trigger "full" before insert or update on "${table}" for each row execute function disk_full();`).join('')}`);
const makeRoom = (...tables: string[]) =>
  server.owner.query(tables.map((table) => `drop trigger "full" on "${table}";`).join(''));

describe('a full disk', () => {
  it('refuses writes with 507 and a clear message, and allows reads', async () => {
    const caller = await asProvider();
    await fill('candidates');
    const written = await caller.send('POST', '/api/v1/candidates', person);
    const read = await caller.get('/api/v1/candidates');
    await makeRoom('candidates');
    expect([written.statusCode, written.headers['retry-after']]).toEqual([507, '60']);
    expect(written.json().message).toBe(
      'The server has run out of storage space. Nothing was saved. Please try again later.',
    );
    expect(read.statusCode).toBe(200);
    expect((await caller.send('POST', '/api/v1/candidates', person)).statusCode).toBe(201);
  });

  it('allows signing in and viewing a candidate without recording it, and explains why if a session cannot be stored', async () => {
    const signIn = () =>
      server.anonymous.send('POST', '/api/v1/auth/login', {
        email: 'recruiter@talentbench.example',
        password: 'bench-demo',
      });
    const recruiter = await server.as('recruiter@talentbench.example');
    const [seen] = (await recruiter.get('/api/v1/candidates')).json();
    await fill('users', 'profileViews');
    const entered = await signIn();
    const looked = await recruiter.get(`/api/v1/candidates/${seen.id}`);
    await fill('sessions');
    const refused = await signIn();
    await makeRoom('users', 'profileViews', 'sessions');
    expect([entered.statusCode, looked.statusCode, refused.statusCode]).toEqual([200, 200, 507]);
  });
});
