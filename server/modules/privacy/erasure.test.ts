import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '../../../domain/contract/accounts/permissions.ts';
import { sealingJob } from '../../audit/sealingJob.ts';
import { verifyAudit } from '../../audit/verify.ts';
import { reportJob } from '../../reports/reportJob.ts';
import { type Caller, openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const sql = async (text: string, values: unknown[] = []) => (await server.owner.query(text, values)).rows;
const seal = () => sealingJob(server.database).run();
const placeOf = (id: string, noun = 'users') => `/api/v1/${noun}/${id}/erasure`;
const erase = (by: Caller, { id, name }: { id: string; name: string }, noun?: string) =>
  by.send('POST', placeOf(id, noun), { name });
const named = async (email: string) =>
  (
    await sql('select "id", "fullName" as "name", "email", "companyId" from "users" where "email" = $1', [
      email,
    ])
  )[0];

/** A user with an account, a password and data; the name is unique. */
let people = 0;
const newcomer = async (columns: Record<string, unknown> = {}) => {
  const firstName = `Quillon${++people}`;
  const answer = await admin.send('POST', '/api/v1/users', {
    firstName,
    lastName: 'Zephyrine',
    email: `quillon${people}@nowhere.example`,
    phone: `+49 170 555 01${people}0`,
    userType: 'recruiter',
    companyId: 'CO-002',
    role: 'Admin',
    status: 'Active',
    ...columns,
  });
  const { id, fullName: name, email, phone } = answer.json();
  await sql('insert into "credentials" ("userId", "passwordHash") values ($1, \'x\')', [id]);
  return { id, name, email, phone } as Record<'id' | 'name' | 'email' | 'phone', string>;
};

/** An operator with the console role of this name, which is created if needed. */
const operatorWith = async (role: string) => {
  const known = await sql('select "id" from "roles" where "name" = $1', [role]);
  const { id: customRoleId } =
    known[0] ??
    (await admin.send('POST', '/api/v1/roles', { name: role, description: role, permissions })).json();
  const { email } = await newcomer({ userType: 'admin', companyId: null, role: 'Viewer', customRoleId });
  return server.as(email);
};

/** Every table that contains these words, with the number of rows. */
const tablesWith = async (words: string[]) => {
  const tables = await sql(
    `select relname as "name" from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [{ n }] = await sql(
      `select count(*)::int as n from "${name}" t where exists (select 1 from unnest($1::text[]) w where position(w in t::text) > 0)`,
      [words],
    );
    if (n) found[name] = n;
  }
  return found;
};

describe('an erasure is refused', () => {
  it('for visitors, companies, operators without security permissions, and for unknown people', async () => {
    const person = await newcomer();
    expect((await erase(server.anonymous, person)).statusCode).toBe(401);
    expect((await server.anonymous.get(placeOf(person.id))).statusCode).toBe(401);
    const recruiter = await server.as('recruiter@talentbench.example');
    expect((await erase(recruiter, person)).statusCode).toBe(403);
    const [clerk] = await sql(
      `select "email" from "users" where "userType" = 'admin' and "role" = 'User' and "status" = 'Active' limit 1`,
    );
    expect((await erase(await server.as(clerk.email), person)).statusCode).toBe(403);
    expect((await erase(admin, { id: 'USR-999999', name: 'x' })).statusCode).toBe(404);
    expect((await admin.get(placeOf('USR-999999'))).statusCode).toBe(404);
  });

  it('without the person’s name, typed to confirm', async () => {
    const person = await newcomer();
    for (const body of [{}, { name: 'Somebody' }, { name: 7 }, undefined]) {
      const answer = await admin.send('POST', placeOf(person.id), body);
      expect([answer.statusCode, Object.keys(answer.json().error?.errors ?? answer.json().errors)]).toEqual([
        400,
        ['name'],
      ]);
    }
    expect(await named(person.email)).toMatchObject({ name: person.name });
  });

  it('for oneself, and by users with fewer permissions', async () => {
    const own = await named('admin@talentbench.example');
    const answer = await erase(admin, own);
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      expect.stringContaining('You can’t erase yourself'),
    ]);
    const lesser = await operatorWith('Security Admin');
    const above = await erase(lesser, own);
    expect([above.statusCode, above.body]).toEqual([
      403,
      expect.stringContaining('This account has permissions you don’t have'),
    ]);
  });

  it('of the last Super Admin', async () => {
    const own = await named('admin@talentbench.example');
    const equal = await operatorWith('Everything');
    const others = `"role" = 'Super Admin' and "customRoleId" is null and "email" <> 'admin@talentbench.example'`;
    const before = await sql(`select "id" from "users" where ${others} and "status" = 'Active'`);
    await sql(`update "users" set "status" = 'Suspended' where ${others}`);
    const answer = await erase(equal, own);
    await sql(`update "users" set "status" = 'Active' where "id" = any($1)`, [before.map(({ id }) => id)]);
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      expect.stringContaining('At least one active Super Admin must remain'),
    ]);
  });

  it('while viewing as another person', async () => {
    const person = await newcomer();
    const other = await named('recruiter@talentbench.example');
    const viewing = await admin.send('POST', `/api/v1/users/${other.id}/views`);
    const authorization = `Bearer ${viewing.json().data.token}`;
    const ask = (method: 'GET' | 'POST') =>
      server.app.inject({ method, url: placeOf(person.id), headers: { authorization } });
    expect([(await ask('GET')).statusCode, (await ask('POST')).statusCode]).toEqual([403, 403]);
  });

  it('as a whole if part of it cannot be written', async () => {
    const person = await newcomer();
    await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger "refuse" before insert on "auditLogs" for each row when (new."action" = 'erase personal data') execute function refuse()`);
    expect((await erase(admin, person)).statusCode).toBe(500);
    await sql('drop trigger "refuse" on "auditLogs"');
    expect(await named(person.email)).toMatchObject({ name: person.name });
    expect(await sql('select 1 from "credentials" where "userId" = $1', [person.id])).toHaveLength(1);
  });
});

describe('an erased person', () => {
  it('is named nowhere in the database, except as an anonymous author', async () => {
    const person = await newcomer();
    const own = await server.as(person.email);
    await own.send('POST', '/api/v1/savedSearches', { name: `For ${person.name}`, skills: ['SQL'] });
    await own.send('POST', '/api/v1/tickets', { title: 'Help', description: 'Please' });
    await sql(
      `insert into "mails" ("to", "subject", "purpose", "userId", "language", "status", "attempts") values ($1, 'A', 'notice', $2, 'en', 'Sent', 1), ($1, 'B', 'notice', $2, 'en', 'Queued', 0)`,
      [person.email, person.id],
    );
    await sql(
      `insert into "signUpRequests" ("firstName", "lastName", "email", "company", "userType", "status") values ('Quillon', 'Zephyrine', $1, 'Nowhere', 'recruiter', 'Approved')`,
      [person.email],
    );
    await sql(`update "companies" set "contactPerson" = $1, "email" = $2 where "id" = 'CO-003'`, [
      person.name,
      person.email,
    ]);
    await seal();
    const words = [person.name, person.email, person.phone];
    expect(Object.keys(await tablesWith(words))).toEqual(
      expect.arrayContaining(['users', 'auditLogs', 'mails']),
    );
    const answer = await erase(admin, person);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { fullName: `Erased person ${person.id}` },
    ]);
    expect(Object.keys(await tablesWith(words))).toEqual(['auditLogs']);
    const acts = await sql(
      `select distinct "user", "userId" from "auditLogs" a where position($1 in a::text) > 0`,
      [person.name],
    );
    expect(acts).toEqual([{ user: person.name, userId: person.id }]);
    expect(await sql('select "to", "status" from "mails" where "userId" = $1', [person.id])).toEqual([
      { to: `erased-${person.id.toLowerCase()}@erased.invalid`, status: 'Sent' },
    ]);
    expect(
      await sql('select count(*)::int as n from "tickets" where "requesterId" = $1', [person.id]),
    ).toEqual([{ n: 1 }]);
  });

  it('is signed out and cannot sign in', async () => {
    const person = await newcomer();
    const own = await server.as(person.email);
    await sql(
      `insert into "secondFactors" ("userId", "secret", "createdAt", "confirmedAt") values ($1, 'x', now(), now())`,
      [person.id],
    );
    expect((await own.get('/api/v1/auth/profile')).statusCode).toBe(200);
    await erase(admin, person);
    expect((await own.get('/api/v1/auth/profile')).statusCode).toBe(401);
    for (const table of ['credentials', 'sessions', 'secondFactors', 'recoveryCodes', 'passwordLinks'])
      expect(await sql(`select 1 from "${table}" where "userId" = $1`, [person.id])).toEqual([]);
    const login = await server.anonymous.send('POST', '/api/v1/auth/login', {
      email: person.email,
      password: 'bench-demo',
    });
    expect(login.statusCode).toBe(401);
  });

  it('leaves a valid hash chain, and cleared values cannot be refilled unnoticed', async () => {
    const person = await newcomer();
    await seal();
    await erase(admin, person);
    await seal();
    expect(await verifyAudit(server.owner)).toMatchObject({ waiting: 0, first: null });
    const [entry] = await sql(
      `select "id" from "auditLogs" where "noun" = 'users' and "target" = $1 and "action" = 'create'`,
      [person.id],
    );
    await sql('begin');
    await sql(`update "auditLogs" set "after" = '{"firstName":"Forged"}' where "id" = $1`, [entry.id]);
    expect((await verifyAudit(server.owner)).first).toMatchObject({ id: entry.id, fault: 'altered' });
    await sql('rollback');
  });

  it('loses photo and documents', async () => {
    const [{ id, name }] = await sql(
      `select "id", "name" from "candidates" c where "companyId" = 'CO-001' and not exists (select 1 from "contracts" where "candidateId" = c."id" or "employee" = c."name") limit 1`,
    );
    await sql(`insert into "candidatePhotos" ("candidateId", "bytes") values ($1, '\\x01')`, [id]);
    expect((await erase(admin, { id, name }, 'candidates')).statusCode).toBe(200);
    expect(await sql('select 1 from "candidatePhotos" where "candidateId" = $1', [id])).toEqual([]);
    expect(Object.keys(await tablesWith([name]))).toEqual([]);
  });

  it('is in no report, including existing ones', { tags: 'rest' }, async () => {
    const person = await newcomer();
    const worker = reportJob({ database: server.database, clock: server.clock });
    const question = { name: 'Everybody', noun: 'users', fields: ['id', 'fullName', 'email'], format: 'CSV' };
    const { id } = (await admin.send('POST', '/api/v1/reports', question)).json();
    const file = async () => (await admin.get(`/api/v1/reports/${id}/content?format=csv`)).body;
    await worker.run();
    expect(await file()).toContain(person.email);
    await erase(admin, person);
    expect(await file()).not.toContain(person.email);
    await worker.run();
    expect(await file()).toContain(`Erased person ${person.id}`);
    expect(await file()).not.toContain(person.email);
  });

  it('is described beforehand: what is deleted, replaced and kept', async () => {
    const person = await newcomer();
    const own = await server.as(person.email);
    await own.send('POST', '/api/v1/tickets', { title: 'Help', description: 'Please' });
    const told = (await admin.get(placeOf(person.id))).json();
    expect(told).toMatchObject({ noun: 'users', id: person.id, name: person.name, refused: null });
    expect(told.replaced).toContainEqual({ noun: 'users', rows: 1 });
    expect(told.kept).toContainEqual({ noun: 'tickets', rows: 1 });
    expect(told.kept.at(-1)).toMatchObject({ noun: 'auditLogs' });
    expect(await named(person.email)).toMatchObject({ name: person.name });
  });
});
