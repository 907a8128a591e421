import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { inTransaction, inTransactionAs, type Transaction } from '../../store/transaction.ts';
import { errorTexts } from '../../testing/errorTexts.ts';
import { type Caller, openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let chief: Caller;
beforeAll(async () => {
  server = await openTestServer();
  chief = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const one = async (sql: string, values: unknown[] = []) =>
  (await server.owner.query<Row>(sql, values)).rows[0] as Row;
const userBy = (email: string) => one('select * from "users" where "email" = $1', [email]);
const operators = async (role: string) =>
  (
    await server.owner.query<Row>(
      `select * from "users" where "userType" = 'admin' and "role" = $1 and "status" = 'Active' order by "seq"`,
      [role],
    )
  ).rows;
const change = async (caller: Caller, noun: string, { id }: { id: string }, changes: object) => {
  const { version } = await one(`select "version" from "${noun}" where "id" = $1`, [id]);
  return caller.send('PUT', `/api/v1/${noun}/${id}`, changes, { 'if-match': `"${version}"` });
};
const makeRole = async (permissions: string[]) =>
  (
    await chief.send('POST', '/api/v1/roles', { name: 'Desk', description: 'Answers', permissions })
  ).json() as Row;
const emailOf = (user: Row | undefined) => String(user?.email);

describe('a custom role', () => {
  it('is refused for users without permission, with an unknown permission, and under a built-in kind', async () => {
    const form = { name: 'Desk', description: 'Answers', permissions: ['market.read'] };
    const send = (caller: Caller, more: object = {}) =>
      caller.send('POST', '/api/v1/roles', { ...form, ...more });
    expect((await send(server.anonymous)).statusCode).toBe(401);
    expect((await send(await server.as('provider@talentbench.example'))).statusCode).toBe(403);
    const [manager] = await operators('Manager');
    expect((await send(await server.as(emailOf(manager)))).statusCode).toBe(403);
    expect(errorTexts(await send(chief, { permissions: ['root'] }))).toEqual({
      permissions: 'This permission does not exist',
    });
    expect(errorTexts(await send(chief, { kind: 'platform' }))).toEqual({
      kind: 'This can’t be set here',
    });
  });

  it('defines exactly what its holder may do, and changes apply from the next request', async () => {
    const role = await makeRole(['market.read']);
    const person = await userBy('provider@talentbench.example');
    const caller = await server.as('provider@talentbench.example');
    const permissions = async () => (await caller.get('/api/v1/auth/profile')).json().data.user.permissions;
    const before = await permissions();
    expect(before.length).toBeGreaterThan(5);
    expect((await change(chief, 'users', person, { customRoleId: role.id })).statusCode).toBe(200);
    expect(await permissions()).toEqual(['market.read']);
    expect((await caller.get('/api/v1/candidates')).statusCode).toBe(200);
    expect((await caller.get('/api/v1/tickets')).statusCode).toBe(403);
    expect((await caller.send('POST', '/api/v1/candidates', {})).statusCode).toBe(403);
    await change(chief, 'roles', role, { permissions: ['operations.read'] });
    expect((await caller.get('/api/v1/candidates')).statusCode).toBe(403);
    expect((await caller.get('/api/v1/tickets')).statusCode).toBe(200);
    await change(chief, 'users', person, { customRoleId: null });
    expect(await permissions()).toEqual(before);
  });

  it('is returned at sign-in', async () => {
    const role = await makeRole(['market.read', 'tickets.write']);
    const person = await userBy('recruiter@talentbench.example');
    await change(chief, 'users', person, { customRoleId: role.id });
    const { hashPassword } = await import('../auth/password.ts');
    await server.owner.query(
      `insert into "credentials" ("userId", "passwordHash") values ($1, $2) on conflict ("userId") do update set "passwordHash" = excluded."passwordHash"`,
      [person.id, await hashPassword('orchid-lantern-42')],
    );
    const signedIn = await server.anonymous.send('POST', '/api/v1/auth/login', {
      email: person.email,
      password: 'orchid-lantern-42',
    });
    expect(signedIn.json().data.user.permissions).toEqual(['market.read', 'tickets.write']);
    await change(chief, 'users', person, { customRoleId: null });
  });

  it('cannot be deleted while a user has it', async () => {
    const role = await makeRole(['market.read']);
    const [user] = await operators('User');
    await change(chief, 'users', user as Row, { customRoleId: role.id });
    const held = await chief.send('DELETE', `/api/v1/roles/${role.id}`);
    expect([held.statusCode, held.json().message]).toEqual([
      409,
      'This role is in use. Assign its users another role first.',
    ]);
    await change(chief, 'users', user as Row, { customRoleId: null });
    expect((await chief.send('DELETE', `/api/v1/roles/${role.id}`)).statusCode).toBe(200);
  });
});

it('a built-in role cannot be changed or deleted, not even in the database', async () => {
  const role = await one(`select * from "roles" where "kind" = 'platform' limit 1`);
  const message = 'Built-in roles can’t be changed. Add a custom role instead.';
  const edited = await change(chief, 'roles', role, { name: 'Mine' });
  expect([edited.statusCode, edited.json().message]).toEqual([403, message]);
  expect((await chief.send('DELETE', `/api/v1/roles/${role.id}`)).json().message).toBe(message);
  const changed = await inTransactionAs(server.database, 'admin', (transaction) => {
    return transaction.query(`update "roles" set "name" = 'Mine' where "id" = $1 returning "id"`, [role.id]);
  });
  expect(changed).toEqual([]);
});

describe('an operator with fewer permissions', () => {
  it('cannot change, suspend or promote anyone with more', async () => {
    const manager = await server.as(emailOf((await operators('Manager'))[0]));
    const [boss] = await operators('Super Admin');
    const [clerk] = await operators('User');
    expect(
      (await change(manager, 'users', boss as Row, { status: 'Suspended', statusReason: 'A test' }))
        .statusCode,
    ).toBe(403);
    const raised = await change(manager, 'users', clerk as Row, { role: 'Admin' });
    expect([raised.statusCode, Object.keys(raised.json().errors)]).toEqual([403, ['role']]);
    expect((await change(manager, 'users', clerk as Row, { title: 'Clerk' })).statusCode).toBe(200);
  });
});

describe('the last Super Admin', () => {
  let [first, second]: Row[] = [];
  beforeEach(async () => {
    await server.owner.query(
      `update "users" set "status" = 'Active', "version" = "version" + 1 where "userType" = 'admin' and "role" = 'Super Admin'`,
    );
    const [a, b, ...others] = await operators('Super Admin');
    [first, second] = [a as Row, b as Row];
    for (const { id } of others)
      await server.owner.query(`update "users" set "status" = 'Inactive' where "id" = $1`, [id]);
  });
  const left = async () => (await operators('Super Admin')).length;

  it('remains when two suspend each other at the same time', async () => {
    const [one, other] = [await server.as(emailOf(first)), await server.as(emailOf(second))];
    const answers = await Promise.all([
      change(one, 'users', second as Row, { status: 'Suspended', statusReason: 'A test' }),
      change(other, 'users', first as Row, { status: 'Suspended', statusReason: 'A test' }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes[0]).toBe(200);
    expect([401, 409]).toContain(codes[1]);
    expect(await left()).toBe(1);
  });

  it('is protected by the database when two transactions each remove one', async () => {
    const [begun, bothBegun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const suspend = (transaction: Transaction, user: Row) =>
      transaction.as('session').query(`update "users" set "status" = 'Suspended' where "id" = $1`, [user.id]);
    const [a, b] = await Promise.allSettled([
      inTransaction(server.database, async (transaction) => {
        await suspend(transaction, first as Row);
        begun.resolve();
        await bothBegun.promise;
      }),
      begun.promise.then(() =>
        inTransaction(server.database, (transaction) => {
          const suspended = suspend(transaction, second as Row);
          bothBegun.resolve();
          return suspended;
        }),
      ),
    ]);
    expect([a.status, b.status]).toEqual(['fulfilled', 'rejected']);
    expect((b as PromiseRejectedResult).reason.code).toBe('TB001');
    expect(await left()).toBe(1);
  });

  it.each([
    [`update "users" set "status" = 'Suspended' where "userType" = 'admin' and "role" = 'Super Admin'`],
    [`update "users" set "role" = 'Admin' where "userType" = 'admin'`],
    [
      `update "users" set "customRoleId" = (select "id" from "roles" where "kind" = 'console' limit 1) where "userType" = 'admin'`,
    ],
    [`delete from "users" where "userType" = 'admin'`],
  ])('survives the database owner’s own statement: %s', async (sql) => {
    const done = inTransaction(server.database, async () => server.owner.query(sql));
    await expect(done).rejects.toThrow(/Super Admin has to remain|violates foreign key/);
    expect(await left()).toBe(2);
  });
});
