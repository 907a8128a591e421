import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { people } from '../testing/parties.ts';

const publicUrl = 'https://bench.example';
const domain = 'directory.example';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
let server: TestServer;
let owner: Caller;
let token: string;
beforeAll(async () => {
  server = await openTestServer({ publicUrl: () => publicUrl });
});
afterAll(() => server.close());

const sql = async <R = Record<string, string>>(text: string, values: unknown[] = []) =>
  (await server.owner.query(text, values)).rows as R[];
const prove = (name: string, companyId = 'CO-001') =>
  sql(
    `insert into "singleSignOnDomains" ("companyId", "domain", "token", "verifiedAt") values ($1, $2, 'x', now())`,
    [companyId, name],
  );
const tokenUrl = '/api/v1/single-sign-on/scim-token';
const makeToken = async (by: Caller, overlapHours = 0): Promise<string> => {
  const answer = await by.send('POST', tokenUrl, { overlapHours });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json().data.secret;
};

beforeEach(async () => {
  owner = await server.as(people.provider);
  token = await makeToken(owner);
  await prove(domain);
});
afterEach(async () => {
  server.setNow(today);
  await sql(`
    delete from "scimTokens"; delete from "scimGroups"; delete from "scimUsers"; delete from "singleSignOn";
    delete from "singleSignOnDomains"; delete from "signInFailures"; delete from "allowances"; delete from "maintenances";
    update "auditLogs" set "userId" = null where "userId" in (select "id" from "users" where "email" like '%@${domain}');
    delete from "users" where "email" like '%@${domain}';
    update "users" set "status" = 'Active', "role" = 'Admin' where "email" = '${people.provider}';
    update "companies" set "status" = 'Active' where "id" = 'CO-001'`);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, by = token) =>
  server.app.inject({
    method,
    url: `/scim/v2/${path}`,
    headers: {
      authorization: `Bearer ${by}`,
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
type Answered = Awaited<ReturnType<typeof call>>;
const said = (answer: Answered) => [answer.statusCode, answer.json().scimType];
const body = (answer: Answered, status = 200) => {
  expect([answer.statusCode, answer.body]).toEqual([status, answer.body]);
  return answer.json();
};
const patch = (path: string, ...Operations: object[]) =>
  call('PATCH', path, { schemas: [patchOp], Operations });
const person = (name: string, more: object = {}) => ({
  schemas: [userSchema],
  userName: `${name}@${domain}`,
  name: { givenName: 'Ada', familyName: 'King' },
  active: true,
  ...more,
});
const create = async (name: string, more: object = {}) =>
  body(await call('POST', 'Users', person(name, more)), 201);
const find = async (filter: string) => body(await call('GET', `Users?filter=${encodeURIComponent(filter)}`));
const audited = (target: string) =>
  sql(`select "action", "user", "companyId" from "auditLogs" where "target" = $1 order by "seq"`, [target]);
const connect = (more: { emergencyUserId?: string; groupRoles?: object[]; defaultRole?: string } = {}) =>
  sql(
    `insert into "singleSignOn" ("companyId", "issuer", "clientId", "clientSecret", "defaultRole", "groupsClaim", "groupRoles", "required", "emergencyUserId")
     values ('CO-001', 'https://id.example', 'x', 'x', $1, 'groups', $2, $3::text is not null, $3)`,
    [more.defaultRole ?? 'Viewer', JSON.stringify(more.groupRoles ?? []), more.emergencyUserId ?? null],
  );

describe('the token of a directory', () => {
  it('is shown once, stored as a hash, and shown by its first characters with its last use', async () => {
    expect(token).toMatch(/^tb_scim_[0-9A-Za-z]{42}$/);
    expect(JSON.stringify(await sql('select * from "scimTokens"'))).not.toContain(token);
    await call('GET', 'Users');
    const settings = (await owner.get('/api/v1/single-sign-on')).json().data;
    expect(settings.scim).toEqual({
      baseUrl: `${publicUrl}/scim/v2`,
      token: {
        prefix: token.slice(0, 12),
        createdAt: today.toISOString(),
        lastUsedAt: today.toISOString(),
        formerUntil: null,
      },
    });
    await expect(
      server.database.pool.query(
        `set role "${server.database.name}_provider"; select "secretHash" from "scimTokens"`,
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('is rotated with an overlap, and the former one ends with it', async () => {
    const next = await makeToken(owner, 1);
    for (const one of [token, next])
      expect((await call('GET', 'Users', undefined, one)).statusCode).toBe(200);
    server.setNow(new Date(today.getTime() + 3_600_000));
    expect((await call('GET', 'Users')).json().detail).toBe(
      'This SCIM token has been replaced. Use the new one.',
    );
    expect((await call('GET', 'Users', undefined, next)).statusCode).toBe(200);
    const last = await makeToken(await server.as(people.provider));
    expect((await call('GET', 'Users', undefined, next)).statusCode).toBe(401);
    expect((await call('GET', 'Users', undefined, last)).statusCode).toBe(200);
  });

  it('is refused once revoked, and where the company is closed', async () => {
    await sql(`update "companies" set "status" = 'Suspended' where "id" = 'CO-001'`);
    expect((await call('GET', 'Users')).statusCode).toBe(401);
    await sql(`update "companies" set "status" = 'Active' where "id" = 'CO-001'`);
    owner = await server.as(people.provider);
    const revoked = await owner.send('DELETE', tokenUrl);
    expect(revoked.json().data.scim.token).toBeNull();
    const answer = await call('GET', 'Users');
    expect([answer.statusCode, answer.headers['www-authenticate'], answer.headers['content-type']]).toEqual([
      401,
      'Bearer',
      'application/scim+json; charset=utf-8',
    ]);
    expect(answer.json()).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '401',
      detail: 'This SCIM token is not valid',
    });
    const actions = await sql(
      `select "action" from "auditLogs" where "action" like '%SCIM token' and "companyId" = 'CO-001' order by "seq" desc limit 2`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['revoke SCIM token', 'create SCIM token']);
  });

  it('is made by administrators alone, and opens nothing but SCIM', async () => {
    await sql(`update "users" set "role" = 'Manager' where "email" = $1`, [people.provider]);
    const manager = await server.as(people.provider);
    expect((await manager.send('POST', tokenUrl, {})).statusCode).toBe(403);
    expect((await manager.send('DELETE', tokenUrl)).statusCode).toBe(403);
    expect((await (await server.as(people.admin)).send('POST', tokenUrl, {})).statusCode).toBe(403);
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/api/v1/users', '/api/v1/auth/profile', '/mcp'])
      expect(
        (await server.app.inject({ method: url === '/mcp' ? 'POST' : 'GET', url, headers })).statusCode,
      ).toBe(401);
    for (const other of ['', owner.token, 'tb_scim_x', `${token}0`])
      expect([other, (await call('GET', 'Users', undefined, other)).statusCode]).toEqual([other, 401]);
  });

  it('slows down whoever guesses one, and says when to come back', async () => {
    let last: Answered | undefined;
    for (let guess = 0; guess < 57; guess++)
      last = await call('GET', 'Users', undefined, `tb_scim_${'x'.repeat(42)}`);
    expect([last?.statusCode, Number(last?.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await call('GET', 'Users')).statusCode).toBe(200);
  });

  it('has an allowance of its own, as headers say', async () => {
    const answer = await call('GET', 'Users');
    expect(answer.headers['ratelimit-limit']).toBe('1500');
    expect(Number(answer.headers['ratelimit-remaining'])).toBeLessThan(1500);
  });
});

describe('Microsoft Entra ID', () => {
  it('tests the connection, provisions, updates, disables and deletes a user', async () => {
    const nobody = await find('userName eq "9f8e7d6c-0000-4000-8000-000000000000"');
    expect(nobody).toMatchObject({ totalResults: 0, Resources: [], startIndex: 1, itemsPerPage: 0 });
    const sent = {
      schemas: [userSchema, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      externalId: 'grace.hopper',
      userName: `Grace.Hopper@${domain}`,
      active: true,
      displayName: 'Grace Hopper',
      emails: [{ primary: true, type: 'work', value: `Grace.Hopper@${domain}` }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Grace Hopper', familyName: 'Hopper', givenName: 'Grace' },
      title: 'Rear Admiral',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Navy' },
    };
    const answer = await call('POST', 'Users', sent);
    const made = body(answer, 201);
    expect(answer.headers.location).toBe(`${publicUrl}/scim/v2/Users/${made.id}`);
    expect(made).toMatchObject({
      userName: `grace.hopper@${domain}`,
      externalId: 'grace.hopper',
      name: { givenName: 'Grace', familyName: 'Hopper', formatted: 'Grace Hopper' },
      title: 'Rear Admiral',
      active: true,
      groups: [],
    });
    expect((await find(`userName eq "GRACE.HOPPER@${domain}"`)).Resources).toEqual([made]);
    expect((await find('externalId eq "grace.hopper"')).Resources).toEqual([made]);
    const user = `Users/${made.id}`;
    const changed = body(
      await patch(
        user,
        { op: 'Replace', path: 'displayName', value: 'Amazing Grace' },
        { op: 'Add', path: 'emails[type eq "work"].value', value: `amazing@${domain}` },
        { op: 'Replace', path: 'name.familyName', value: 'Murray' },
        { op: 'Replace', path: 'userName', value: `amazing@${domain}` },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+1 202 555 0142' },
        { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager', value: 'x' },
      ),
    );
    expect(changed).toMatchObject({
      userName: `amazing@${domain}`,
      displayName: 'Amazing Grace',
      name: { givenName: 'Grace', familyName: 'Murray' },
      emails: [{ value: `amazing@${domain}` }],
      phoneNumbers: [{ value: '+1 202 555 0142' }],
    });
    const session = await server.as(`amazing@${domain}`);
    expect((await session.get('/api/v1/auth/profile')).statusCode).toBe(200);
    const disabled = body(await patch(user, { op: 'Replace', path: 'active', value: 'False' }));
    expect(disabled.active).toBe(false);
    expect((await session.get('/api/v1/auth/profile')).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
    const deleted = await server.app.inject({ method: 'DELETE', url: `/scim/v2/${user}`, headers });
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect((await call('GET', user)).statusCode).toBe(404);
    expect((await find(`userName eq "amazing@${domain}"`)).totalResults).toBe(0);
    const entries = await audited(made.id);
    expect(entries.map(({ action }) => action)).toEqual(['create', 'edit', 'edit']);
    for (const entry of entries)
      expect(entry).toMatchObject({ user: `SCIM · ${token.slice(0, 12)}…`, companyId: 'CO-001' });
  });

  it('gives roles by groups, by name or by the object id that it sends as external id', async () => {
    await connect({
      groupRoles: [
        { group: 'Bench Leads', role: 'Manager' },
        { group: 'object-7', role: 'User' },
      ],
    });
    const { id } = await create('member');
    const roleOf = async () => (await sql('select "role" from "users" where "id" = $1', [id]))[0]?.role;
    expect(await roleOf()).toBe('Viewer');
    const group = (displayName: string, externalId: string) => ({ displayName, externalId });
    const leads = body(await call('POST', 'Groups', group('Bench Leads', 'object-1')), 201);
    const seven = body(await call('POST', 'Groups', group('ทีมสรรหา', 'object-7')), 201);
    const member = [{ $ref: null, value: id }];
    await patch(`Groups/${seven.id}`, { op: 'Add', path: 'members', value: member });
    expect(await roleOf()).toBe('User');
    await patch(`Groups/${leads.id}`, { op: 'Add', path: 'members', value: member });
    expect(await roleOf()).toBe('Manager');
    expect(body(await call('GET', `Users/${id}`)).groups).toEqual([
      { value: leads.id, display: 'Bench Leads' },
      { value: seven.id, display: 'ทีมสรรหา' },
    ]);
    await patch(`Groups/${leads.id}`, { op: 'Remove', path: 'members', value: [{ value: id }] });
    expect(await roleOf()).toBe('User');
    await patch(`Groups/${leads.id}`, { op: 'Add', path: 'members', value: member });
    await patch(`Groups/${leads.id}`, { op: 'Replace', path: 'displayName', value: 'Others' });
    expect(await roleOf()).toBe('User');
    expect((await call('DELETE', `Groups/${seven.id}`)).statusCode).toBe(204);
    expect(await roleOf()).toBe('Viewer');
    const [entry] = await sql(
      `select "before", "after" from "auditLogs" where "target" = $1 and "action" = 'edit' order by "seq" desc limit 1`,
      [id],
    );
    expect(
      Object.keys(JSON.parse(entry?.before ?? '')).filter((field) => !/updatedAt|version/.test(field)),
    ).toEqual(['role']);
    const found = `Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "Others"')}`;
    expect(body(await call('GET', found)).Resources).toEqual([
      expect.not.objectContaining({ members: expect.anything() }),
    ]);
  });
});

describe('Okta', () => {
  it('links a user that exists, updates with PUT, deactivates and activates again', async () => {
    await prove('talentbench.example');
    const [colleague] = (await find(`userName eq "${people.provider}"`)).Resources;
    expect(colleague).toMatchObject({ userName: people.provider, active: true });
    const made = await create('isaac.brock', {
      externalId: '00u1',
      groups: [],
      password: 'secret',
      locale: 'en-US',
    });
    const user = `Users/${made.id}`;
    const put = await call('PUT', user, {
      ...made,
      name: { givenName: 'Isaac', familyName: 'Brøck' },
      title: 'Engineer',
    });
    expect(body(put)).toMatchObject({ id: made.id, name: { formatted: 'Isaac Brøck' }, title: 'Engineer' });
    expect(body(await patch(user, { op: 'replace', value: { active: false } })).active).toBe(false);
    expect(body(await call('GET', user)).active).toBe(false);
    expect(said(await call('POST', 'Users', person('isaac.brock')))).toEqual([409, 'uniqueness']);
    expect(body(await patch(user, { op: 'replace', value: { active: true } }))).toMatchObject({
      active: true,
      externalId: '00u1',
    });
  });

  it('pushes groups: all members at once, then one after another', async () => {
    await connect({ groupRoles: [{ group: 'Managers', role: 'Manager' }] });
    const [one, two] = [await create('one'), await create('two')];
    const pushed = body(
      await call('POST', 'Groups', { displayName: 'Managers', members: [{ value: one.id, display: 'One' }] }),
      201,
    );
    const group = `Groups/${pushed.id}`;
    const roles = async () =>
      (await sql(`select "role" from "users" where "id" = any($1) order by "seq"`, [[one.id, two.id]])).map(
        ({ role }) => role,
      );
    expect(await roles()).toEqual(['Manager', 'Viewer']);
    await patch(
      group,
      { op: 'remove', path: `members[value eq "${one.id}"]` },
      { op: 'add', path: 'members', value: [{ value: two.id }] },
      { op: 'replace', value: { id: pushed.id, displayName: 'Managers' } },
    );
    expect(await roles()).toEqual(['Viewer', 'Manager']);
    const replaced = body(
      await call('PUT', group, { displayName: 'Managers', members: [{ value: one.id }] }),
    );
    expect(replaced.members).toEqual([{ value: one.id, display: 'Ada King' }]);
    expect(await roles()).toEqual(['Manager', 'Viewer']);
    expect(said(await call('POST', 'Groups', { displayName: 'Managers' }))).toEqual([409, 'uniqueness']);
    expect(
      said(await patch(group, { op: 'add', path: 'members', value: [{ value: 'USR-999999' }] })),
    ).toEqual([400, 'invalidValue']);
  });
});

describe('a directory', () => {
  it('sees and changes nobody of another company, nor outside of its verified domains', async () => {
    await prove('talentbench.example');
    const stranger = await server.find(people.recruiter);
    const user = `Users/${stranger.id}`;
    const calls: [Method, unknown?][] = [
      ['GET'],
      ['PUT', person('x')],
      ['PATCH', { Operations: [{ op: 'replace', value: { active: false } }] }],
      ['DELETE'],
    ];
    for (const [method, sent] of calls) {
      const answer = await call(method, user, sent);
      expect([method, answer.statusCode, answer.json().detail]).toEqual([
        method,
        404,
        'This user does not exist',
      ]);
    }
    expect((await find(`userName eq "${people.recruiter}"`)).totalResults).toBe(0);
    expect((await find(`id eq "${stranger.id}"`)).totalResults).toBe(0);
    expect(said(await call('POST', 'Users', { ...person('x'), userName: people.recruiter }))).toEqual([
      409,
      'uniqueness',
    ]);
    const mine = await create('mine');
    expect(
      said(await patch(`Users/${mine.id}`, { op: 'replace', value: { userName: people.recruiter } })),
    ).toEqual([409, 'uniqueness']);
    const { id: groupId } = body(await call('POST', 'Groups', { displayName: 'Mine' }), 201);
    const add = { op: 'add', path: 'members', value: [{ value: stranger.id }] };
    expect(said(await patch(`Groups/${groupId}`, add))).toEqual([400, 'invalidValue']);
    const rival = await makeToken(await server.as(people.recruiter));
    for (const path of [`Users/${mine.id}`, `Groups/${groupId}`])
      expect((await call('GET', path, undefined, rival)).statusCode).toBe(404);
    expect((await call('DELETE', `Groups/${groupId}`, undefined, rival)).statusCode).toBe(404);
    await sql(`delete from "singleSignOnDomains" where "domain" = $1`, [domain]);
    expect((await call('GET', `Users/${mine.id}`)).statusCode).toBe(404);
    expect(said(await call('POST', 'Users', person('outside')))).toEqual([400, 'invalidValue']);
    expect(await server.find(people.recruiter)).toEqual(stranger);
  });

  it('cannot take away the last administrator, nor the one who keeps a password', async () => {
    await prove('talentbench.example');
    const { id } = await server.find(people.provider);
    await sql(
      `update "users" set "role" = 'Manager' where "companyId" = 'CO-001' and "role" = 'Admin' and "id" <> $1`,
      [id],
    );
    const user = `Users/${id}`;
    const off = { op: 'Replace', path: 'active', value: 'False' };
    expect(said(await patch(user, off))).toEqual([400, 'mutability']);
    expect((await call('DELETE', user)).json().detail).toContain('last administrator');
    const { id: other } = await create('second.admin');
    await sql(`update "users" set "role" = 'Admin' where "id" = $1`, [other]);
    await connect({ emergencyUserId: id, groupRoles: [{ group: 'Managers', role: 'Manager' }] });
    expect((await call('DELETE', user)).json().detail).toContain('can sign in with a password');
    const members = [{ value: id }, { value: other }];
    await call('POST', 'Groups', { displayName: 'Managers', members });
    const roles = await sql('select distinct "role" from "users" where "id" in ($1, $2)', [id, other]);
    expect(roles).toEqual([{ role: 'Admin' }]);
    expect((await call('DELETE', `Users/${other}`)).statusCode).toBe(204);
    expect((await server.find(people.provider)).status).toBe('Active');
  });

  it('brings back the account that it deleted, with its history', async () => {
    const { id } = await create('back', { externalId: 'before' });
    await call('DELETE', `Users/${id}`);
    const again = await create('back', { name: { givenName: 'Ana', familyName: 'Lima' } });
    expect(again).toMatchObject({ id, active: true, name: { formatted: 'Ana Lima' } });
    expect(again.externalId).toBeUndefined();
    await call('DELETE', `Users/${id}`);
    await sql(`update "users" set "statusReason" = 'Fraud' where "id" = $1`, [id]);
    expect(said(await call('POST', 'Users', person('back')))).toEqual([400, 'mutability']);
  });

  it('cannot undo what an operator has decided', async () => {
    const { id } = await create('closed');
    await sql(`update "users" set "status" = 'Suspended', "statusReason" = 'Fraud' where "id" = $1`, [id]);
    expect(said(await patch(`Users/${id}`, { op: 'replace', value: { active: true } }))).toEqual([
      400,
      'mutability',
    ]);
    expect(body(await patch(`Users/${id}`, { op: 'replace', value: { active: false } })).active).toBe(false);
    expect((await server.find(`closed@${domain}`)).status).toBe('Suspended');
  });

  it('makes one user of two requests at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', 'Users', person('twin'))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await sql(`select 1 from "users" where "email" = 'twin@${domain}'`)).toHaveLength(1);
  });

  it('keeps names in any script, and makes one from the address if there is none', async () => {
    const thai = await create('somchai', { name: { givenName: 'สมชาย', familyName: 'ใจดี' } });
    expect(thai.name.formatted).toBe('สมชาย ใจดี');
    expect((await create('zoe.muller', { name: undefined })).name).toEqual({
      givenName: 'Zoe',
      familyName: 'Muller',
      formatted: 'Zoe Muller',
    });
    expect((await create('whole', { name: undefined, displayName: 'José Ortega' })).name.familyName).toBe(
      'Ortega',
    );
  });

  it('gets no more users than the plan has room for, with the reason', async () => {
    const { id } = await create('parked', { active: false });
    const [{ plan } = { plan: '' }] = await sql(
      `select "planId" as "plan" from "subscriptions" where "companyId" = 'CO-001' and "status" = 'Active' limit 1`,
    );
    const [before] = await sql<{ users: number | null }>('select "users" from "plans" where "id" = $1', [
      plan,
    ]);
    await sql('update "plans" set "users" = 1 where "id" = $1', [plan]);
    for (const answer of [
      await call('POST', 'Users', person('full')),
      await patch(`Users/${id}`, { op: 'replace', value: { active: true } }),
    ]) {
      expect(said(answer)).toEqual([400, 'invalidValue']);
      expect(answer.json().detail).toMatch(/plan/i);
    }
    await sql('update "plans" set "users" = $2 where "id" = $1', [plan, before?.users]);
  });

  it('reads 1,000 users page by page', async () => {
    await sql(
      `insert into "users" ("companyId", "userType", "role", "firstName", "lastName", "fullName", "email", "status", "verified", "premium", "skills", "education", "certifications", "profileViews", "loginCount", "createdAt", "updatedAt")
       select 'CO-001', 'provider', 'User', 'N', n::text, 'N ' || n, 'n' || n || '@${domain}', 'Active', true, false, '{}', '{}', '{}', 0, 0, now(), now() from generate_series(1, 1000) n`,
    );
    const seen = new Set<string>();
    for (let from = 1; from <= 1000; from += 150) {
      const page = body(await call('GET', `Users?startIndex=${from}&count=150`));
      expect([page.totalResults, page.startIndex]).toEqual([1000, from]);
      for (const { id } of page.Resources) seen.add(id);
    }
    expect(seen.size).toBe(1000);
    expect(body(await call('GET', 'Users?count=0'))).toMatchObject({ totalResults: 1000, itemsPerPage: 0 });
    expect(body(await call('GET', 'Users?startIndex=-4&count=5000')).itemsPerPage).toBe(200);
    expect(body(await call('GET', 'Users?attributes=userName&count=1')).Resources[0]).not.toHaveProperty(
      'name',
    );
  });

  it.each([
    ['GET', 'Users?filter=userName%20co%20%22a%22', undefined, 400, 'invalidFilter'],
    ['GET', 'Users?startIndex=one', undefined, 400, 'invalidValue'],
    ['POST', 'Users', '{', 400, 'invalidSyntax'],
    ['POST', 'Users', [], 400, 'invalidSyntax'],
    ['POST', 'Users', {}, 400, 'invalidValue'],
    ['POST', 'Users', person('x', { userName: 'ada' }), 400, 'invalidValue'],
    ['POST', 'Users', person('long', { title: 'x'.repeat(500) }), 400, 'invalidValue'],
    ['POST', 'Users', person('long', { externalId: 'x'.repeat(5000) }), 400, 'invalidValue'],
    ['POST', 'Groups', { displayName: 'x'.repeat(5000) }, 400, 'invalidValue'],
    ['POST', 'Groups', {}, 400, 'invalidValue'],
    ['GET', 'Users/USR-999999', undefined, 404, undefined],
    ['GET', 'Groups/not-a-uuid', undefined, 404, undefined],
    ['GET', 'Me', undefined, 404, undefined],
    ['POST', 'Bulk', {}, 404, undefined],
    ['GET', 'Users?filter=externalId%20eq%20%22%5Cu0000%22', undefined, 400, 'invalidValue'],
  ] as [Method, string, unknown, number, string | undefined][])(
    'is told in its own words what is wrong with %s %s',
    async (method, path, sent, status, scimType) => {
      const answer = await call(method, path, sent);
      expect([answer.headers['content-type'], ...said(answer)]).toEqual([
        'application/scim+json; charset=utf-8',
        status,
        scimType,
      ]);
      expect(answer.json()).toMatchObject({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        detail: expect.any(String),
      });
    },
  );

  it('learns what is supported', async () => {
    const config = body(await call('GET', 'ServiceProviderConfig'));
    expect(config).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
    const types = body(await call('GET', 'ResourceTypes')).Resources;
    expect(types.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups']);
    for (const { schema } of types) expect(body(await call('GET', `Schemas/${schema}`)).id).toBe(schema);
    expect(body(await call('GET', 'Schemas')).totalResults).toBe(2);
    expect((await call('GET', 'Schemas/x')).statusCode).toBe(404);
  });

  it('waits during maintenance, and still reads', async () => {
    await sql(
      `insert into "maintenances" ("title", "startsAt", "endsAt", "status", "priority") values ('Upgrade', $1, $2, 'Scheduled', 'Medium')`,
      [new Date(today.getTime() - 60_000), new Date(today.getTime() + 60_000)],
    );
    const answer = await call('POST', 'Users', person('later'));
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([503, 60]);
    expect((await call('GET', 'Users')).statusCode).toBe(200);
  });
});
