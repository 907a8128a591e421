import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostPasskeys } from '../../domain/security/passkeys.ts';
import { buildApp } from '../app.ts';
import { type Authenticator, type Forged, openAuthenticator } from '../testing/authenticator.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import { people } from '../testing/parties.ts';

const publicUrl = 'https://bench.example';
let server: TestServer;
let owner: Caller;
let device: Authenticator;
beforeAll(async () => {
  server = await openTestServer({ publicUrl: () => publicUrl });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.as(people.provider);
  device = openAuthenticator(publicUrl);
});
afterEach(async () => {
  server.setNow(today);
  await server.owner.query(`
    delete from "passkeys"; delete from "passkeyChallenges"; delete from "secondFactors"; delete from "signInFailures";
    delete from "allowances"; delete from "singleSignOn"; delete from "signInChallenges";
    update "users" set "status" = 'Active' where "email" in ('${people.provider}', '${people.recruiter}');
    update "companies" set "status" = 'Active' where "id" in ('CO-001', 'CO-002')`);
});

type Answer = Awaited<ReturnType<Caller['get']>>;
const at = (path: string) => `/api/v1/auth/${path}`;
const verdict = (answer: Answer) => [answer.statusCode, answer.json().code];
const minutes = (count: number) => server.setNow(new Date(today.getTime() + count * 60_000));
const sql = async (text: string, values: unknown[] = []) => (await server.owner.query(text, values)).rows;
const audited = (action: string) =>
  sql(`select * from "auditLogs" where "action" = $1 order by "seq" desc limit 1`, [action]);
/** The last notice of the owner. */
const told = async (): Promise<string> => {
  const [notice] = await sql(
    `select n."title" from "notifications" n join "users" u on u."id" = n."userId" where u."email" = $1 order by n."seq" desc limit 1`,
    [people.provider],
  );
  return notice.title;
};

const begin = (caller: Caller, name: string) => caller.send('POST', at('passkeys/options'), { name });
const add = async (
  caller: Caller = owner,
  authenticator: Authenticator = device,
  name = 'Work laptop',
  forged: Forged = {},
): Promise<Answer> => {
  const options = (await begin(caller, name)).json().data;
  return caller.send('POST', at('passkeys'), { name, response: authenticator.create(options, forged) });
};
const optionsFor = async (challenge?: string) => {
  const answer = await server.anonymous.send('POST', at('passkey-sign-in'), { challenge });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json().data;
};
const finish = (response: object, challenge?: string) =>
  server.anonymous.send('POST', at('passkey-sign-in/finish'), { response, challenge });
const signIn = async (authenticator = device, forged: Forged = {}) =>
  finish(authenticator.sign(await optionsFor(), forged));
/** Turns on the second factor of the owner. */
const withCodes = async () => {
  const { secret } = (await owner.send('POST', at('second-factor'))).json().data;
  const code = () => generateSync({ secret, epoch: Math.floor(server.clock().getTime() / 1000) });
  expect((await owner.send('POST', at('second-factor/confirm'), { code: code() })).statusCode).toBe(200);
  return code;
};
const help = async (path: string) => {
  const admin = await server.as(people.admin);
  const { id } = await server.find(people.provider);
  const answer = await admin.send('POST', `/api/v1/users/${id}/${path}`);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
};
const password = () =>
  server.anonymous.send('POST', at('login'), { email: people.provider, password: 'bench-demo' });

describe('a passkey', () => {
  it('is added with a name, audited, told to its owner, and stored where only sign-in can read it', async () => {
    const answer = await add();
    expect(answer.json().data).toEqual([
      {
        id: expect.any(String),
        name: 'Work laptop',
        createdAt: today.toISOString(),
        lastUsedAt: null,
        synced: false,
      },
    ]);
    expect(await audited('add passkey')).toMatchObject([{ companyId: 'CO-001', noun: 'users' }]);
    expect(await told()).toMatch(/^Passkey “Work laptop” was added to your account\./);
    const [mail] = await sql(`select "to", "purpose" from "mails" order by "seq" desc limit 1`);
    expect(mail).toEqual({ to: people.provider, purpose: 'security' });
    const grants = await sql(
      `select distinct grantee from information_schema.role_table_grants where table_name in ('passkeys', 'passkeyChallenges')
       and grantee <> current_user and privilege_type <> 'DELETE'`,
    );
    expect([...new Set(grants.map(({ grantee }) => grantee.replace(/^.*_/, '')))]).toEqual(['session']);
    const challenges = await sql('select * from "passkeyChallenges"');
    expect(challenges).toEqual([]);
  });

  it('asks for a key of this site that verifies its user, and not for a second one on a device', async () => {
    await add();
    const options = (await begin(owner, 'Phone')).json().data;
    expect(options).toMatchObject({
      rp: { id: 'bench.example', name: 'TalentBench' },
      user: { name: people.provider },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id }],
      timeout: 300_000,
    });
    const { id } = await server.find(people.provider);
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(id);
    expect(await sql('select "hash" from "passkeyChallenges"')).not.toContainEqual({
      hash: options.challenge,
    });
  });

  it.each([
    ['of another site', { origin: 'https://bench.example.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a check of the user', { flags: 1 }],
  ] satisfies [string, Forged][])('%s is not added', async (_, forged) => {
    const answer = await add(owner, device, 'Work laptop', forged);
    expect([answer.statusCode, answer.json().errors.response.code]).toEqual([400, 'passkeys.not-added']);
    expect(await sql('select 1 from "passkeys"')).toEqual([]);
    expect(await sql('select 1 from "passkeyChallenges"')).toEqual([]);
  });

  it('is added once: not with a used, expired or foreign challenge, nor the key of another user', async () => {
    const options = (await begin(owner, 'One')).json().data;
    const response = device.create(options);
    const send = (caller: Caller, name: string) => caller.send('POST', at('passkeys'), { name, response });
    const recruiter = await server.as(people.recruiter);
    expect((await send(recruiter, 'One')).json().errors.response.code).toBe('passkeys.expired');
    expect((await send(owner, 'One')).statusCode).toBe(200);
    expect((await send(owner, 'Two')).json().errors.response.code).toBe('passkeys.expired');
    expect((await add(recruiter)).json().errors.response.code).toBe('passkeys.not-added');
    const late = (await begin(owner, 'Late')).json().data;
    minutes(5);
    const expired = { name: 'Late', response: openAuthenticator(publicUrl).create(late) };
    expect((await owner.send('POST', at('passkeys'), expired)).json().errors.response.code).toBe(
      'passkeys.expired',
    );
  });

  it('has a name of its own, which can be changed, up to a number of passkeys', async () => {
    const [{ id }] = (await add()).json().data;
    expect((await begin(owner, 'Work laptop')).json().code).toBe('passkeys.same-name');
    const renamed = await owner.send('POST', at(`passkeys/${id}`), { name: 'Old laptop' });
    expect(renamed.json().data).toMatchObject([{ name: 'Old laptop' }]);
    const stranger = await server.as(people.recruiter);
    for (const [method, body] of [
      ['POST', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect(verdict(await stranger.send(method, at(`passkeys/${id}`), body))).toEqual([
        404,
        'passkeys.missing',
      ]);
    for (let count = 1; count < mostPasskeys; count++)
      await add(owner, openAuthenticator(publicUrl), `Device ${count}`);
    expect(verdict(await begin(owner, 'One more'))).toEqual([409, 'passkeys.too-many']);
  });

  it('is seen by no operator who views as its owner', async () => {
    const admin = await server.as(people.admin);
    const { id } = await server.find(people.provider);
    const { token } = (await admin.send('POST', `/api/v1/users/${id}/views`)).json().data;
    for (const url of [at('passkeys'), at('proof')]) {
      const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(verdict(answer)).toEqual([403, 'view.read-only']);
    }
  });
});

describe('a sign-in with a passkey', () => {
  it('needs neither email, password nor code', async () => {
    await add();
    await withCodes();
    const options = await optionsFor();
    expect(options).toMatchObject({ rpId: 'bench.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await finish(device.sign(options));
    expect([answer.statusCode, answer.json().data.user.email]).toEqual([200, people.provider]);
    const authorization = `Bearer ${answer.json().data.token}`;
    const own = await server.app.inject({ url: at('passkeys'), headers: { authorization } });
    expect(own.json().data[0].lastUsedAt).toBe(today.toISOString());
    expect(await audited('sign in')).toMatchObject([{ status: 'Success', companyId: 'CO-001' }]);
  });

  it('works in every process of a database', async () => {
    await add();
    const options = await optionsFor();
    const second = await buildApp({
      database: server.database,
      clock: server.clock,
      secrets: testSecrets,
      version: 'second',
      publicUrl: () => publicUrl,
    });
    const answer = await second.inject({
      method: 'POST',
      url: at('passkey-sign-in/finish'),
      payload: { response: device.sign(options) },
    });
    await second.close();
    expect(answer.statusCode).toBe(200);
  });

  it('counts once, also if it is sent twice at the same time', async () => {
    await add();
    const response = device.sign(await optionsFor());
    const both = await Promise.all([finish(response), finish(response)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(verdict(await finish(response))).toEqual([401, 'passkeys.expired']);
  });

  it('expires after five minutes', async () => {
    await add();
    const options = await optionsFor();
    minutes(5);
    expect(verdict(await finish(device.sign(options)))).toEqual([401, 'passkeys.expired']);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 'passkeys.refused'],
    ['another host', { rpId: 'evil.example' }, 'passkeys.refused'],
    ['no check of the user', { flags: 1 }, 'passkeys.refused'],
    ['another user', { userHandle: 'c29tZW9uZSBlbHNl' }, 'passkeys.refused'],
    ['an unknown passkey', { id: 'dW5rbm93bg' }, 'passkeys.refused'],
    ['a challenge that was never made', { challenge: 'bm9ib2R5IG1hZGUgdGhpcw' }, 'passkeys.expired'],
  ] satisfies [string, Forged, string][])('is refused for %s', async (_, forged, code) => {
    await add();
    expect(verdict(await signIn(device, forged))).toEqual([401, code]);
  });

  it('is refused for a signature by another key, and its challenge is used up', async () => {
    await add();
    const thief = openAuthenticator(publicUrl);
    const options = await optionsFor();
    const forged = thief.sign(options, { id: device.id, userHandle: device.handle() });
    expect(verdict(await finish(forged))).toEqual([401, 'passkeys.refused']);
    expect(await audited('sign in')).toMatchObject([{ status: 'Failed', companyId: 'CO-001' }]);
    expect(verdict(await finish(device.sign(options)))).toEqual([401, 'passkeys.expired']);
  });

  it('is not finished with text that is no response', async () => {
    await add();
    const response = device.sign(await optionsFor());
    const broken = { ...response, response: { ...response.response, clientDataJSON: 'bm90IGpzb24' } };
    expect(verdict(await finish(broken))).toEqual([401, 'passkeys.expired']);
    expect((await finish({ id: 'x' })).statusCode).toBe(400);
  });

  it('is refused with the passkey of a copied device, which its owner is told', async () => {
    await add();
    expect((await signIn()).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    expect(verdict(await signIn(device, { counter: 2 }))).toEqual([401, 'passkeys.refused']);
    expect(await audited('refuse copied passkey')).toMatchObject([{ companyId: 'CO-001' }]);
    expect(await told()).toMatch(/^Passkey “Work laptop” was refused/);
  });

  it('works with a synced passkey, which does not count', async () => {
    const synced = openAuthenticator(publicUrl, { synced: true });
    expect((await add(owner, synced)).json().data).toMatchObject([{ synced: true }]);
    expect((await signIn(synced)).statusCode).toBe(200);
    expect((await signIn(synced)).statusCode).toBe(200);
  });

  it('ends with the passkey', async () => {
    const [{ id }] = (await add()).json().data;
    const options = await optionsFor();
    expect((await owner.send('DELETE', at(`passkeys/${id}`))).json().data).toEqual([]);
    expect(verdict(await finish(device.sign(options)))).toEqual([401, 'passkeys.refused']);
    expect(await audited('remove passkey')).toMatchObject([{ companyId: 'CO-001' }]);
  });

  it('is refused for a suspended user or company, and where the provider of the company has to be used', async () => {
    await add();
    await sql(`update "users" set "status" = 'Suspended', "statusReason" = 'A test' where "email" = $1`, [
      people.provider,
    ]);
    expect(verdict(await signIn())).toEqual([403, 'sign-in.account-suspended']);
    await sql(`update "users" set "status" = 'Active' where "email" = $1`, [people.provider]);
    await sql(`update "companies" set "status" = 'Suspended' where "id" = 'CO-001'`);
    expect(verdict(await signIn())).toEqual([403, 'sign-in.company-suspended']);
    await sql(`update "companies" set "status" = 'Active' where "id" = 'CO-001'`);
    await sql(
      `insert into "singleSignOn" ("companyId", "issuer", "clientId", "clientSecret", "required", "emergencyUserId")
       select 'CO-001', 'https://id.example', 'talentbench', 'sealed', true, "id" from "users"
       where "companyId" = 'CO-001' and "email" <> $1 and "status" = 'Active' limit 1`,
      [people.provider],
    );
    expect([verdict(await signIn()), verdict(await password())]).toEqual([
      [403, 'single-sign-on.required'],
      [403, 'single-sign-on.required'],
    ]);
  });

  it('is limited per address', async () => {
    let last = 200;
    for (let count = 0; count < 61 && last === 200; count++)
      last = (await server.anonymous.send('POST', at('passkey-sign-in'), {})).statusCode;
    expect(last).toBe(429);
  });
});

describe('a passkey after the password', () => {
  const waiting = async () => {
    const answer = await password();
    expect(verdict(answer)).toEqual([401, 'sign-in.code-needed']);
    return answer.json().details as { challenge: string; passkey: boolean };
  };

  it('takes the place of the code', async () => {
    await withCodes();
    expect((await waiting()).passkey).toBe(false);
    await add();
    const { challenge, passkey } = await waiting();
    expect(passkey).toBe(true);
    const options = await optionsFor(challenge);
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const answer = await finish(device.sign(options), challenge);
    expect([answer.statusCode, answer.json().data.user.email]).toEqual([200, people.provider]);
  });

  it('is one of the user whose password it was, and a refused one gets the next challenge', async () => {
    const code = await withCodes();
    await add();
    const others = openAuthenticator(publicUrl);
    await add(await server.as(people.recruiter), others);
    const { challenge } = await waiting();
    const refused = await finish(others.sign(await optionsFor(challenge)), challenge);
    expect(verdict(refused)).toEqual([401, 'passkeys.refused']);
    expect(verdict(await finish(device.sign(await optionsFor()), challenge))).toEqual([
      401,
      'sign-in.too-slow',
    ]);
    minutes(1);
    const next = { challenge: refused.json().details.challenge, code: code() };
    expect((await server.anonymous.send('POST', at('login/second-factor'), next)).statusCode).toBe(200);
  });

  it('is not asked for with a challenge that was never made', async () => {
    const answer = await server.anonymous.send('POST', at('passkey-sign-in'), { challenge: 'x'.repeat(43) });
    expect(verdict(answer)).toEqual([401, 'sign-in.too-slow']);
  });
});

describe('an operator who helps with an account', () => {
  it.each([
    ['resets the second factor', 'second-factor/reset'],
    ['signs out everywhere', 'sign-out'],
  ])('%s and removes the passkeys, whose owner is notified', async (_, path) => {
    await withCodes();
    await add();
    const notices = () =>
      sql(`select 1 from "notifications" where "title" like 'Passkey “Work laptop” was removed%'`);
    const before = (await notices()).length;
    await help(path);
    expect(await sql('select 1 from "passkeys"')).toEqual([]);
    expect((await signIn()).statusCode).toBe(401);
    expect(await notices()).toHaveLength(before + 1);
  });
});

describe('a confirmation', () => {
  const prove = (given: object, caller = owner) => caller.send('POST', at('proof'), given);
  const needs = async (caller = owner) => verdict(await begin(caller, 'New'))[1] === 'proof.needed';

  it('is not needed for ten minutes after a sign-in, and then asked for', async () => {
    minutes(9);
    expect(await needs()).toBe(false);
    minutes(10);
    expect(await needs()).toBe(true);
    expect((await owner.get(at('passkeys'))).statusCode).toBe(200);
  });

  it('is what the account has: password, code or passkey', async () => {
    expect((await owner.get(at('proof'))).json().data).toEqual({
      password: true,
      code: false,
      passkey: false,
      email: people.provider,
    });
    await add();
    const code = await withCodes();
    expect((await owner.get(at('proof'))).json().data).toMatchObject({ code: true, passkey: true });
    const passkey = async () => device.sign((await owner.send('POST', at('proof/passkey'))).json().data);
    for (const given of [
      () => ({ password: 'bench-demo' }),
      () => ({ code: code() }),
      async () => ({ response: await passkey() }),
    ]) {
      await sql(`update "sessions" set "createdAt" = $1, "provenAt" = null`, [
        new Date(today.getTime() - 600_000),
      ]);
      minutes(1);
      expect(await needs()).toBe(true);
      expect((await prove(await given())).statusCode).toBe(200);
      expect(await needs()).toBe(false);
    }
  });

  it('is refused for a wrong password, code or passkey, and guesses are slowed down', async () => {
    await add();
    await withCodes();
    const others = openAuthenticator(publicUrl);
    const recruiter = await server.as(people.recruiter);
    await add(recruiter, others);
    minutes(10);
    const options = (await owner.send('POST', at('proof/passkey'))).json().data;
    const refused = [
      await prove({ response: others.sign(options) }),
      await prove({ code: '000000' }),
      await prove({ password: 'wrong' }),
      await prove({}),
    ];
    expect(
      refused.map((answer) =>
        Object.values(answer.json().errors).map((one) => (one as { code: string }).code),
      ),
    ).toEqual([
      ['passkeys.refused'],
      ['sign-in.code-wrong'],
      ['proof.wrong-password'],
      ['password.required'],
    ]);
    expect(await needs()).toBe(true);
    for (let tries = 0; tries < 3; tries++) await prove({ password: 'wrong' });
    expect((await prove({ password: 'bench-demo' })).statusCode).toBe(429);
  });

  it('proves one session only', async () => {
    const elsewhere = await server.as(people.provider);
    minutes(10);
    await prove({ password: 'bench-demo' });
    expect([await needs(), await needs(elsewhere)]).toEqual([false, true]);
  });

  it('is no sign-in challenge: neither is taken in place of the other', async () => {
    await add();
    const forSignIn = await optionsFor();
    expect((await prove({ response: device.sign(forSignIn) })).json().errors.response.code).toBe(
      'passkeys.expired',
    );
    const forProof = (await owner.send('POST', at('proof/passkey'))).json().data;
    expect(verdict(await finish(device.sign(forProof)))).toEqual([401, 'passkeys.expired']);
  });

  it('is not the password where the provider of the company has to be used', async () => {
    await sql(
      `insert into "singleSignOn" ("companyId", "issuer", "clientId", "clientSecret", "required", "emergencyUserId")
       select 'CO-001', 'https://id.example', 'talentbench', 'sealed', true, "id" from "users"
       where "companyId" = 'CO-001' and "email" <> $1 and "status" = 'Active' limit 1`,
      [people.provider],
    );
    expect((await owner.get(at('proof'))).json().data.password).toBe(false);
    expect((await prove({ password: 'bench-demo' })).json().errors.password.code).toBe(
      'single-sign-on.required',
    );
  });
});
