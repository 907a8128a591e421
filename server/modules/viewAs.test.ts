import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { can, visitor } from '../../domain/access/can.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { openSession } from '../requests/session.ts';
import { inTransaction } from '../store/transaction.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
let chief: Caller;
beforeAll(async () => {
  server = await openTestServer();
  chief = await server.as('admin@talentbench.example');
});
afterEach(() => server.setNow(today));
afterAll(() => server.close());

const rows = async (sql: string, values: unknown[] = []) => (await server.owner.query<Row>(sql, values)).rows;
const personOf = async (email: string) =>
  (await rows('select * from "users" where "email" = $1', [email]))[0] as Row;
const recruiter = () => personOf('recruiter@talentbench.example');
const ask = (caller: Caller, id: string) => caller.send('POST', `/api/v1/users/${id}/views`);
const open = async (id?: string) => {
  const answer = await ask(chief, id ?? (await recruiter()).id);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data as { token: string; user: Row & { viewing: object } };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const send = (token: string, method: string, url: string, payload?: object) =>
  server.app.inject({ method: method as 'GET', url, headers: bearer(token), ...(payload && { payload }) });
const profile = (token: string) => send(token, 'GET', '/api/v1/auth/profile');
const minutesLater = (minutes: number) => server.setNow(new Date(today.getTime() + minutes * 60_000));

describe('viewing as another person', () => {
  it('is refused for visitors, company users and operators who may not change users', async () => {
    const { id } = await recruiter();
    expect((await ask(server.anonymous, id)).statusCode).toBe(401);
    expect((await ask(await server.as('provider@talentbench.example'), id)).statusCode).toBe(403);
    const [clerk] = await rows(
      `select * from "users" where "userType" = 'admin' and "role" = 'User' limit 1`,
    );
    expect((await ask(await server.as(String(clerk?.email)), id)).statusCode).toBe(403);
  });

  it('is refused for operators, inactive and unknown users as the person viewed', async () => {
    const [operator] = await rows(
      `select "id" from "users" where "userType" = 'admin' and "seq" > 1 limit 1`,
    );
    const [waiting] = await rows(`select "id" from "users" where "status" = 'Pending' limit 1`);
    const [closed] = await rows(
      `select u."id" from "users" u join "companies" c on c."id" = u."companyId" where u."status" = 'Active' and c."status" = 'Suspended' limit 1`,
    );
    for (const [row, message] of [
      [operator, 'You can’t view as an operator'],
      [waiting, 'You can only view as an active user'],
      ...(closed ? [[closed, 'You can only view as a user of an active company'] as const] : []),
    ] as const) {
      const answer = await ask(chief, String(row?.id));
      expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
    }
    expect((await ask(chief, 'USR-999999')).statusCode).toBe(404);
  });

  it('shows what the person can read, and who is viewing', async () => {
    const { token, user } = await open();
    expect(user).toMatchObject({
      email: 'recruiter@talentbench.example',
      permissions: ['market.read', 'operations.read', 'administration.read'],
      viewing: { by: 'Elena Marchetti', until: '2026-06-15T09:30:00.000Z' },
    });
    expect((await profile(token)).json().data.user).toEqual({ ...user });
    const own = await server.as('recruiter@talentbench.example');
    for (const url of ['/api/v1/jobs', '/api/v1/candidates', '/api/v1/pipelineEntries'])
      expect((await send(token, 'GET', url)).json()).toEqual((await own.get(url)).json());
    expect((await send(token, 'GET', '/api/v1/roles')).statusCode).toBe(403);
  });

  it('shows no more than the operator may read', async () => {
    const { id: roleId } = (
      await chief.send('POST', '/api/v1/roles', {
        name: 'Desk',
        description: 'D',
        permissions: ['market.read', 'users.write'],
      })
    ).json();
    const [clerk] = await rows(
      `select * from "users" where "userType" = 'admin' and "role" = 'User' limit 1`,
    );
    await server.owner.query('update "users" set "customRoleId" = $2 where "id" = $1', [clerk?.id, roleId]);
    const desk = await server.as(String(clerk?.email));
    const { token, user } = (await ask(desk, (await recruiter()).id)).json().data;
    expect(user.permissions).toEqual(['market.read']);
    expect((await send(token, 'GET', '/api/v1/tickets')).statusCode).toBe(403);
    await server.owner.query(`update "roles" set "permissions" = '{market.read}' where "id" = $1`, [roleId]);
    expect((await profile(token)).statusCode).toBe(401);
    await server.owner.query('update "users" set "customRoleId" = null where "id" = $1', [clerk?.id]);
  });

  it('is audited when it begins and when it ends, under the operator’s name', async () => {
    const { id, companyId, fullName } = await recruiter();
    const before = await rows(`select "id" from "auditLogs" where "target" = $1`, [id]);
    const { token } = await open();
    expect((await send(token, 'POST', '/api/v1/auth/logout')).statusCode).toBe(200);
    expect((await send(token, 'POST', '/api/v1/auth/logout')).statusCode).toBe(200);
    const written = await rows('select * from "auditLogs" where "target" = $1 order by "seq"', [id]);
    expect(written.slice(before.length)).toMatchObject([
      { action: 'view as', user: 'Elena Marchetti', userId: 'USR-001', companyId },
      { action: 'end view', user: 'Elena Marchetti', userId: 'USR-001', companyId },
    ]);
    expect(written.at(-1)?.after).toContain(fullName);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('ends after 30 minutes and cannot be renewed', async () => {
    const { token, ...rest } = await open();
    expect(Object.keys(rest)).toEqual(['user']);
    minutesLater(29);
    expect((await profile(token)).statusCode).toBe(200);
    minutesLater(30);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('ends when the person, their company or the operator is suspended, and when the operator signs out', async () => {
    const { id, companyId } = await recruiter();
    const [looker] = await rows(
      `select * from "users" where "userType" = 'admin' and "role" = 'Super Admin' and "seq" > 1 limit 1`,
    );
    const suspend = async (table: string, row: unknown) => {
      await server.owner.query(`update "${table}" set "status" = 'Suspended' where "id" = $1`, [row]);
      await server.owner.query(`update "${table}" set "status" = 'Active' where "id" = $1`, [row]);
    };
    for (const [table, row] of [
      ['users', id],
      ['companies', companyId],
      ['users', looker?.id],
    ] as const) {
      const caller = await server.as(String(looker?.email));
      const { token } = (await ask(caller, id)).json().data;
      expect((await profile(token)).statusCode).toBe(200);
      await suspend(table, row);
      expect([table, row, (await profile(token)).statusCode]).toEqual([table, row, 401]);
    }
    const caller = await server.as(String(looker?.email));
    const { token } = (await ask(caller, id)).json().data;
    await caller.send('POST', '/api/v1/auth/logout');
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('leaves no trace in views, sessions and dates of the person', async () => {
    const { id } = await recruiter();
    const { token } = await open();
    const traces = async () => ({
      views: await rows('select count(*) from "profileViews"'),
      counted: await rows('select sum("profileViews") from "candidates"'),
      person: await rows('select * from "users" where "id" = $1', [id]),
      seen: await rows('select "id", "seenAt" from "sessions" where "userId" = $1 order by "id"', [id]),
    });
    const before = await traces();
    minutesLater(5);
    const [candidate] = (await send(token, 'GET', '/api/v1/candidates?range=[0,0]')).json();
    expect((await send(token, 'GET', `/api/v1/candidates/${candidate.id}`)).statusCode).toBe(200);
    expect(await traces()).toEqual(before);
  });
});

describe('while viewing as another person, nothing can be changed', () => {
  it('by any route of the server: every write is refused, except ending the view', async () => {
    const { token } = await open();
    const writes = server.app.apiRoutes.filter(({ method }) => method !== 'GET' && method !== 'HEAD');
    expect(writes.length).toBeGreaterThan(150);
    const through: string[] = [];
    for (const { method, url } of writes) {
      if (url === '/api/v1/auth/logout') continue;
      const answer = await send(token, method, url.replace(/:\w+/g, 'USR-001'), {});
      if (answer.statusCode !== 403 || answer.json().code !== 'view.read-only')
        through.push(`${method} ${url}`);
    }
    expect(through).toEqual([]);
    expect((await profile(token)).statusCode).toBe(200);
  });

  it('with a session token that does not mark the view', async () => {
    const { token } = await open();
    const { hashToken } = await import('../requests/session.ts');
    const plain = 'p'.repeat(43);
    await server.owner.query('update "sessions" set "accessHash" = $2 where "accessHash" = $1', [
      hashToken(token),
      hashToken(plain),
    ]);
    const guarded = server.app.apiRoutes.filter(
      ({ method, access }) =>
        method !== 'GET' &&
        method !== 'HEAD' &&
        access !== 'public' &&
        !(typeof access === 'object' && can(visitor, access.verb, access.noun)),
    );
    const through: string[] = [];
    for (const { method, url } of guarded) {
      const answer = await send(plain, method, url.replace(/:\w+/g, 'USR-001'), {});
      if (answer.statusCode < 400 || answer.statusCode >= 500)
        through.push(`${method} ${url} ${answer.body}`);
    }
    expect(through).toEqual([]);
    expect((await profile(plain)).statusCode).toBe(200);
  });

  it('by SQL statements: the transaction is read-only and cannot be made writable', async () => {
    const { token } = await open();
    const looked = (work: string) =>
      inTransaction(server.database, async (transaction) => {
        await openSession(transaction, token, { now: today, ip: '127.0.0.1' });
        return transaction.as('system').query(work);
      });
    expect(await looked('select 1 as one')).toEqual([{ one: 1 }]);
    await expect(looked(`update "candidates" set "name" = 'X'`)).rejects.toMatchObject({ code: '25006' });
    await expect(looked(`set transaction read write`)).rejects.toThrow('read-write');
  });

  it('and every page still loads without an error', async () => {
    const { token } = await open();
    const [job] = await rows('select "id" from "jobs" limit 1');
    const failures: string[] = [];
    for (const { url } of server.app.apiRoutes.filter(({ method }) => method === 'GET')) {
      const answer = await send(token, 'GET', url.replace(/:\w+/g, String(job?.id)));
      if (answer.statusCode >= 500) failures.push(`${url} ${answer.statusCode}`);
    }
    expect(failures).toEqual([]);
  });
});
