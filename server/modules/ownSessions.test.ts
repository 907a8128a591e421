import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  server.setNow(today);
  await server.owner.query('delete from "sessions"; delete from "signInFailures"');
});

const email = 'provider@talentbench.example';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
type From = { agent?: string; ip?: string };
const send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token, payload, agent = firefox, ip = '203.0.113.7' }: From & { token?: string; payload?: object } = {},
) =>
  server.app.inject({
    method,
    url: `/api/v1/${path}`,
    remoteAddress: ip,
    headers: { 'user-agent': agent, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  });
type Tokens = { token: string; refreshToken: string };
const login = async (from: From = {}, who = email): Promise<Tokens> =>
  (await send('POST', 'auth/login', { payload: { email: who, password: 'bench-demo' }, ...from })).json()
    .data;
const refresh = (refreshToken: string, from: From = {}) =>
  send('POST', 'auth/refresh', { payload: { refreshToken }, ...from });
const sessions = async (token: string) => (await send('GET', 'auth/sessions', { token })).json().data;
const lives = async ({ token }: { token: string }) =>
  (await send('GET', 'auth/profile', { token })).statusCode === 200;
const later = (seconds: number) => server.setNow(new Date(today.getTime() + seconds * 1000));

describe('the list of a user’s sessions', () => {
  it('shows device, network, first and last use, and marks the current one', async () => {
    await login({ agent: phone, ip: '2001:db8:1:2:3:4:5:6' });
    later(60);
    const here = await login();
    expect(await sessions(here.token)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        device: 'Firefox · Linux',
        network: '203.0.113.7',
        createdAt: '2026-06-15T09:01:00.000Z',
        seenAt: '2026-06-15T09:01:00.000Z',
        current: true,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        device: 'Chrome · Android',
        network: '2001:db8:1:2::/64',
        createdAt: today.toISOString(),
        seenAt: today.toISOString(),
        current: false,
      },
    ]);
    expect(here.refreshToken).not.toContain((await sessions(here.token))[0].id);
  });

  it('can end one of them, but not those of another user', async () => {
    const [here, elsewhere] = [await login(), await login({ agent: phone })];
    const other = await login({}, 'recruiter@talentbench.example');
    const [, { id }] = await sessions(here.token);
    expect((await send('DELETE', `auth/sessions/${id}`, { token: other.token })).statusCode).toBe(404);
    expect(await lives(elsewhere)).toBe(true);
    expect((await send('DELETE', `auth/sessions/${id}`, { token: here.token })).statusCode).toBe(200);
    expect([await lives(here), await lives(elsewhere), await lives(other)]).toEqual([true, false, true]);
    expect((await send('DELETE', `auth/sessions/${id}`, { token: here.token })).statusCode).toBe(404);
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(401);
  });

  it('can end all others at once, with an audit entry', async () => {
    const [here, ...others] = [await login(), await login(), await login({ agent: phone })];
    const ended = await send('DELETE', 'auth/sessions', { token: here?.token ?? '' });
    expect([ended.statusCode, ended.json().data]).toEqual([200, { ended: 2 }]);
    expect(await Promise.all([here as Tokens, ...others].map(lives))).toEqual([true, false, false]);
    const { rows } = await server.owner.query(
      `select "user" from "auditLogs" where "action" = 'end sessions' order by "seq" desc limit 1`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is not available to visitors and to operators viewing as another person', async () => {
    expect((await send('GET', 'auth/sessions')).statusCode).toBe(401);
    const admin = await server.as('admin@talentbench.example');
    const { rows } = await server.owner.query('select "id" from "users" where "email" = $1', [email]);
    const view = (await admin.send('POST', `/api/v1/users/${rows[0].id}/views`)).json().data;
    const seen = await send('GET', 'auth/sessions', { token: view.token });
    expect([seen.statusCode, seen.json().code]).toEqual([403, 'view.read-only']);
    expect((await send('DELETE', 'auth/sessions', { token: view.token })).statusCode).toBe(403);
  });
});

describe('refreshing a session', () => {
  it('five times at once returns the same tokens to all', async () => {
    const { refreshToken } = await login();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const fresh = answers.map((answer) => answer.json().data as Tokens);
    expect(new Set(fresh.map(({ token, refreshToken: next }) => `${token} ${next}`)).size).toBe(1);
    expect(await lives(fresh[0] as Tokens)).toBe(true);
  });

  it('again after a lost response works, and the session continues', async () => {
    const { refreshToken } = await login();
    await refresh(refreshToken);
    later(20);
    const again = (await refresh(refreshToken)).json().data;
    expect((await refresh(again.refreshToken)).statusCode).toBe(200);
  });

  it('stores nothing in the database that a reader could use', async () => {
    const { refreshToken } = await login();
    const fresh = (await refresh(refreshToken)).json().data as Tokens;
    const { rows } = await server.owner.query('select json_agg(s)::text as dump from "sessions" s');
    for (const secret of [refreshToken.slice(37), fresh.token, fresh.refreshToken.slice(37)])
      expect(rows[0].dump).not.toContain(secret);
  });

  it('with a secret that was made up for the id of a session ends nothing and alarms nobody', async () => {
    const { refreshToken } = await login();
    const tokens = (await refresh(refreshToken)).json().data as Tokens;
    const count = async () =>
      (await server.owner.query(`select count(*)::int as "n" from "mails"`)).rows[0].n as number;
    const before = await count();
    const madeUp = `${refreshToken.slice(0, 37)}${randomBytes(32).toString('base64url')}`;
    expect((await refresh(madeUp)).statusCode).toBe(401);
    expect(await lives(tokens)).toBe(true);
    expect((await refresh(tokens.refreshToken)).statusCode).toBe(200);
    expect(await count()).toBe(before);
  });

  it('with any earlier token of the session ends it, not only with the last', async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).json().data as Tokens;
    const third = (await refresh(second.refreshToken)).json().data as Tokens;
    later(60);
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    expect(await lives(third)).toBe(false);
  });

  it.each([
    ['after half a minute', 31, {}],
    ['from another browser', 5, { agent: phone }],
  ])(
    'with a replaced token %s ends the session, with an audit entry and a notification',
    async (_, seconds, from) => {
      const first = await login();
      const second = (await refresh(first.refreshToken)).json().data as Tokens;
      later(seconds);
      expect((await refresh(first.refreshToken, from)).statusCode).toBe(401);
      expect(await lives(second)).toBe(false);
      expect((await refresh(second.refreshToken)).statusCode).toBe(401);
      const newest = async (sql: string) => (await server.owner.query(sql)).rows[0];
      expect(
        await newest(
          `select a."noun", a."ip", u."email" from "auditLogs" a join "users" u on u."id" = a."target"
         where a."action" = 'reuse refresh token' order by a."seq" desc limit 1`,
        ),
      ).toEqual({ noun: 'users', ip: '203.0.113.7', email });
      const title = 'You were signed out because this session was used on another device';
      expect(await newest('select "title", "link" from "notifications" order by "seq" desc limit 1')).toEqual(
        { title, link: '/provider/account' },
      );
      expect(
        await newest('select "to", "subject", "purpose" from "mails" order by "seq" desc limit 1'),
      ).toEqual({ to: email, subject: title, purpose: 'security' });
    },
  );
});
