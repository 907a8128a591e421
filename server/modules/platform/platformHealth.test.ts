import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Health } from '../../../domain/health/health.ts';
import { Meter } from '../../../domain/measures/meter.ts';
import { buildApp } from '../../app.ts';
import { cleanUp } from '../../cleanup.ts';
import type { Database } from '../../database/connect.ts';
import { measureHealth } from '../../measures/measureHealth.ts';
import { type Measures, openMeasures } from '../../measures/openMeasures.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../../testing/openTestServer.ts';

type Process = { database: Database; measures: Measures; app: Awaited<ReturnType<typeof buildApp>> };

let server: TestServer;
let admin: Caller;
let processes: [Process, Process];
const day = today.toISOString().slice(0, 10);

const openProcess = async (): Promise<Process> => {
  const database = { ...server.database, meter: new Meter() };
  const { clock } = server;
  const measures = openMeasures({ database, clock });
  const app = await buildApp({
    database,
    clock,
    secrets: testSecrets,
    measures,
    version: 'one of two',
  });
  app.get('/api/v1/fails', { config: { access: 'public' } }, () => Promise.reject(new Error('on purpose')));
  return { database, measures, app };
};
const asks = ({ app }: Process, url: string, token = admin.token) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const dayRow = async () =>
  (await server.owner.query('select * from "platformDays" where "day" = $1', [day])).rows[0];
const healthFrom = async (one: Process): Promise<Health> =>
  (await asks(one, '/api/v1/platform/health')).json();
const check = (health: Health, name: string): Record<string, unknown> => {
  const found = health.checks.find((one) => one.name === name);
  return {
    state: found?.state,
    ...Object.fromEntries(found?.figures.map((one) => [one.name, one.value]) ?? []),
  };
};

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
  processes = [await openProcess(), await openProcess()];
});
afterAll(async () => {
  for (const { app } of processes) await app.close();
  await server.close();
});

describe('the server’s own measurements', () => {
  it('add up the counts of two processes, without probes', async () => {
    const [first, second] = processes;
    await asks(first, '/api/v1/companies');
    await asks(first, '/api/v1/companies/CO-001');
    await asks(second, '/api/v1/companies');
    await asks(second, '/api/v1/health');
    await asks(second, '/api/v1/fails');
    await Promise.all([first.measures.flush(), second.measures.flush()]);
    expect(await dayRow()).toMatchObject({ requests: 4, failures: 1 });
    const { queries, responseMs, responseP95Ms } = await dayRow();
    expect(queries).toBeGreaterThan(6);
    expect(responseMs).toBeGreaterThan(0);
    expect(responseP95Ms).toBeGreaterThan(0);
    await asks(second, '/api/v1/companies');
    await second.measures.flush();
    expect(await dayRow()).toMatchObject({ requests: 5, failures: 1 });
  });

  it('count each user once a day', async () => {
    await processes[0].measures.flush();
    const before = (await dayRow()).activeUsers;
    await server.as('provider@talentbench.example');
    await server.as('provider@talentbench.example');
    await processes[0].measures.flush();
    expect((await dayRow()).activeUsers).toBe(before + 1);
    server.setNow(new Date(today.getTime() + 86_400_000));
    const { rows } = await server.owner.query('select count(*)::int as n from "dayPeople" where "day" > $1', [
      day,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
    await server.owner.query(`update "sessions" set "accessExpires" = now() + interval '9 years'`);
    await asks(processes[0], '/api/v1/auth/profile');
    const { rows: next } = await server.owner.query(
      'select count(*)::int as n from "dayPeople" where "day" > $1',
      [day],
    );
    expect(next).toEqual([{ n: 1 }]);
    server.setNow(today);
  });

  it('are complete when a process stops, and record the stop', async () => {
    const extra = await openProcess();
    extra.measures.start();
    await extra.measures.flush();
    const before = await dayRow();
    await asks(extra, '/api/v1/companies');
    await extra.app.close();
    await extra.measures.close();
    expect((await dayRow()).requests).toBe(before.requests + 1);
    expect((await dayRow()).upMinutes).toBe(1);
    const { rows } = await server.owner.query(
      'select count(*)::int as n from "serverProcesses" where "endedAt" is not null',
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('are kept in memory while the database cannot store them', async () => {
    const meter = new Meter();
    const pool = { connect: () => Promise.reject(new Error('gone')) } as Database['pool'];
    const measures = openMeasures({ database: { ...server.database, meter, pool }, clock: server.clock });
    meter.record('read', 12);
    await expect(measures.flush()).rejects.toThrow('gone');
    meter.record('read', 30, true);
    expect(meter.take()).toMatchObject([{ kind: 'read', count: 2, failures: 1, ms: 42 }]);
  });

  it('are deleted after two days (by minute) or 400 days (by day)', async () => {
    const { owner, database } = server;
    await owner.query(
      `insert into "serverMinutes" select $1::timestamptz - interval '49 hours', 'read', 1, 0, 1, '{}'`,
      [today],
    );
    const days = async () =>
      (await owner.query(`select count(*)::int as n, min("day")::text as first from "platformDays"`)).rows[0];
    const before = await days();
    await cleanUp(database, undefined, new Date(today.getTime() + 2 * 86_400_000));
    expect((await days()).n).toBeLessThan(before.n);
    const { rows } = await owner.query(
      `select count(*)::int as n from "serverMinutes" where "minute" < $1::timestamptz - interval '48 hours'`,
      [today],
    );
    expect(rows).toEqual([{ n: 0 }]);
    // Two days later, every session of the test has expired too.
    admin = await server.as('admin@talentbench.example');
  });

  it('can be read by operators only, and written by no one', async () => {
    const provider = await server.as('provider@talentbench.example');
    expect((await provider.get('/api/v1/platformDays')).statusCode).toBe(403);
    expect((await server.anonymous.get('/api/v1/platformDays')).statusCode).toBe(401);
    const sort = encodeURIComponent('["day","DESC"]');
    const days = (await admin.get(`/api/v1/platformDays?sort=${sort}`)).json();
    expect(days[0].day).toBe(day);
    for (const [method, url] of [
      ['POST', '/api/v1/platformDays'],
      ['PUT', `/api/v1/platformDays/${days[0].id}`],
      ['DELETE', `/api/v1/platformDays/${days[0].id}`],
    ] as const)
      expect((await admin.send(method, url, {})).statusCode).toBe(403);
  });
});

describe('the health of the platform', () => {
  it('is shown to operators only', async () => {
    const recruiter = await server.as('recruiter@talentbench.example');
    expect((await recruiter.get('/api/v1/platform/health')).statusCode).toBe(403);
    expect((await server.anonymous.get('/api/v1/platform/health')).statusCode).toBe(401);
  });

  it('has eight checks, each with its measurement', async () => {
    await processes[1].measures.flush();
    const health = await healthFrom(processes[0]);
    expect(health.checks.map(({ name }) => name)).toEqual([
      'database',
      'queue',
      'disk',
      'errors',
      'response',
      'matching',
      'processes',
      'uptime',
    ]);
    expect(health.share).toBe(health.checks.filter(({ state }) => state === 'ok').length / 8);
    expect(check(health, 'database').roundTrip).toBeGreaterThan(0);
    expect(check(health, 'disk').databaseSize).toBeGreaterThan(1_000_000);
    expect(check(health, 'response').p95).toBeGreaterThan(0);
    expect(check(health, 'processes')).toMatchObject({ living: 2, lost: 0 });
  });

  it('shows the share of failed responses in the last 15 minutes', async () => {
    const [first] = processes;
    for (let time = 0; time < 20; time++) await asks(first, '/api/v1/fails');
    const failing = check(await healthFrom(first), 'errors');
    expect(failing.state).toBe('down');
    expect(failing.failed).toBeGreaterThan(0);
    server.setNow(new Date(today.getTime() + 20 * 60_000));
    await server.owner.query(`update "sessions" set "accessExpires" = now() + interval '9 years'`);
    expect(check(await healthFrom(first), 'errors')).toMatchObject({ failed: 0 });
    server.setNow(today);
  });

  it('warns of a mail that has waited too long and of one that was given up', async () => {
    const { owner } = server;
    expect(check(await healthFrom(processes[0]), 'queue')).toMatchObject({ state: 'ok', waiting: 0 });
    const { rows } = await owner.query(
      `update "mails" set "status" = 'Queued', "createdAt" = $1::timestamptz - interval '40 minutes' where "id" = 'MAIL-001' returning "id"`,
      [today],
    );
    expect(rows).toHaveLength(1);
    expect(check(await healthFrom(processes[0]), 'queue')).toMatchObject({
      state: 'warn',
      waiting: 1,
      oldest: 40,
    });
    await owner.query(`update "mails" set "status" = 'Failed', "updatedAt" = $1 where "id" = 'MAIL-001'`, [
      today,
    ]);
    expect(check(await healthFrom(processes[0]), 'queue')).toMatchObject({ state: 'warn', givenUp: 1 });
    await owner.query(`update "mails" set "status" = 'Sent' where "id" = 'MAIL-001'`);
  });

  it('warns of a process that disappeared', async () => {
    await server.owner.query(
      `insert into "serverProcesses" values (gen_random_uuid(), $1::timestamptz - interval '1 hour', $1::timestamptz - interval '5 minutes', null)`,
      [today],
    );
    expect(check(await healthFrom(processes[0]), 'processes')).toMatchObject({ state: 'warn', lost: 1 });
  });

  it('shows a database that does not respond', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const pool = { connect: gone, query: gone } as unknown as Database['pool'];
    const measured = await measureHealth({ database: { ...server.database, pool } }, today);
    expect(measured).toMatchObject({ roundTripMs: null, queue: null, answers: null, processes: null });
  });
});
