import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { errorTexts } from './testing/errorTexts.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from './testing/openTestServer.ts';

const at = (minutes: number) => new Date(today.getTime() + minutes * 60_000);
const url = '/api/v1/maintenances';
const planned = (from: number, to: number, more: object = {}) => ({
  title: 'Database upgrade',
  startsAt: at(from).toISOString(),
  endsAt: at(to).toISOString(),
  ...more,
});
/** Allowed during maintenance: signing in, renewing a session, and signing out. */
const open = [
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/login/second-factor',
  'POST /api/v1/auth/single-sign-on',
  'POST /api/v1/auth/single-sign-on/finish',
  'POST /api/v1/auth/passkey-sign-in',
  'POST /api/v1/auth/passkey-sign-in/finish',
  'POST /api/v1/auth/refresh',
  'POST /api/v1/auth/logout',
  // Says who has a request open, and stores nothing.
  'POST /api/v1/requests/:id/viewers',
];

let server: TestServer;
let second: Awaited<ReturnType<typeof buildApp>>;
let admin: Caller;
let provider: Caller;
beforeAll(async () => {
  server = await openTestServer();
  second = await buildApp({
    database: server.database,
    clock: server.clock,
    secrets: testSecrets,
    version: 'second',
  });
  admin = await server.as('admin@talentbench.example');
  provider = await server.as('provider@talentbench.example');
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const announced = async () => (await server.anonymous.get('/api/v1/maintenance')).json().data;

describe('a maintenance', () => {
  it('is scheduled by operators only', async () => {
    expect((await server.anonymous.send('POST', url, planned(60, 90))).statusCode).toBe(401);
    expect((await provider.send('POST', url, planned(60, 90))).statusCode).toBe(403);
    expect((await provider.get(url)).statusCode).toBe(403);
  });

  it('starts in the future, ends after it starts, and overlaps with no other', async () => {
    const faults = async (body: object) => errorTexts(await admin.send('POST', url, body));
    expect(await faults(planned(60, 30))).toEqual({ endsAt: 'Choose a time after the start' });
    expect(await faults(planned(-60, 30))).toEqual({ startsAt: 'Choose a time in the future' });
    expect(await faults(planned(60, 60 * 24 * 9))).toEqual({
      endsAt: 'Choose a time within 7 days of the start',
    });
    const made = await admin.send('POST', url, planned(60 * 100, 60 * 101));
    expect(made.statusCode).toBe(201);
    expect(await faults(planned(60 * 100 + 30, 60 * 103))).toEqual({
      startsAt: 'Overlaps with “Database upgrade”',
    });
    const { id, version } = made.json();
    const cancelled = await admin.send(
      'PUT',
      `${url}/${id}`,
      { status: 'Cancelled' },
      { 'if-match': `"${version}"` },
    );
    expect(cancelled.json()).toMatchObject({ status: 'Cancelled', endedAt: today.toISOString() });
    expect((await admin.send('POST', url, planned(60 * 100 + 30, 60 * 103))).statusCode).toBe(201);
  });

  it('is announced earlier if its priority is higher', async () => {
    expect(await announced()).toBeNull();
    server.setNow(at(60 * 90));
    expect(await announced()).toMatchObject({ title: 'Database upgrade', underWay: false });
    server.setNow(today);
    await admin.send('POST', url, planned(60 * 160, 60 * 161, { title: 'New disks', priority: 'Critical' }));
    expect(await announced()).toMatchObject({ title: 'New disks', priority: 'Critical' });
  });
});

describe('during maintenance', () => {
  let row: { id: string; version: number };
  beforeAll(async () => {
    row = (await admin.send('POST', url, planned(10, 40, { title: 'Upgrade' }))).json();
    server.setNow(at(10));
  });
  afterAll(() => server.setNow(today));

  it('every write route is refused for everyone except operators, in every process, with the end time', async () => {
    for (const app of [server.app, second]) {
      const writing = app.apiRoutes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
      expect(writing.length).toBeGreaterThan(60);
      for (const { method, url: pattern } of writing) {
        const name = `${method} ${pattern}`;
        if (open.includes(name)) continue;
        const answer = await app.inject({
          method: method as 'POST',
          url: pattern.replaceAll(/:\w+/g, 'X-1'),
          headers: { authorization: `Bearer ${provider.token}`, 'content-type': 'application/json' },
          payload: '{}',
        });
        expect([name, answer.statusCode, answer.headers['retry-after']]).toEqual([name, 503, '1800']);
      }
    }
  });

  it('a signed-out user gets the usual error, and can renew the session or sign out', async () => {
    const nobody = { authorization: `Bearer ${'x'.repeat(43)}` };
    const unknown = await server.anonymous.send('POST', '/api/v1/candidates', {}, nobody);
    expect(unknown.statusCode).toBe(401);
    const refresh = await server.anonymous.send('POST', '/api/v1/auth/refresh', { refreshToken: 'gone' });
    expect(refresh.statusCode).toBe(401);
    const leaving = await server.as('recruiter@talentbench.example');
    expect((await leaving.send('POST', '/api/v1/auth/logout')).statusCode).toBe(200);
  });

  it('the refusal says what is being done and until when', async () => {
    const refused = await provider.send('POST', '/api/v1/candidates', {});
    expect(refused.json()).toMatchObject({
      success: false,
      code: 'maintenance.read-only',
      message: 'TalentBench is read-only for maintenance until 2026-06-15 09:40 UTC. Please try again then.',
      details: { title: 'Upgrade', until: at(40).toISOString(), retryAfter: 1800 },
    });
  });

  it('visitors’ forms are refused too, and everything can be read', async () => {
    const form = await server.anonymous.send('POST', '/api/v1/newsletterSubscriptions', {
      email: 'late@reader.example',
    });
    expect(form.statusCode).toBe(503);
    expect((await provider.get('/api/v1/candidates')).statusCode).toBe(200);
    expect((await provider.get('/api/v1/auth/profile')).statusCode).toBe(200);
  });

  it('company users can sign in to read, and operators to work', async () => {
    const signIn = async (who: string) => {
      const email = `${who}@talentbench.example`;
      const answer = await server.anonymous.send('POST', '/api/v1/auth/login', {
        email,
        password: 'bench-demo',
      });
      return { authorization: `Bearer ${answer.json().data.token}` };
    };
    const write = async (who: string) =>
      (await server.anonymous.send('POST', '/api/v1/plans', {}, await signIn(who))).json().code;
    expect([await write('admin'), await write('provider')]).toEqual(['row.invalid', 'maintenance.read-only']);
  });

  it('operators can write, and extend the maintenance', async () => {
    const longer = { endsAt: at(70).toISOString() };
    const answer = await admin.send('PUT', `${url}/${row.id}`, longer, { 'if-match': `"${row.version}"` });
    expect(answer.statusCode).toBe(200);
    row = answer.json();
    const refused = await provider.send('POST', '/api/v1/candidates', {});
    expect(refused.headers['retry-after']).toBe('3600');
    const again = await admin.send('PUT', `${url}/${row.id}`, { status: 'Cancelled' }, ifMatch(row));
    expect(errorTexts(again)).toEqual({ status: 'This maintenance has started. End it instead.' });
  });

  it('writes resume at the end time, or when an operator ends it', async () => {
    server.setNow(at(70));
    provider = await server.as('provider@talentbench.example');
    expect((await provider.send('POST', '/api/v1/candidates', {})).statusCode).toBe(400);
    server.setNow(at(60));
    admin = await server.as('admin@talentbench.example');
    expect((await provider.send('POST', '/api/v1/candidates', {})).statusCode).toBe(503);
    expect(
      (await admin.send('PUT', `${url}/${row.id}`, { status: 'Done' }, ifMatch(row))).json(),
    ).toMatchObject({ status: 'Done', endedAt: at(60).toISOString() });
    expect((await provider.send('POST', '/api/v1/candidates', {})).statusCode).toBe(400);
    const elsewhere = await second.inject({
      method: 'POST',
      url: '/api/v1/candidates',
      headers: { authorization: `Bearer ${provider.token}` },
      payload: {},
    });
    expect(elsewhere.statusCode).toBe(400);
  });
});

const ifMatch = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` });
