import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorTexts } from '../../testing/errorTexts.ts';
import { type Caller, openTestServer, type TestServer, today } from '../../testing/openTestServer.ts';

let server: TestServer;
let provider: Caller;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  server.setNow(today);
  await server.owner.query(
    `update "preferences" set "enabled" = "key" <> 'ipRestriction', "value" = null where "kind" = 'security'`,
  );
});

const email = 'provider@talentbench.example';
const passed = (minutes: number) => server.setNow(new Date(today.getTime() + minutes * 60_000));
const from = (remoteAddress: string, token: string) =>
  server.app.inject({
    url: '/api/v1/auth/profile',
    headers: { authorization: `Bearer ${token}` },
    remoteAddress,
  });
const loginFrom = (remoteAddress: string, who = email) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email: who, password: 'bench-demo' },
    remoteAddress,
  });
const refresh = (refreshToken: string) =>
  server.anonymous.send('POST', '/api/v1/auth/refresh', { refreshToken });

const turn = async (key: string, changes: object) => {
  provider = await server.as(email);
  const filter = encodeURIComponent(JSON.stringify({ kind: 'security', key }));
  const [row] = (await provider.get(`/api/v1/preferences?filter=${filter}`)).json();
  return provider.send('PUT', `/api/v1/preferences/${row.id}`, changes, { 'if-match': `"${row.version}"` });
};

describe('an IP allowlist', () => {
  it('blocks users of the company from other addresses, at sign-in and later', async () => {
    const { token, refreshToken } = (await loginFrom('203.0.113.7')).json().data;
    expect(
      (await turn('ipRestriction', { enabled: true, value: '127.0.0.1\n2001:db8::/32' })).statusCode,
    ).toBe(200);
    const refused = await from('203.0.113.7', token);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'access.address']);
    expect((await from('2001:db8::17', token)).statusCode).toBe(200);
    expect((await loginFrom('203.0.113.7')).json().code).toBe('access.address');
    expect((await loginFrom('2001:db8::17')).statusCode).toBe(200);
    const renewed = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/refresh',
      payload: { refreshToken },
      remoteAddress: '203.0.113.7',
    });
    expect(renewed.json().code).toBe('access.address');
  });

  it('is not revealed after a wrong password, and applies to this company only', async () => {
    await turn('ipRestriction', { enabled: true, value: '127.0.0.1' });
    const wrong = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email, password: 'wrong-password' },
      remoteAddress: '203.0.113.7',
    });
    expect(wrong.json().code).toBe('sign-in.wrong');
    expect((await loginFrom('203.0.113.7', 'recruiter@talentbench.example')).statusCode).toBe(200);
  });

  it('cannot be saved if it would lock out its editor or contains an invalid address', async () => {
    const locked = await turn('ipRestriction', { enabled: true, value: '203.0.113.0/24' });
    expect([locked.statusCode, errorTexts(locked)]).toEqual([
      400,
      { value: 'This would lock you out. Your address is 127.0.0.1.' },
    ]);
    expect((await turn('ipRestriction', { enabled: true, value: 'office' })).statusCode).toBe(400);
    expect(errorTexts(await turn('ipRestriction', { enabled: true }))).toEqual({
      value: 'Enter at least one address or range',
    });
  });
});

describe('an idle session', () => {
  it('ends after half an hour without a request, and cannot be renewed', async () => {
    const idle = (await loginFrom('127.0.0.1')).json().data;
    passed(32);
    expect((await refresh(idle.refreshToken)).statusCode).toBe(401);
  });

  it('continues while there is occasional activity', async () => {
    let tokens = (await loginFrom('127.0.0.1')).json().data;
    for (const minutes of [14, 40, 66]) {
      passed(minutes - 1);
      tokens = (await refresh(tokens.refreshToken)).json().data;
      passed(minutes);
      expect((await from('127.0.0.1', tokens.token)).statusCode).toBe(200);
    }
  });

  it('continues if the company has switched that off, and for other companies', async () => {
    await turn('sessionTimeout', { enabled: false });
    const [own, other] = [
      (await loginFrom('127.0.0.1')).json().data,
      (await loginFrom('127.0.0.1', 'recruiter@talentbench.example')).json().data,
    ];
    passed(120);
    expect((await refresh(own.refreshToken)).statusCode).toBe(200);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });
});

describe('an audit log', () => {
  const newest = async () =>
    (
      await server.owner.query(
        `select "companyId", "action", "noun" from "auditLogs" order by "seq" desc limit 1`,
      )
    ).rows[0];
  const rename = async () => {
    const before = await provider.get('/api/v1/companies/CO-001');
    return provider.send(
      'PUT',
      '/api/v1/companies/CO-001',
      { description: `Said at ${Math.random()}` },
      { 'if-match': before.headers.etag as string },
    );
  };

  it('belongs to the company while it is switched on, and to the platform only while it is not', async () => {
    await turn('auditLogs', { enabled: false });
    expect(await newest()).toEqual({ companyId: 'CO-001', action: 'edit', noun: 'preferences' });
    await rename();
    expect(await newest()).toEqual({ companyId: null, action: 'edit', noun: 'companies' });
    await turn('auditLogs', { enabled: true });
    await rename();
    expect(await newest()).toEqual({ companyId: 'CO-001', action: 'edit', noun: 'companies' });
  });
});
