import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignOnSettings } from '../../domain/security/singleSignOn.ts';
import { buildApp } from '../app.ts';
import { hashToken } from '../requests/session.ts';
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  openIdentityProvider,
  type Person,
} from '../testing/openIdentityProvider.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import { people } from '../testing/parties.ts';

const publicUrl = 'https://bench.example';
const redirectUri = `${publicUrl}/api/v1/auth/single-sign-on/callback`;
const domain = 'talentbench.example';
let server: TestServer;
let provider: IdentityProvider;
let other: IdentityProvider;
const records = new Map<string, string[][]>();
const origins: string[] = [];

beforeAll(async () => {
  [provider, other] = await Promise.all([
    openIdentityProvider(redirectUri),
    openIdentityProvider(redirectUri),
  ]);
  origins.push(provider.issuer, other.issuer);
  server = await openTestServer({
    publicUrl: () => publicUrl,
    privateProviders: origins,
    resolveTxt: async (name) => records.get(name) ?? [],
    resolveHost: async () => [{ address: '10.0.0.7', family: 4 }],
  });
});
afterAll(() => Promise.all([provider.close(), other.close(), server.close()]));

let owner: Caller;
beforeEach(async () => {
  owner = await server.as(people.provider);
});
afterEach(async () => {
  server.setNow(today);
  provider.forge(null);
  records.clear();
  await server.owner.query(`
    delete from "singleSignOn"; delete from "singleSignOnDomains"; delete from "singleSignOnIdentities"; delete from "singleSignOnAttempts";
    delete from "secondFactors"; delete from "signInFailures"; delete from "allowances";
    update "users" set "status" = 'Active' where "email" in ('${people.provider}', '${people.recruiter}');
    update "companies" set "status" = 'Active' where "id" in ('CO-001', 'CO-002')`);
});

const at = (path: string) => `/api/v1/${path}`;
const connection = () => ({
  issuer: provider.issuer,
  clientId,
  clientSecret,
  createAccounts: false,
  defaultRole: 'User',
  groupsClaim: null,
  groupRoles: [],
});
const settingsOf = async (caller: Caller): Promise<SignOnSettings> =>
  (await caller.get(at('single-sign-on'))).json().data;
const save = (caller: Caller, more: object = {}) =>
  caller.send('POST', at('single-sign-on'), { ...connection(), ...more });
const addDomain = (caller: Caller, name: string) =>
  caller.send('POST', at('single-sign-on/domains'), { domain: name });
const verify = (caller: Caller, name: string) =>
  caller.send('POST', at(`single-sign-on/domains/${name}/verify`));
const prove = async (caller: Caller, name: string) => {
  await addDomain(caller, name);
  const { record } = (await settingsOf(caller)).domains.find((one) => one.domain === name) ?? {};
  records.set(name, [['v=spf1 -all'], [String(record).slice(0, 20), String(record).slice(20)]]);
  return verify(caller, name);
};
/** The provider of the first company, for its verified domain. */
const setUp = async (more: object = {}) => {
  expect((await save(owner, more)).statusCode).toBe(200);
  expect((await prove(owner, domain)).statusCode).toBe(200);
};

type Begun = { url: string; cookie: string };
const begin = (email: string) => server.anonymous.send('POST', at('auth/single-sign-on'), { email });
const begun = async (email: string): Promise<Begun> => {
  const answer = await begin(email);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return { url: answer.json().data.url, cookie: String(answer.headers['set-cookie']) };
};
const finish = (response: string, cookie: string, more: object = {}) =>
  server.anonymous.send(
    'POST',
    at('auth/single-sign-on/finish'),
    { response, ...more },
    { cookie: cookie.split(';')[0] ?? '' },
  );
/** The whole sign-in of a person, who asks for it with this address. */
const signIn = async (person: Person, email = String(person.email), at = provider) => {
  const { url, cookie } = await begun(email);
  return finish(await at.signIn(url, person), cookie);
};
const said = (answer: { json(): { code?: string }; statusCode: number }) => [
  answer.statusCode,
  answer.json().code,
];
const ada: Person = { sub: 'subject-of-ada', email: people.provider, email_verified: true };
const password = (email: string) =>
  server.anonymous.send('POST', at('auth/login'), { email, password: 'bench-demo' });
const audited = async (action: string) =>
  (await server.owner.query('select * from "auditLogs" where "action" = $1 order by "seq" desc', [action]))
    .rows;
/** Turns on the second factor of the owner, which the named administrator needs. */
const withSecondFactor = async (): Promise<string> => {
  const { secret } = (await owner.send('POST', at('auth/second-factor'))).json().data;
  const code = generateSync({ secret, epoch: Math.floor(server.clock().getTime() / 1000) });
  await owner.send('POST', at('auth/second-factor/confirm'), { code });
  return secret;
};

describe('the settings of single sign-on', () => {
  it('are stored with an encrypted client secret that nobody reads', async () => {
    const saved = await save(owner);
    expect(saved.json().data).toEqual({
      connection: {
        issuer: provider.issuer,
        clientId,
        createAccounts: false,
        defaultRole: 'User',
        groupsClaim: null,
        groupRoles: [],
        required: false,
        emergencyUserId: null,
      },
      redirectUri,
      domains: [],
      people: [],
      scim: { baseUrl: `${publicUrl}/scim/v2`, token: null },
    });
    expect(saved.body).not.toContain(clientSecret);
    const { rows } = await server.owner.query('select * from "singleSignOn"');
    expect(JSON.stringify(rows)).not.toContain(clientSecret);
    expect(rows[0].clientSecret).toMatch(/^v1\./);
    const [entry] = await audited('set up single sign-on');
    expect(entry).toMatchObject({ companyId: 'CO-001', noun: 'preferences' });
    expect(JSON.stringify(entry)).not.toContain(clientSecret);
    await expect(
      server.database.pool.query(
        `set role "${server.database.name}_provider"; select "clientSecret" from "singleSignOn"`,
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('keep the secret if none is sent, but not for another provider or client', async () => {
    await save(owner);
    expect((await save(owner, { clientSecret: null, createAccounts: true })).statusCode).toBe(200);
    for (const more of [{ issuer: other.issuer }, { clientId: 'another' }]) {
      const refused = await save(owner, { clientSecret: null, ...more });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['clientSecret']]);
    }
  });

  it('belong to the administrators of a company', async () => {
    const { companyId } = await server.find(people.provider);
    await server.owner.query(`update "users" set "role" = 'Manager' where "email" = $1`, [people.provider]);
    const manager = await server.as(people.provider);
    expect((await manager.get(at('single-sign-on'))).statusCode).toBe(403);
    expect((await save(manager)).statusCode).toBe(403);
    await server.owner.query(`update "users" set "role" = 'Admin' where "email" = $1`, [people.provider]);
    expect((await (await server.as(people.admin)).get(at('single-sign-on'))).statusCode).toBe(403);
    expect((await server.anonymous.get(at('single-sign-on'))).statusCode).toBe(401);
    await save(owner);
    expect((await settingsOf(await server.as(people.recruiter))).connection).toBeNull();
    const { rows } = await server.owner.query('select "companyId" from "singleSignOn"');
    expect(rows).toEqual([{ companyId }]);
  });

  it('take the address of a discovery document, and no other text', async () => {
    const saved = await save(owner, { issuer: `${provider.issuer}/.well-known/openid-configuration` });
    expect(saved.json().data.connection.issuer).toBe(provider.issuer);
    expect((await save(owner, { issuer: 'login.example' })).json().errors).toHaveProperty('issuer');
  });

  it('are removed with the people that were linked', async () => {
    await setUp();
    await signIn(ada);
    const removed = await owner.send('DELETE', at('single-sign-on'));
    expect(removed.json().data).toMatchObject({ connection: null, people: [] });
    expect((await begin(people.provider)).statusCode).toBe(404);
    expect(await audited('remove single sign-on')).toHaveLength(1);
  });
});

describe('a test of the connection', () => {
  const test = async () => {
    const answer = await owner.send('POST', at('single-sign-on/test'));
    return [answer.statusCode, answer.json().message];
  };

  it('confirms a provider that works', async () => {
    await save(owner);
    expect(await test()).toEqual([200, 'Done']);
  });

  it.each([
    [{ clientSecret: 'wrong' }, 'The provider rejected the client ID or client secret'],
    [{ issuer: 'https://id.internal.example' }, 'This address is in a private network'],
    [{ issuer: 'http://id.example' }, 'Only https URLs are supported'],
  ])('says what is wrong: %o', async (more, words) => {
    await save(owner, more);
    expect(await test()).toEqual([409, words]);
  });

  it('says that there is no provider at an address', async () => {
    await save(owner, { issuer: `${provider.issuer}/nothing-here` });
    expect(await test()).toEqual([409, 'The provider responded with status 404. Check the issuer address.']);
    origins.push('http://127.0.0.1:9');
    await save(owner, { issuer: 'http://127.0.0.1:9' });
    expect(await test()).toEqual([409, 'The provider cannot be reached at this address']);
  });
});

describe('a domain', () => {
  it('counts once its record was seen, and for one company', async () => {
    await save(owner);
    await addDomain(owner, domain);
    expect(said(await verify(owner, domain))).toEqual([409, 'single-sign-on.no-record']);
    expect((await begin(people.provider)).statusCode).toBe(404);
    const rival = await server.as(people.recruiter);
    expect((await prove(rival, domain)).statusCode).toBe(200);
    expect((await prove(owner, domain)).json().code).toBe('single-sign-on.domain-taken');
    await rival.send('DELETE', at(`single-sign-on/domains/${domain}`));
    expect((await verify(owner, domain)).statusCode).toBe(200);
    expect((await begin(people.provider)).statusCode).toBe(200);
    expect((await audited('verify sign-on domain'))[0]).toMatchObject({ companyId: 'CO-001' });
  });

  it('is not proven with the record of another company', async () => {
    const rival = await server.as(people.recruiter);
    await addDomain(rival, domain);
    await addDomain(owner, domain);
    const { domains } = await settingsOf(rival);
    records.set(domain, [[domains[0]?.record ?? '']]);
    expect((await verify(owner, domain)).statusCode).toBe(409);
    expect((await verify(rival, domain)).statusCode).toBe(200);
  });

  it('is no public mail service and no other text', async () => {
    for (const name of ['Gmail.com', 'outlook.com', 'not a domain', 'localhost'])
      expect([name, Object.keys((await addDomain(owner, name)).json().errors)]).toEqual([name, ['domain']]);
    expect((await verify(owner, 'unknown.example')).statusCode).toBe(404);
  });
});

describe('a sign-in through the provider', () => {
  it('opens the session of the user with this address, and remembers the subject', async () => {
    await setUp();
    const answer = await signIn(ada);
    expect([answer.statusCode, answer.json().data.user.email]).toEqual([200, people.provider]);
    const { token, refreshToken, device } = answer.json().data;
    expect([token, refreshToken, device].every((one) => typeof one === 'string')).toBe(true);
    const profile = await server.app.inject({
      url: at('auth/profile'),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.json().data.user.email).toBe(people.provider);
    expect((await audited('sign in'))[0]).toMatchObject({ companyId: 'CO-001', status: 'Success' });
    expect((await settingsOf(owner)).people).toMatchObject([{ email: people.provider }]);
  });

  it('finds the account by its subject when the address has changed', async () => {
    await setUp();
    await signIn(ada);
    const renamed = await signIn({ ...ada, email: `ada.new@${domain}` });
    expect([renamed.statusCode, renamed.json().data.user.email]).toEqual([200, people.provider]);
  });

  it('refuses another subject with the same address until an administrator removes the link', async () => {
    await setUp();
    await signIn(ada);
    const impostor = { ...ada, sub: 'another-subject' };
    expect(said(await signIn(impostor))).toEqual([403, 'single-sign-on.other-person']);
    const { id } = await server.find(people.provider);
    await owner.send('DELETE', at(`single-sign-on/people/${id}`));
    expect((await signIn(impostor)).statusCode).toBe(200);
    expect(await audited('unlink sign-on')).toHaveLength(1);
  });

  it.each([
    [{ email_verified: false }, 'single-sign-on.unverified-email'],
    [{ email_verified: 'false' }, 'single-sign-on.unverified-email'],
    [{ email: 'ada@elsewhere.example' }, 'single-sign-on.other-domain'],
    [{ email: `ada@sub.${domain}` }, 'single-sign-on.other-domain'],
    [{ email: undefined }, 'single-sign-on.no-email'],
    [{ email: people.recruiter }, 'single-sign-on.other-company'],
    [{ email: people.admin }, 'single-sign-on.other-company'],
    [{ email: `nobody@${domain}` }, 'single-sign-on.no-account'],
  ])('refuses %o', async (claims, code) => {
    await setUp();
    expect(said(await signIn({ ...ada, ...claims } as Person, people.provider))).toEqual([403, code]);
    expect((await audited('sign in'))[0]).toMatchObject({ companyId: 'CO-001', status: 'Failed' });
  });

  it('accepts an address without a statement whether it is verified, as the domain is', async () => {
    await setUp();
    const { email_verified: _, ...claims } = ada;
    expect((await signIn(claims)).statusCode).toBe(200);
  });

  it('asks for the second factor that a user has turned on', async () => {
    await setUp();
    const secret = await withSecondFactor();
    server.setNow(new Date(today.getTime() + 60_000));
    const answer = await signIn(ada);
    expect(said(answer)).toEqual([401, 'sign-in.code-needed']);
    const { challenge } = answer.json().details;
    const code = generateSync({ secret, epoch: Math.floor(server.clock().getTime() / 1000) });
    const entered = await server.anonymous.send('POST', at('auth/login/second-factor'), { challenge, code });
    expect(entered.statusCode).toBe(200);
  });

  it('refuses suspended users and companies', async () => {
    await setUp();
    await signIn(ada);
    await server.owner.query(
      `update "users" set "status" = 'Suspended', "statusReason" = 'A test' where "email" = $1`,
      [people.provider],
    );
    expect(said(await signIn(ada))).toEqual([403, 'sign-in.account-suspended']);
    await server.owner.query(`update "users" set "status" = 'Active' where "email" = $1`, [people.provider]);
    const { url, cookie } = await begun(people.provider);
    const response = await provider.signIn(url, ada);
    await server.owner.query(
      `update "companies" set "status" = 'Suspended', "statusReason" = 'A test' where "id" = 'CO-001'`,
    );
    expect(said(await finish(response, cookie))).toEqual([403, 'sign-in.company-suspended']);
    expect((await begin(people.provider)).statusCode).toBe(404);
  });

  it('holds to the addresses that the company allows', async () => {
    await setUp();
    await server.owner.query(
      `insert into "preferences" ("companyId", "kind", "key", "label", "enabled", "value") values ('CO-001', 'security', 'ipRestriction', 'IP', true, '203.0.113.9')`,
    );
    expect((await signIn(ada)).json().code).toBe('access.address');
    await server.owner.query(`delete from "preferences" where "key" = 'ipRestriction'`);
  });

  it('tells nobody who has an account', async () => {
    await setUp();
    const [known, unknown] = await Promise.all([begin(people.provider), begin(`nobody@${domain}`)]);
    const shape = (answer: typeof known) => {
      const url = new URL(answer.json().data.url);
      return [answer.statusCode, Object.keys(answer.json().data), [...url.searchParams.keys()]];
    };
    expect(shape(known)).toEqual(shape(unknown));
    expect(said(await begin('ada@elsewhere.example'))).toEqual([404, 'single-sign-on.none']);
  });
});

describe('an account at the first sign-in', () => {
  beforeAll(async () => {
    await server.owner.query('update "plans" set "users" = null');
  });
  const grace: Person = {
    sub: 'grace',
    email: `grace@${domain}`,
    given_name: 'Grace',
    family_name: 'Hopper',
  };

  it('is made with the role that the company chose', async () => {
    await setUp({ createAccounts: true, defaultRole: 'Viewer' });
    const answer = await signIn(grace);
    expect([answer.statusCode, answer.json().data?.user]).toMatchObject([
      200,
      { fullName: 'Grace Hopper', role: 'Viewer', companyId: 'CO-001', userType: 'provider' },
    ]);
    expect((await audited('create'))[0]).toMatchObject({ noun: 'users', companyId: 'CO-001' });
    expect((await password(`grace@${domain}`)).statusCode).toBe(401);
    await server.owner.query('delete from "users" where "email" = $1', [grace.email]);
  });

  it('is made once by two sign-ins at once', async () => {
    await setUp({ createAccounts: true });
    const tabs = await Promise.all([begun(String(grace.email)), begun(String(grace.email))]);
    const responses: string[] = [];
    for (const { url } of tabs) responses.push(await provider.signIn(url, grace));
    const answers = await Promise.all(tabs.map(({ cookie }, n) => finish(responses[n] ?? '', cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { rows } = await server.owner.query('select 1 from "users" where "email" = $1', [grace.email]);
    expect(rows).toHaveLength(1);
    await server.owner.query('delete from "users" where "email" = $1', [grace.email]);
  });

  it('is refused where the plan has no room', async () => {
    await setUp({ createAccounts: true });
    await server.owner.query('update "plans" set "users" = 1');
    expect(said(await signIn(grace))).toEqual([403, 'plans.users-full']);
    await server.owner.query('update "plans" set "users" = null');
  });

  it('is not made for an invited person, whose invitation is accepted', async () => {
    await setUp();
    const made = await owner.send('POST', at('users'), {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: grace.email,
      role: 'User',
      userType: 'provider',
    });
    expect([made.statusCode, made.body]).toEqual([201, made.body]);
    expect((await signIn(grace)).statusCode).toBe(200);
    expect((await server.find(String(grace.email))).status).toBe('Active');
    expect(await audited('accept invitation')).toHaveLength(1);
  });
});

describe('roles by group', () => {
  const groupsClaim = 'groups';
  const groupRoles = [
    { group: 'bench-leads', role: 'Manager' },
    { group: 'ทีมสรรหา', role: 'Viewer' },
  ];
  const rules = { createAccounts: true, groupsClaim, groupRoles };
  const joan: Person = { sub: 'joan', email: `joan@${domain}`, name: 'Joan Clarke' };
  const roleAfter = async (person: Person): Promise<string> => (await signIn(person)).json().data.user.role;
  /** Groups as the ID token has them. */
  const inGroups = (groups: unknown) => provider.forge((claims) => ({ ...claims, groups }));
  afterEach(() => server.owner.query('delete from "users" where "email" = $1', [joan.email]));

  it('are given at the first sign-in, and follow the groups at each later one', async () => {
    await setUp(rules);
    inGroups(['staff', 'bench-leads']);
    expect(await roleAfter(joan)).toBe('Manager');
    inGroups(['ทีมสรรหา']);
    expect(await roleAfter(joan)).toBe('Viewer');
    const [entry] = await audited('edit');
    expect(entry).toMatchObject({ noun: 'users', companyId: 'CO-001' });
    expect([entry.before, entry.after].map((text) => JSON.parse(text))).toEqual([
      { role: 'Manager' },
      { role: 'Viewer', singleSignOn: true },
    ]);
    const { version } = await server.find(String(joan.email));
    expect(await roleAfter(joan)).toBe('Viewer');
    expect((await server.find(String(joan.email))).version).toBe(version);
    inGroups([]);
    expect(await roleAfter(joan)).toBe('User');
  });

  it('are found by names that were pasted with spaces around them', async () => {
    const [lead] = groupRoles;
    await setUp({ ...rules, groupsClaim: ' groups', groupRoles: [{ ...lead, group: 'bench-leads \u00a0' }] });
    expect((await settingsOf(owner)).connection).toMatchObject({ groupsClaim, groupRoles: [lead] });
    inGroups(['bench-leads']);
    expect(await roleAfter(joan)).toBe('Manager');
  });

  it('count those of the claim and those that the directory has provisioned', async () => {
    await setUp(rules);
    inGroups(['unknown']);
    expect(await roleAfter(joan)).toBe('User');
    const { id } = await server.find(String(joan.email));
    await server.owner.query(
      `with made as (insert into "scimGroups" ("companyId", "displayName", "createdAt", "updatedAt")
         values ('CO-001', 'bench-leads', now(), now()) returning "id")
       insert into "scimMembers" ("groupId", "userId") select made."id", $1 from made`,
      [id],
    );
    expect(await roleAfter(joan)).toBe('Manager');
    await server.owner.query('delete from "scimGroups"');
    expect(await roleAfter(joan)).toBe('User');
  });

  it('stay as they are where the provider says nothing about groups', async () => {
    await setUp(rules);
    inGroups(['bench-leads']);
    await signIn(joan);
    provider.forge(null);
    expect(await roleAfter(joan)).toBe('Manager');
  });

  it('are read from the user info where the ID token has none', async () => {
    await setUp({ ...rules, groupsClaim: 'team' });
    expect(await roleAfter({ ...joan, team: 'bench-leads' })).toBe('Manager');
  });

  it('leave administrators and custom roles to the company', async () => {
    await setUp(rules);
    inGroups(['ทีมสรรหา']);
    expect(await roleAfter(ada)).toBe('Admin');
    await signIn(joan);
    await server.owner.query(
      `update "users" set "role" = 'User', "customRoleId" = (select "id" from "roles" limit 1) where "email" = $1`,
      [joan.email],
    );
    inGroups(['bench-leads']);
    expect(await roleAfter(joan)).toBe('User');
  });

  it('make nobody an administrator, and are refused without a claim or with a group twice', async () => {
    for (const [more, field] of [
      [{ groupRoles: [{ group: 'bench-leads', role: 'Admin' }] }, 'groupRoles'],
      [{ groupsClaim: null }, 'groupsClaim'],
      [{ groupRoles: [...groupRoles, { group: 'bench-leads', role: 'User' }] }, 'groupRoles'],
    ] as const) {
      const refused = await save(owner, { ...rules, ...more });
      expect([refused.statusCode, Object.keys(refused.json().errors).join()]).toEqual([
        400,
        expect.stringMatching(new RegExp(`^${field}`)),
      ]);
    }
    expect((await settingsOf(owner)).connection).toBeNull();
  });
});

describe('the response of a provider', () => {
  it('counts once, also if it is sent twice at once', async () => {
    await setUp();
    const { url, cookie } = await begun(people.provider);
    const response = await provider.signIn(url, ada);
    const answers = await Promise.all([finish(response, cookie), finish(response, cookie)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(said(await finish(response, cookie))).toEqual([409, 'single-sign-on.expired']);
  });

  it('counts only in the browser that began the sign-in, which can still finish it', async () => {
    await setUp();
    const [mine, foreign] = [await begun(people.provider), await begun(people.provider)];
    const response = await provider.signIn(mine.url, ada);
    expect(said(await finish(response, ''))).toEqual([403, 'single-sign-on.other-browser']);
    expect(said(await finish(response, foreign.cookie))).toEqual([403, 'single-sign-on.other-browser']);
    expect((await finish(response, mine.cookie)).statusCode).toBe(200);
  });

  it('counts in another process of the same database as well', async () => {
    await setUp();
    const { database, clock } = server;
    const sibling = await buildApp({
      database,
      clock,
      secrets: testSecrets,
      version: '0.0.0-test',
      publicUrl: () => publicUrl,
      privateProviders: origins,
    });
    const { url, cookie } = await begun(people.provider);
    const response = await provider.signIn(url, ada);
    const answer = await sibling.inject({
      method: 'POST',
      url: at('auth/single-sign-on/finish'),
      headers: { cookie: cookie.split(';')[0] ?? '' },
      payload: { response },
    });
    expect(answer.statusCode).toBe(200);
    expect(said(await finish(response, cookie))).toEqual([409, 'single-sign-on.expired']);
    await sibling.close();
  });

  it('is bound by a cookie that scripts and other sites cannot use', async () => {
    await setUp();
    const { cookie } = await begun(people.provider);
    expect(cookie).toMatch(
      /^tb_sign_on_[\da-f]{16}=[\w-]{43}; Path=\/api\/v1\/auth\/single-sign-on; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('is refused after ten minutes, with an unknown state, and after the provider was changed', async () => {
    await setUp();
    const late = await begun(people.provider);
    const response = await provider.signIn(late.url, ada);
    server.setNow(new Date(today.getTime() + 601_000));
    expect(said(await finish(response, late.cookie))).toEqual([409, 'single-sign-on.expired']);
    server.setNow(today);
    expect(said(await finish('code=a&state=unknown', late.cookie))).toEqual([409, 'single-sign-on.expired']);
    const { url, cookie } = await begun(people.provider);
    const before = await provider.signIn(url, ada);
    await save(owner, { issuer: other.issuer });
    expect(said(await finish(before, cookie))).toEqual([409, 'single-sign-on.expired']);
  });

  it('is refused if another provider sends it', async () => {
    await setUp();
    const { url, cookie } = await begun(people.provider);
    const response = new URLSearchParams(await provider.signIn(url, ada));
    response.set('iss', other.issuer);
    expect(said(await finish(String(response), cookie))).toEqual([502, 'single-sign-on.not-trusted']);
  });

  it('is refused if it was made for another sign-in', async () => {
    await setUp();
    const [first, second] = [await begun(people.provider), await begun(people.provider)];
    const code = new URLSearchParams(await provider.signIn(first.url, ada)).get('code');
    const response = new URLSearchParams(await provider.signIn(second.url, ada));
    response.set('code', String(code));
    expect(said(await finish(String(response), second.cookie))).toEqual([409, 'single-sign-on.expired']);
  });

  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  it.each([
    [{ aud: 'another-client' }, 'single-sign-on.not-trusted'],
    [{ iss: 'https://another.example' }, 'single-sign-on.not-trusted'],
    [{ nonce: 'another' }, 'single-sign-on.not-trusted'],
    [{ exp: inSeconds(-600), iat: inSeconds(-900) }, 'single-sign-on.clock'],
  ])('is refused with a token that says %o', async (claims, code) => {
    await setUp();
    provider.forge((token) => ({ ...token, ...claims }));
    const answer = await signIn(ada);
    expect(said(answer)).toEqual([502, code]);
    expect(answer.body).not.toMatch(/token|another/);
  });

  it('can be an error, whose text is not shown', async () => {
    await setUp();
    const { url, cookie } = await begun(people.provider);
    const state = new URL(url).searchParams.get('state');
    const query = `error=access_denied&error_description=<b>Call+me</b>&state=${state}&iss=${provider.issuer}`;
    const answer = await finish(query, cookie);
    expect(said(answer)).toEqual([409, 'single-sign-on.declined']);
    expect(answer.json().message).toContain('access_denied');
    expect(answer.body).not.toContain('Call');
  });

  it('arrives at an address that leads to the start page', async () => {
    const answer = await server.app.inject({
      url: `${at('auth/single-sign-on/callback')}?code=a&state=b%23c`,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/#single-sign-on?code=a&state=b%23c',
    ]);
  });

  it('is not waited for where the provider is down or refuses the secret', async () => {
    await setUp();
    const down = await begun(people.provider);
    const response = await provider.signIn(down.url, ada);
    await server.owner.query(`update "singleSignOn" set "issuer" = 'http://127.0.0.1:9'`);
    origins.push('http://127.0.0.1:9');
    expect(said(await begin(people.provider))).toEqual([502, 'single-sign-on.unreachable']);
    await server.owner.query('update "singleSignOn" set "issuer" = $1', [provider.issuer]);
    expect((await finish(response, down.cookie)).statusCode).toBe(200);
    await save(owner, { clientSecret: 'expired' });
    expect(said(await signIn(ada))).toEqual([502, 'single-sign-on.wrong-client']);
    await save(owner);
    expect((await signIn(ada)).statusCode).toBe(200);
  });

  it('is counted by address', async () => {
    await setUp();
    for (let n = 0; n < 60; n++) await begin('ada@elsewhere.example');
    // What failed took nothing.
    expect([404, 429]).toContain((await begin('ada@elsewhere.example')).statusCode);
  });
});

describe('required single sign-on', () => {
  const require = (required: boolean, emergencyUserId: string | null) =>
    owner.send('POST', at('single-sign-on/require'), { required, emergencyUserId });
  const colleague = async () => {
    const { rows } = await server.owner.query<{ email: string; id: string }>(
      `select "id", "email" from "users" where "companyId" = 'CO-001' and "status" = 'Active' and "email" <> $1 and "role" <> 'Admin' order by "seq" limit 1`,
      [people.provider],
    );
    const [one] = rows as [{ email: string; id: string }];
    await server.owner.query(
      `insert into "credentials" ("userId", "passwordHash", "changedAt")
       select $1, k."passwordHash", now() from "credentials" k join "users" u on u."id" = k."userId" where u."email" = $2
       on conflict ("userId") do update set "passwordHash" = excluded."passwordHash"`,
      [one.id, people.provider],
    );
    return one;
  };

  it('refuses passwords of everyone but the named administrator', async () => {
    await setUp();
    const { id } = await server.find(people.provider);
    expect(said(await require(true, id))).toEqual([409, 'single-sign-on.sign-in-first']);
    await signIn(ada);
    expect(said(await require(true, id))).toEqual([409, 'single-sign-on.emergency']);
    const secret = await withSecondFactor();
    expect(said(await require(true, (await colleague()).id))).toEqual([409, 'single-sign-on.emergency']);
    expect((await require(true, id)).json().data.connection).toMatchObject({
      required: true,
      emergencyUserId: id,
    });
    const { email } = await colleague();
    expect(said(await password(email))).toEqual([403, 'single-sign-on.required']);
    const wrong = await server.anonymous.send('POST', at('auth/login'), { email, password: 'a guess of it' });
    expect(said(wrong)).toEqual([401, 'sign-in.wrong']);
    expect(said(await password(people.provider))).toEqual([401, 'sign-in.code-needed']);
    expect((await password(people.recruiter)).statusCode).toBe(200);
    expect(secret).toBeTruthy();
    expect((await audited('require single sign-on'))[0]).toMatchObject({ companyId: 'CO-001' });
    expect((await require(false, null)).statusCode).toBe(200);
    expect((await password(email)).statusCode).toBe(200);
  });

  it('refuses password links, and says what to do', async () => {
    await setUp();
    await signIn(ada);
    await withSecondFactor();
    await require(true, (await server.find(people.provider)).id);
    const { id } = await colleague();
    const linkFor = (userId: string, token: string) =>
      server.owner.query(
        `with "mail" as (
           insert into "mails" ("to", "subject", "purpose", "userId", "language", "status", "attempts")
           values ('a@b.example', 'A link', 'reset', $2, 'en', 'Sent', 1) returning "id"
         )
         insert into "passwordLinks" ("hash", "userId", "mailId", "purpose", "createdAt", "expiresAt")
         select $1, $2, "id", 'reset', $3, $4 from "mail"`,
        [hashToken(token), userId, today, new Date(today.getTime() + 3_600_000)],
      );
    await linkFor(id, 'link-of-a-colleague');
    await linkFor((await server.find(people.provider)).id, 'link-of-the-owner');
    const open = (token: string) => server.anonymous.send('POST', at('auth/password-link'), { token });
    expect(said(await open('link-of-a-colleague'))).toEqual([403, 'single-sign-on.required']);
    const used = await server.anonymous.send('POST', at('auth/password-link/use'), {
      token: 'link-of-a-colleague',
      password: 'orchid-lantern-42',
    });
    expect(said(used)).toEqual([403, 'single-sign-on.required']);
    expect((await open('link-of-the-owner')).statusCode).toBe(200);
  });

  it('keeps provider and domain until it is turned off', async () => {
    await setUp();
    await signIn(ada);
    await withSecondFactor();
    await require(true, (await server.find(people.provider)).id);
    expect(said(await save(owner, { issuer: other.issuer }))).toEqual([409, 'single-sign-on.turn-off-first']);
    const removed = await owner.send('DELETE', at(`single-sign-on/domains/${domain}`));
    expect(said(removed)).toEqual([409, 'single-sign-on.turn-off-first']);
    // A new secret must be possible, as old ones expire.
    expect((await save(owner)).statusCode).toBe(200);
  });

  it('locks nobody out when the named administrator leaves', async () => {
    await setUp();
    await signIn(ada);
    await withSecondFactor();
    await require(true, (await server.find(people.provider)).id);
    const { id, email } = await colleague();
    await server.owner.query(`update "users" set "status" = 'Inactive' where "email" = $1`, [
      people.provider,
    ]);
    expect(said(await password(email))).toEqual([403, 'single-sign-on.required']);
    await server.owner.query(`update "users" set "role" = 'Admin' where "id" = $1`, [id]);
    expect((await password(email)).statusCode).toBe(200);
    await server.owner.query(`update "users" set "role" = 'User' where "id" = $1`, [id]);
  });
});

describe('the tables of single sign-on', () => {
  it('lose the link of a person who is erased', async () => {
    await setUp({ createAccounts: true });
    await signIn({ sub: 'mary', email: `mary@${domain}`, given_name: 'Mary', family_name: 'Jackson' });
    const { id, fullName } = await server.find(`mary@${domain}`);
    expect((await settingsOf(owner)).people).toHaveLength(1);
    const operator = await server.as(people.admin);
    const erased = await operator.send('POST', at(`users/${id}/erasure`), { name: fullName });
    expect([erased.statusCode, erased.body]).toEqual([200, erased.body]);
    expect((await settingsOf(owner)).people).toEqual([]);
  });

  it('lose the rows of a company that is deleted', async () => {
    const { rows } = await server.owner.query(
      `select conrelid::regclass::text as "table", confdeltype as "gone" from pg_constraint
       where contype = 'f' and conrelid::regclass::text like '"singleSignOn%' and confrelid = '"companies"'::regclass order by 1`,
    );
    expect(rows.map(({ gone }) => gone)).toEqual(['c', 'c', 'c', 'c']);
  });

  it('show a company its own rows alone', async () => {
    await setUp();
    const client = await server.database.pool.connect();
    try {
      await client.query(
        `begin; set local role "${server.database.name}_recruiter"; set local app.company = 'CO-002'`,
      );
      for (const table of ['singleSignOnDomains', 'singleSignOnIdentities'])
        expect((await client.query(`select 1 from "${table}"`)).rows).toEqual([]);
      expect((await client.query('select "issuer" from "singleSignOn"')).rows).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
