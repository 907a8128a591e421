import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recoveryActions } from '../../domain/access/accountRecovery.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
let admin: Caller;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
  operator = await server.as(
    (await one(`select "email" from "users" where "userType" = 'admin' and "role" = 'Admin' limit 1`)).email,
  );
});
afterAll(() => server.close());
afterEach(async () => {
  await server.owner.query(
    'delete from "secondFactors"; delete from "recoveryCodes"; delete from "allowances"; delete from "signInFailures"',
  );
});

const one = async (sql: string, values: unknown[] = []) => (await server.owner.query(sql, values)).rows[0];
const email = 'provider@talentbench.example';
const idOf = async (address: string): Promise<string> =>
  (await one('select "id" from "users" where "email" = $1', [address])).id;
const paths = {
  passwordLink: 'password-link',
  secondFactorReset: 'second-factor/reset',
  signOut: 'sign-out',
};
const help = async (caller: Caller, act: keyof typeof paths, address = email) =>
  caller.send('POST', `/api/v1/users/${await idOf(address)}/${paths[act]}`);
const withFactor = async (address: string) => {
  const person = await server.as(address);
  const { secret } = (await person.send('POST', '/api/v1/auth/second-factor')).json().data;
  const code = generateSync({ secret, epoch: Math.floor(today.getTime() / 1000) });
  expect((await person.send('POST', '/api/v1/auth/second-factor/confirm', { code })).statusCode).toBe(200);
  return person;
};
const newest = (noun: string, columns: string) =>
  one(`select ${columns} from "${noun}" order by "seq" desc limit 1`);
const audited = () => newest('auditLogs', '"action", "target", "user"');

describe('an operator', () => {
  it('sends a password link to a user who forgot theirs, with an audit entry', async () => {
    expect((await help(operator, 'passwordLink')).statusCode).toBe(200);
    expect(await newest('mails', '"to", "purpose", "status"')).toEqual({
      to: email,
      purpose: 'reset',
      status: 'Queued',
    });
    expect(await audited()).toMatchObject({ action: 'send password link', target: await idOf(email) });
  });

  it('resets the second factor of a user who lost their phone, and notifies them by mail', async () => {
    await withFactor(email);
    const login = () =>
      server.anonymous.send('POST', '/api/v1/auth/login', { email, password: 'bench-demo' });
    expect((await login()).json().code).toBe('sign-in.code-needed');
    expect((await help(operator, 'secondFactorReset')).statusCode).toBe(200);
    expect(await newest('mails', '"to", "subject", "purpose"')).toEqual({
      to: email,
      subject: 'TalentBench support turned off two-factor authentication for your account',
      purpose: 'security',
    });
    expect(await audited()).toMatchObject({ action: 'reset second factor' });
    expect((await login()).statusCode).toBe(200);
    const again = await help(operator, 'secondFactorReset');
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This account has no two-factor authentication',
    ]);
  });

  it('signs a user out on all devices, and notifies them by mail', async () => {
    const [here, there] = [await server.as(email), await server.as(email)];
    expect((await help(operator, 'signOut')).statusCode).toBe(200);
    for (const session of [here, there])
      expect((await session.get('/api/v1/auth/profile')).statusCode).toBe(401);
    expect(await newest('mails', '"subject", "purpose"')).toEqual({
      subject: 'TalentBench support signed you out on all devices',
      purpose: 'security',
    });
    expect(await audited()).toMatchObject({ action: 'sign out everywhere' });
  });

  it('helps another operator with no more permissions, with an audit entry', async () => {
    const colleague = (
      await one(
        `select "email" from "users" where "userType" = 'admin' and "role" = 'Manager' and "status" = 'Active' limit 1`,
      )
    ).email;
    await withFactor(colleague);
    for (const [act, action] of Object.entries({
      passwordLink: 'send password link',
      secondFactorReset: 'reset second factor',
      signOut: 'sign out everywhere',
    })) {
      expect((await help(admin, act as keyof typeof paths, colleague)).statusCode).toBe(200);
      expect(await audited()).toMatchObject({ action, target: await idOf(colleague) });
    }
  });

  it('cannot do any of it for a user with more permissions', async () => {
    await withFactor('admin@talentbench.example');
    for (const act of recoveryActions) {
      const refused = await help(operator, act, 'admin@talentbench.example');
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'users.more-permissions']);
    }
    expect((await admin.get('/api/v1/auth/profile')).statusCode).toBe(200);
  });

  it('cannot do any of it for their own account, which needs password and code', async () => {
    const own = await withFactor('admin@talentbench.example');
    for (const act of recoveryActions)
      expect((await help(own, act, 'admin@talentbench.example')).json().message).toBe(
        'Use Account Security for your own account',
      );
  });

  it('cannot send a link to a suspended user', async () => {
    const suspended = await one(`select "email" from "users" where "status" = 'Suspended' limit 1`);
    expect((await help(admin, 'passwordLink', suspended.email)).statusCode).toBe(409);
  });
});

it.each(['provider@talentbench.example', 'recruiter@talentbench.example'])(
  'account recovery is for operators only: %s is refused, even for a colleague',
  async (address) => {
    const person = await server.as(address);
    const colleague = await one(
      `select b."email" from "users" a join "users" b on b."companyId" = a."companyId" and b."id" <> a."id" where a."email" = $1 limit 1`,
      [address],
    );
    for (const act of recoveryActions) {
      expect((await help(person, act, colleague.email)).statusCode).toBe(403);
      expect((await help(server.anonymous, act)).statusCode).toBe(401);
    }
  },
);
