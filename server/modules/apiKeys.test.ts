import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyReminders } from '../../application/jobs/apiKeys.ts';
import type { ApiKey } from '../../domain/contract/accounts/apiKeys.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { people } from '../testing/parties.ts';
import { runJob } from '../testing/runJob.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
let provider: Caller;
beforeEach(async () => {
  provider = await server.as(people.provider);
});
afterEach(async () => {
  server.setNow(today);
  await server.owner.query(
    `delete from "apiKeys"; delete from "signInFailures"; delete from "idempotencyKeys"; delete from "allowances";
     update "users" set "status" = 'Active', "role" = 'Admin' where "email" in ('${people.provider}', '${people.recruiter}');
     update "companies" set "status" = 'Active' where "id" in ('CO-001', 'CO-002')`,
  );
});

const password = 'bench-demo';
const form = { name: 'Payroll', scopes: ['market.read', 'candidates.write'], days: 30 };
const later = (hours: number) => server.setNow(new Date(today.getTime() + hours * 3_600_000));
const make = (caller: Caller, more: object = {}) =>
  caller.send('POST', '/api/v1/auth/api-keys', { ...form, ...more });
const made = async (caller: Caller, more: object = {}): Promise<{ key: ApiKey; secret: string }> => {
  const answer = await make(caller, more);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json().data;
};
type How = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path?: string; payload?: object; ip?: string };
const use = (
  secret: string,
  {
    method = 'GET',
    path = 'candidates',
    payload,
    ip = '203.0.113.7',
    ...more
  }: How & { headers?: object } = {},
) =>
  server.app.inject({
    method,
    url: `/api/v1/${path}`,
    remoteAddress: ip,
    headers: { authorization: `Bearer ${secret}`, ...more.headers },
    ...(payload && { payload }),
  });
const verdict = async (secret: string, how: How = {}) => {
  const { statusCode, body } = await use(secret, how);
  return statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code];
};
const revoke = (caller: Caller, id: string) => caller.send('POST', `/api/v1/auth/api-keys/${id}/revoke`);
const rotate = (caller: Caller, id: string, overlapHours = 1) =>
  caller.send('POST', `/api/v1/auth/api-keys/${id}/rotate`, { overlapHours, days: 90 });
const sql = async (text: string, values: unknown[] = []) => (await server.owner.query(text, values)).rows;

const candidate = {
  name: 'Kim Key',
  title: 'React Developer',
  skills: ['React'],
  experience: 4,
  location: 'Berlin, Germany',
  status: 'Available',
  rate: 6500,
};

describe('an API key', () => {
  it('changes no bank details, which take a proof of the person', async () => {
    const { secret } = await made(provider, { scopes: ['companies.write', 'market.read'] });
    const company = (await provider.get('/api/v1/companies/CO-001')).json();
    const edit = (payload: object) =>
      use(secret, {
        method: 'PUT',
        path: 'companies/CO-001',
        payload,
        headers: { 'if-match': `"${company.version}"` },
      });
    const refused = await edit({ bankDetails: 'IBAN DE02 1203 0000 0000 2020 51' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'api-keys.person-only']);
    expect((await edit({ billingAddress: '1 Main Street' })).statusCode).toBe(200);
  });

  it('is made in a session that was proven lately, and its secret is shown once and stored as a hash', async () => {
    later(0.2);
    expect((await make(provider)).json()).toMatchObject({ code: 'proof.needed' });
    const prove = (given: string) => provider.send('POST', '/api/v1/auth/proof', { password: given });
    expect((await prove('wrong')).json()).toMatchObject({
      code: 'row.invalid',
      errors: { password: { code: 'proof.wrong-password' } },
    });
    expect((await make(provider)).statusCode).toBe(403);
    expect((await prove(password)).statusCode).toBe(200);
    server.setNow(today);
    const { key, secret } = await made(provider);
    expect(secret).toMatch(/^tb_live_[0-9A-Za-z]{42}$/);
    expect(key).toMatchObject({
      name: 'Payroll',
      prefix: secret.slice(0, 12),
      scopes: form.scopes,
      expiresAt: '2026-07-15T09:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
    });
    const listed = await provider.get('/api/v1/apiKeys');
    expect(listed.json()).toEqual([key]);
    expect(listed.body).not.toMatch(/hash/i);
    const everything = await sql(`select row_to_json(k)::text as "row" from "apiKeys" k
      union all select row_to_json(i)::text from "idempotencyKeys" i
      union all select row_to_json(a)::text from "auditLogs" a`);
    expect(everything.map(({ row }) => row).join()).not.toContain(secret.slice(12));
  });

  it('gives its secret to nobody who repeats the request', async () => {
    const headers = { 'idempotency-key': 'make-a-key-1' };
    const send = () => provider.send('POST', '/api/v1/auth/api-keys', form, headers);
    expect((await send()).statusCode).toBe(201);
    expect((await send()).json()).toMatchObject({ code: 'api-keys.same-name' });
  });

  it('is limited to scopes that its owner has, that keys can carry, and that are named once', async () => {
    const viewer = await server.find(people.provider);
    await sql(`update "users" set "role" = 'Viewer' where "id" = $1`, [viewer.id]);
    expect((await make(provider)).json().errors).toMatchObject({
      scopes: { code: 'api-keys.scopes-not-held', values: { list: 'candidates.write' } },
    });
    const fault = async (scopes: string[]) => Object.keys((await make(provider, { scopes })).json().errors);
    for (const scope of ['roles.write', 'security.write', 'users.write', 'settings.write', 'everything'])
      expect([scope, await fault([scope])]).toEqual([scope, ['scopes.0']]);
    expect(await fault([])).toEqual(['scopes']);
    expect(await fault(['market.read', 'market.read'])).toEqual(['scopes']);
  });

  it('acts as its owner, within its scopes, and says so in the audit log', async () => {
    const { key, secret } = await made(provider);
    const profile = await use(secret, { path: 'auth/profile' });
    expect(profile.json().data.user).toMatchObject({ email: people.provider, permissions: form.scopes });
    const own = (await provider.get('/api/v1/candidates')).json();
    expect((await use(secret)).json()).toEqual(own);
    const added = await use(secret, { method: 'POST', path: 'candidates', payload: candidate });
    expect([added.statusCode, added.json().companyId]).toEqual([201, 'CO-001']);
    const [entry] = await sql(`select "user", "userId" from "auditLogs" where "target" = $1`, [
      added.json().id,
    ]);
    const owner = await server.find(people.provider);
    expect(entry).toEqual({ user: `${owner.fullName} · Payroll (${key.prefix}…)`, userId: owner.id });
    expect(await verdict(secret, { path: 'tickets' })).toEqual([403, 'api-keys.scope']);
    expect(await verdict(secret, { path: 'requests', method: 'POST', payload: {} })).toEqual([
      403,
      'access.refused',
    ]);
  });

  it('never has more than its owner may do at that moment', async () => {
    const { secret } = await made(provider);
    await sql(`update "users" set "role" = 'Viewer' where "email" = $1`, [people.provider]);
    expect(await verdict(secret, { method: 'POST', payload: candidate })).toEqual([403, 'access.refused']);
    expect(await verdict(secret)).toBe(200);
  });

  it('shows an operator viewing as its owner nothing but the list, and lets no view make one', async () => {
    const { id } = await server.find(people.provider);
    const admin = await server.as(people.admin);
    const view = (await admin.send('POST', `/api/v1/users/${id}/views`)).json().data.token;
    const payload = { ...form };
    expect(await verdict(view, { method: 'POST', path: 'auth/api-keys', payload })).toEqual([
      403,
      'view.read-only',
    ]);
  });

  it('notes its last use to the minute', async () => {
    const { key, secret } = await made(provider);
    const lastUse = async () =>
      (await sql('select "lastUsedAt" from "apiKeys" where "id" = $1', [key.id]))[0];
    const useAt = async (seconds: number) => {
      later(seconds / 3600);
      await use(secret);
      return (await lastUse())?.lastUsedAt;
    };
    expect(await useAt(0)).toEqual(today.toISOString());
    expect(await useAt(59)).toEqual(today.toISOString());
    expect(await useAt(61)).toEqual('2026-06-15T09:01:01.000Z');
  });
});

describe('a key is refused', () => {
  it('if it is unknown, malformed, or in a query string', async () => {
    const { secret } = await made(provider);
    const other = secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await verdict(other)).toEqual([401, 'api-keys.unknown']);
    expect(await verdict('tb_live_tooshort00000')).toEqual([401, 'api-keys.unknown']);
    const inQuery = await server.app.inject({ url: `/api/v1/candidates?api_key=${secret}` });
    expect([inQuery.statusCode, inQuery.json().code]).toEqual([401, 'sign-in.needed']);
  });

  it('after it has expired', async () => {
    const { secret } = await made(provider);
    later(30 * 24 - 1);
    expect(await verdict(secret)).toBe(200);
    later(30 * 24);
    expect(await verdict(secret)).toEqual([401, 'api-keys.expired']);
  });

  it('at once after its owner revoked it', async () => {
    const { key, secret } = await made(provider);
    expect((await revoke(provider, key.id)).statusCode).toBe(200);
    expect(await verdict(secret)).toEqual([401, 'api-keys.revoked']);
    expect((await rotate(provider, key.id)).json().code).toBe('api-keys.ended');
    expect((await make(provider)).statusCode).toBe(201);
  });

  it('while its owner or their company is not active', async () => {
    const { secret } = await made(provider);
    await sql(`update "users" set "status" = 'Inactive' where "email" = $1`, [people.provider]);
    expect(await verdict(secret)).toEqual([401, 'sign-in.account-inactive']);
    await sql(`update "users" set "status" = 'Active' where "email" = $1`, [people.provider]);
    await sql(`update "companies" set "status" = 'Suspended' where "id" = 'CO-001'`);
    expect(await verdict(secret)).toEqual([401, 'sign-in.company-suspended']);
  });

  it('from an address that neither its list nor the company’s leaves out', async () => {
    expect((await make(provider, { addresses: '10.0.0.0/8, office' })).json().errors).toMatchObject({
      addresses: { code: 'settings.not-an-address' },
    });
    const { key, secret } = await made(provider, { addresses: '203.0.113.0/24, 2001:db8::/32' });
    expect(key.addresses).toBe('203.0.113.0/24\n2001:db8::/32');
    expect(await verdict(secret)).toBe(200);
    expect(await verdict(secret, { ip: '2001:db8::5' })).toBe(200);
    expect(await verdict(secret, { ip: '198.51.100.7' })).toEqual([403, 'api-keys.address']);
    const [before] = await sql('select "lastUsedAt" from "apiKeys"');
    later(2);
    await use(secret, { ip: '198.51.100.7' });
    expect(await sql('select "lastUsedAt" from "apiKeys"')).toEqual([before]);
    await sql(`insert into "preferences" ("kind", "key", "label", "companyId", "enabled", "value")
      values ('security', 'ipRestriction', 'x', 'CO-001', true, '192.0.2.1')`);
    expect(await verdict(secret)).toEqual([403, 'access.address']);
    await sql(`delete from "preferences" where "key" = 'ipRestriction' and "companyId" = 'CO-001'`);
  });

  it('more slowly after many attempts from one network, while valid keys and sign-ins go on', async () => {
    const { secret } = await made(provider);
    const guess = `tb_live_${'0'.repeat(42)}`;
    for (let i = 0; i < 55; i++) await use(guess);
    await use(guess);
    const waiting = await use(guess);
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(await verdict(secret)).toBe(200);
    const signIn = {
      method: 'POST' as const,
      path: 'auth/login',
      payload: { email: people.provider, password },
    };
    expect((await use('', signIn)).statusCode).toBe(200);
  });
});

describe('the rate limit of a key', () => {
  it('is its own, and each answer tells how much is left', async () => {
    const [one, other] = [await made(provider, { name: 'One' }), await made(provider, { name: 'Other' })];
    const left = async ({ secret }: { secret: string }) => {
      const { headers } = await use(secret);
      return ['limit', 'remaining', 'reset'].map((part) => Number(headers[`ratelimit-${part}`]));
    };
    expect(await left(one)).toEqual([600, 599, 1]);
    for (let n = 0; n < 60; n++) await use(one.secret, { path: 'auth/profile' });
    expect(await left(one)).toEqual([600, 538, 7]);
    expect(await left(other)).toEqual([600, 599, 1]);
    expect((await provider.get('/api/v1/candidates')).headers['ratelimit-limit']).toBeUndefined();
  });

  it('refuses further requests until it has refilled', async () => {
    const { key, secret } = await made(provider);
    await sql(
      `insert into "allowances" ("key", "used", "at") values ('keyRequests:' || encode(sha256($1::bytea), 'hex'), 599, $2)`,
      [key.id, today],
    );
    for (let n = 0; n < 50; n++) await use(secret, { path: 'auth/profile' });
    const { statusCode, headers } = await use(secret);
    expect([statusCode, Number(headers['ratelimit-remaining']), Number(headers['retry-after']) > 0]).toEqual([
      429,
      0,
      true,
    ]);
    later(1);
    expect(await verdict(secret)).toBe(200);
  });
});

describe('rotation', () => {
  it('gives a new secret and keeps the old one for the overlap', async () => {
    const { key, secret } = await made(provider);
    const answer = await rotate(provider, key.id, 24);
    const next = answer.json().data;
    expect(next.key).toMatchObject({
      id: key.id,
      expiresAt: '2026-09-13T09:00:00.000Z',
      formerUntil: '2026-06-16T09:00:00.000Z',
    });
    expect([await verdict(secret), await verdict(next.secret)]).toEqual([200, 200]);
    later(24);
    expect([await verdict(secret), await verdict(next.secret)]).toEqual([[401, 'api-keys.replaced'], 200]);
  });

  it('ends the old secret at once without an overlap, and both with the key', async () => {
    const { key, secret } = await made(provider);
    const { secret: second } = (await rotate(provider, key.id, 0)).json().data;
    expect([await verdict(secret), await verdict(second)]).toEqual([[401, 'api-keys.unknown'], 200]);
    const { secret: third } = (await rotate(provider, key.id, 24)).json().data;
    await revoke(provider, key.id);
    expect(await verdict(third)).toEqual([401, 'api-keys.revoked']);
    expect(await verdict(second)).toEqual([401, 'api-keys.unknown']);
  });

  it('keeps the old secret no longer than it was issued for', async () => {
    const { key, secret } = await made(provider);
    later(30 * 24 - 2);
    const again = await server.as(people.provider);
    const { formerUntil } = (await rotate(again, key.id, 24)).json().data.key;
    expect(formerUntil).toBe(key.expiresAt);
    later(30 * 24);
    expect(await verdict(secret)).toEqual([401, 'api-keys.replaced']);
  });
});

describe('keys of others', () => {
  it('are seen and revoked by administrators of the company alone, who never get a secret', async () => {
    const { key, secret } = await made(provider);
    const [colleague] = await sql(
      `select "email", "id" from "users" where "companyId" = 'CO-001' and "status" = 'Active' and "email" <> $1 limit 1`,
      [people.provider],
    );
    const as = async (role: string) => {
      await sql(`update "users" set "role" = $2 where "id" = $1`, [colleague?.id, role]);
      return server.as(String(colleague?.email));
    };
    const recruiter = await server.as(people.recruiter);
    for (const stranger of [await as('Manager'), recruiter]) {
      expect((await stranger.get('/api/v1/apiKeys')).json()).toEqual([]);
      expect((await stranger.get(`/api/v1/apiKeys/${key.id}`)).statusCode).toBe(404);
      expect((await revoke(stranger, key.id)).statusCode).toBe(404);
      expect((await rotate(stranger, key.id)).statusCode).toBe(404);
    }
    const administrator = await as('Admin');
    expect((await administrator.get('/api/v1/apiKeys')).json()).toHaveLength(1);
    expect((await rotate(administrator, key.id)).statusCode).toBe(404);
    expect(await verdict(secret)).toBe(200);
    expect((await revoke(administrator, key.id)).statusCode).toBe(200);
    expect(await verdict(secret)).toEqual([401, 'api-keys.revoked']);
    const owner = await server.find(people.provider);
    const titles = await sql(
      `select "title" from "notifications" where "userId" = $1 order by "seq" desc limit 1`,
      [owner.id],
    );
    expect(titles[0]?.title).toMatch(/revoked your API key “Payroll”$/);
  });

  it('are written by no form, whoever sends it', async () => {
    const { key } = await made(provider);
    const admin = await server.as(people.admin);
    for (const caller of [provider, admin]) {
      const body = { ...form, userId: key.userId, secretHash: '0'.repeat(64) };
      expect((await caller.send('POST', '/api/v1/apiKeys', body)).statusCode).toBe(403);
      const version = { 'if-match': `"${key.version}"` };
      const scopes = { scopes: ['billing.write'] };
      const edited = await caller.send('PUT', `/api/v1/apiKeys/${key.id}`, scopes, version);
      expect(edited.statusCode).toBe(403);
      const gone = await caller.send('DELETE', `/api/v1/apiKeys/${key.id}`, undefined, version);
      expect(gone.statusCode).toBe(403);
    }
  });
});

describe('what is recorded', () => {
  it('making, rotating and revoking, without a secret, and the owner is told by mail', async () => {
    const { key } = await made(provider);
    await rotate(provider, key.id);
    await revoke(provider, key.id);
    const entries = await sql(
      `select "action", "companyId", "after" from "auditLogs" where "noun" = 'apiKeys' and "target" = $1 order by "seq"`,
      [key.id],
    );
    expect(entries.map(({ action, companyId }) => [action, companyId])).toEqual([
      ['create', 'CO-001'],
      ['rotate', 'CO-001'],
      ['revoke', 'CO-001'],
    ]);
    expect(JSON.parse(entries[0]?.after)).toMatchObject({ name: 'Payroll', scopes: form.scopes });
    const mails = await sql(`select "subject", "purpose" from "mails" order by "seq" desc limit 2`);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['security', 'security']);
    expect(mails[1]?.subject).toContain('API key “Payroll” was created');
  });

  it('answers of a session and of a key apart, if both send one idempotency key', async () => {
    const { secret } = await made(provider);
    const headers = { 'idempotency-key': 'same-in-both' };
    const bySession = await provider.send('POST', '/api/v1/candidates', candidate, headers);
    const byKey = await use(secret, { method: 'POST', payload: candidate, headers });
    expect([bySession.statusCode, byKey.statusCode]).toEqual([201, 201]);
    expect(byKey.headers['idempotent-replay']).toBeUndefined();
    expect(byKey.json().id).not.toBe(bySession.json().id);
    const again = await use(secret, { method: 'POST', payload: candidate, headers });
    expect([again.headers['idempotent-replay'], again.json().id]).toEqual(['true', byKey.json().id]);
  });

  it('no more than ten active keys of one person', async () => {
    for (let n = 0; n < 10; n++) await made(provider, { name: `Key ${n}` });
    expect((await make(provider)).json()).toMatchObject({ code: 'api-keys.too-many', values: { max: 10 } });
  });
});

it('reminds the owner once, a week before a key expires, and again after a rotation', async () => {
  const { key, secret } = await made(provider);
  const remind = (day: string) => runJob(server, keyReminders, new Date(`${day}T10:00:00.000Z`));
  expect(await remind('2026-07-07')).toBe(0);
  expect([await remind('2026-07-08'), await remind('2026-07-09')]).toEqual([1, 0]);
  const [mail] = await sql(`select "subject" from "mails" order by "seq" desc limit 1`);
  expect(mail?.subject).toMatch(/^Your API key “Payroll” expires on Jul 15, 2026\./);
  await rotate(provider, key.id, 0);
  expect([await remind('2026-07-10'), await remind('2026-09-10')]).toEqual([0, 1]);
  expect(await verdict(secret)).toEqual([401, 'api-keys.unknown']);
});

it('refuses a key’s writes during maintenance', async () => {
  const { secret } = await made(provider);
  await sql(`insert into "maintenances" ("title", "priority", "startsAt", "endsAt", "status")
    values ('Move', 'Low', '2026-06-15T08:00Z', '2026-06-15T10:00Z', 'Scheduled')`);
  expect(await verdict(secret, { method: 'POST', payload: candidate })).toEqual([
    503,
    'maintenance.read-only',
  ]);
  expect(await verdict(secret)).toBe(200);
  await sql('delete from "maintenances"');
});
