import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTexts } from '../testing/errorTexts.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const login = (email: string, password = 'bench-demo') =>
  server.anonymous.send('POST', '/api/v1/auth/login', { email, password });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const profile = (token: string) => server.app.inject({ url: '/api/v1/auth/profile', headers: bearer(token) });
const refresh = (refreshToken: string) =>
  server.anonymous.send('POST', '/api/v1/auth/refresh', { refreshToken });

describe('signing in', () => {
  it('responds with the envelope: tokens, user, message and time', async () => {
    const answer = await login('Provider@TalentBench.example');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Login successful',
      timestamp: today.toISOString(),
      data: {
        token: expect.any(String),
        refreshToken: expect.any(String),
        user: {
          email: 'provider@talentbench.example',
          userType: 'provider',
          companyId: 'CO-001',
          isActive: true,
        },
      },
    });
    expect(answer.body).not.toContain('argon2');
  });

  it('refuses a wrong password and an unknown email with the same message', async () => {
    const [wrong, unknown] = [
      await login('admin@talentbench.example', 'wrong-password'),
      await login('nobody@talentbench.example'),
    ];
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json().message).toBe(unknown.json().message);
  });

  it('names missing fields', async () => {
    const answer = await server.anonymous.send('POST', '/api/v1/auth/login', { email: 'x' });
    expect([answer.statusCode, errorTexts(answer)]).toEqual([
      400,
      { email: 'Please enter a valid email', password: 'Enter text' },
    ]);
  });

  it('slows down guessing equally for known and unknown accounts, and recovers after a while', async () => {
    for (const email of ['guessed@talentbench.example', 'recruiter@talentbench.example']) {
      for (let tries = 0; tries < 5; tries++)
        expect((await login(email, 'wrong-password')).statusCode).toBe(401);
      const slowed = await login(email, 'bench-demo');
      expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '1']);
    }
    server.setNow(new Date(today.getTime() + 60_000));
    expect((await login('recruiter@talentbench.example')).statusCode).toBe(200);
    server.setNow(today);
  });
});

describe('a session', () => {
  it('shows the profile to its owner only', async () => {
    const { token } = (await login('provider@talentbench.example')).json().data;
    expect((await profile(token)).json().data.user.email).toBe('provider@talentbench.example');
    for (const forged of ['', 'x', `${token}x`, token.split('').reverse().join('')])
      expect((await profile(forged)).statusCode).toBe(401);
  });

  it('ends at sign-out, from the next request on', async () => {
    const { token } = (await login('provider@talentbench.example')).json().data;
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: bearer(token) }))
        .statusCode,
    ).toBe(200);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('is renewed with its refresh token; reusing one replaced a while ago ends it', async () => {
    const first = (await login('provider@talentbench.example')).json().data;
    const second = (await refresh(first.refreshToken)).json().data;
    expect((await profile(first.token)).statusCode).toBe(401);
    expect((await profile(second.token)).statusCode).toBe(200);
    server.setNow(new Date(today.getTime() + 31_000));
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    expect((await profile(second.token)).statusCode).toBe(401);
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
    server.setNow(today);
  });

  it('ends when its user or company is suspended, and gives that reason to its owner', async () => {
    const admin = await server.as('admin@talentbench.example');
    for (const [noun, id] of [
      ['companies', 'CO-002'],
      ['users', (await login('recruiter@talentbench.example')).json().data.user.id],
    ]) {
      const { token, refreshToken } = (await login('recruiter@talentbench.example')).json().data;
      const suspended = await admin.send(
        'PUT',
        `/api/v1/${noun}/${id}`,
        { status: 'Suspended', statusReason: 'A test' },
        { 'if-match': (await admin.get(`/api/v1/${noun}/${id}`)).headers.etag as string },
      );
      expect(suspended.statusCode).toBe(200);
      const whose = noun === 'companies' ? 'Your company’s account' : 'Your account';
      const sentence = `${whose} is suspended. Please contact support.`;
      for (const answer of [await profile(token), await refresh(refreshToken)])
        expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
          401,
          noun === 'companies' ? 'sign-in.company-suspended' : 'sign-in.account-suspended',
          sentence,
        ]);
      expect((await refresh(`${refreshToken.slice(0, 37)}${'x'.repeat(43)}`)).json().message).toBe(
        'Your session has ended. Please sign in again.',
      );
      const refused = await login('recruiter@talentbench.example');
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        expect.stringContaining('suspended'),
      ]);
      await admin.send(
        'PUT',
        `/api/v1/${noun}/${id}`,
        { status: 'Active' },
        { 'if-match': suspended.headers.etag as string },
      );
    }
  });
});

describe('a password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/password',
      headers: bearer(token),
      payload: { currentPassword, newPassword },
    });

  it('can be changed by its owner to a long and uncommon one, which ends other sessions', async () => {
    const [here, elsewhere] = [
      (await login('provider@talentbench.example')).json().data,
      (await login('provider@talentbench.example')).json().data,
    ];
    expect(errorTexts(await change(here.token, 'not-it-at-all', 'orchid-lantern-42'))).toEqual({
      currentPassword: 'Incorrect current password',
    });
    expect(errorTexts(await change(here.token, 'bench-demo', 'short'))).toEqual({
      newPassword: 'Password must be at least 8 characters',
    });
    expect(errorTexts(await change(here.token, 'bench-demo', 'Password123!'))).toEqual({
      newPassword: 'This password is too common',
    });
    expect(errorTexts(await change(here.token, 'bench-demo', 'bench-demo'))).toEqual({
      newPassword: 'Choose a password other than your current one',
    });
    for (const own of ['provider@talentbench.example', 'Provider2026'])
      expect(errorTexts(await change(here.token, 'bench-demo', own))).toEqual({
        newPassword: expect.stringMatching(/without your name, email or company|too common/),
      });
    expect((await change(here.token, 'bench-demo', 'orchid-lantern-42')).statusCode).toBe(200);
    expect([(await profile(here.token)).statusCode, (await profile(elsewhere.token)).statusCode]).toEqual([
      200, 401,
    ]);
    expect((await login('provider@talentbench.example', 'orchid-lantern-42')).statusCode).toBe(200);
  });
});
