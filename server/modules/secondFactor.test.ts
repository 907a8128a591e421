import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  server.setNow(today);
  await server.owner.query(
    'delete from "secondFactors"; delete from "recoveryCodes"; delete from "signInFailures"',
  );
});

const email = 'provider@talentbench.example';
const post = (path: string, body: unknown) => server.anonymous.send('POST', `/api/v1/auth/${path}`, body);
const login = () => post('login', { email, password: 'bench-demo' });
const enter = (challenge: string, code: string) => post('login/second-factor', { challenge, code });
const passed = (seconds: number) => server.setNow(new Date(today.getTime() + seconds * 1000));
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(server.clock().getTime() / 1000) });

/** A person with a second factor, the app's secret and the recovery codes. */
const guardedPerson = async () => {
  const person = await server.as(email);
  const { secret, uri } = (await person.send('POST', '/api/v1/auth/second-factor')).json().data;
  const confirmed = await person.send('POST', '/api/v1/auth/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.statusCode).toBe(200);
  passed(60);
  return { person, secret, uri, recoveryCodes: confirmed.json().data.recoveryCodes as string[] };
};
const challenged = async (): Promise<string> => {
  const answer = await login();
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'sign-in.code-needed']);
  expect(answer.body).not.toContain('token');
  return answer.json().details.challenge;
};

describe('a second factor', () => {
  it('is not required until it is confirmed with a correct code', async () => {
    const person = await server.as(email);
    const { secret, uri } = (await person.send('POST', '/api/v1/auth/second-factor')).json().data;
    expect(uri).toBe(
      `otpauth://totp/TalentBench:provider%40talentbench.example?secret=${secret}&issuer=TalentBench`,
    );
    const wrong = await person.send('POST', '/api/v1/auth/second-factor/confirm', { code: '000000' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['code']]);
    expect((await login()).statusCode).toBe(200);
  });

  it('requires a code after the password', async () => {
    const { person, secret } = await guardedPerson();
    const entered = await enter(await challenged(), codeOf(secret));
    expect([entered.statusCode, entered.json().data.user.email]).toEqual([200, email]);
    expect((await person.get('/api/v1/auth/second-factor')).json().data).toEqual({ on: true, codesLeft: 10 });
  });

  it('reveals nothing after a wrong password', async () => {
    await guardedPerson();
    const wrong = await post('login', { email, password: 'not-the-password' });
    expect(wrong.json().code).toBe('sign-in.wrong');
  });

  it('accepts a code once: neither it nor an older one works again', async () => {
    const { secret } = await guardedPerson();
    const code = codeOf(secret);
    expect((await enter(await challenged(), code)).statusCode).toBe(200);
    const replayed = await enter(await challenged(), code);
    expect([replayed.statusCode, replayed.json().code]).toEqual([401, 'sign-in.code-wrong']);
    passed(90);
    expect((await enter(replayed.json().details.challenge, codeOf(secret))).statusCode).toBe(200);
  });

  it('consumes a challenge with each attempt, which expires after five minutes', async () => {
    const { secret } = await guardedPerson();
    const challenge = await challenged();
    const wrong = await enter(challenge, '000000');
    expect((await enter(challenge, codeOf(secret))).json().code).toBe('sign-in.too-slow');
    passed(60 + 301);
    expect((await enter(wrong.json().details.challenge, codeOf(secret))).json().code).toBe(
      'sign-in.too-slow',
    );
    expect((await enter('x'.repeat(43), codeOf(secret))).statusCode).toBe(401);
  });

  it('slows down guessing of codes', async () => {
    await guardedPerson();
    let challenge = await challenged();
    for (let tries = 0; tries < 4; tries++)
      challenge = (await enter(challenge, '000000')).json().details.challenge;
    const slowed = await enter(challenge, '000000');
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '1']);
  });

  it('accepts each of ten recovery codes once, in any spelling', async () => {
    const { person, recoveryCodes } = await guardedPerson();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3] as string;
    expect((await enter(await challenged(), code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await enter(await challenged(), code)).json().code).toBe('sign-in.code-wrong');
    expect((await person.get('/api/v1/auth/second-factor')).json().data.codesLeft).toBe(9);
  });

  it('is stored where only sign-in can read it: codes only as hashes', async () => {
    const { recoveryCodes } = await guardedPerson();
    const { rows } = await server.owner.query('select "hash" from "recoveryCodes"');
    expect(rows).toHaveLength(10);
    for (const { hash } of rows)
      expect(recoveryCodes.map((one) => one.replaceAll('-', ''))).not.toContain(hash);
    const { rows: grants } = await server.owner.query(
      `select distinct grantee from information_schema.role_table_grants where table_name in ('secondFactors', 'recoveryCodes', 'signInChallenges') and grantee <> current_user and privilege_type <> 'DELETE'`,
    );
    expect([...new Set(grants.map(({ grantee }) => grantee.replace(/^.*_/, '')))]).toEqual(['session']);
  });

  it('can be disabled only with a code, and both changes are audited', async () => {
    const { person, recoveryCodes } = await guardedPerson();
    const off = (code: string) => person.send('POST', '/api/v1/auth/second-factor/off', { code });
    const refused = await off('000000');
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['code']]);
    for (let tries = 0; tries < 4; tries++) await off('000000');
    expect((await off(recoveryCodes[0] as string)).statusCode).toBe(429);
    passed(120);
    expect((await off(recoveryCodes[0] as string)).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
    const { rows } = await server.owner.query(
      `select "action" from "auditLogs" where "action" like 'switch o%' order by "seq" desc limit 2`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['switch off second factor', 'switch on second factor']);
  });

  it('exists for exactly the sample accounts that show one', async () => {
    const fresh = await openTestServer();
    const { rows } = await fresh.owner.query(
      `select u."email" from "users" u left join "secondFactors" f on f."userId" = u."id" and f."confirmedAt" is not null
       where u."twoFactor" <> (f."userId" is not null)`,
    );
    const { rows: operators } = await fresh.owner.query(
      `select count(*)::int as "guarded" from "users" where "userType" = 'admin' and "twoFactor"`,
    );
    await fresh.close();
    expect(rows).toEqual([]);
    expect(operators[0].guarded).toBeGreaterThan(10);
  });
});
