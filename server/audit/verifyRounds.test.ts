import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { openSealing } from './seal.ts';
import { openVerifying } from './verifyRounds.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const path = '/api/v1/auditVerifications';
const sql = (text: string, values: unknown[] = []) => server.owner.query(text, values);
const rounds = () => openVerifying({ database: server.database, clock: server.clock });
const ask = async () => (await admin.send('POST', path, {})).json();
const found = async (id: string) => (await admin.get(`${path}/${id}`)).json();

describe('a verification of the audit log', () => {
  beforeEach(() => openSealing(server.database).deliver());

  it('is asked for and read by operators alone', async () => {
    const provider = await server.as('provider@talentbench.example');
    expect((await server.anonymous.send('POST', path, {})).statusCode).toBe(401);
    expect((await provider.send('POST', path, {})).statusCode).toBe(403);
    expect((await provider.get(path)).statusCode).toBe(403);
    expect((await admin.send('POST', path, { status: 'Intact' })).statusCode).toBe(400);
  });

  it('runs until the chain is read to its end, and tells its last seal', async () => {
    const asked = await ask();
    expect(asked).toMatchObject({ status: 'Running', checked: 0, head: null, finishedAt: null });
    await rounds().deliver();
    const { rows } = await sql('select max("position")::int as "n" from "auditSeals"');
    const done = await found(asked.id);
    expect(done).toMatchObject({
      status: 'Intact',
      checked: rows[0].n,
      total: rows[0].n,
      firstAltered: null,
    });
    expect(done.head).toMatch(/^[0-9a-f]{64}$/);
    expect(done.waiting).toBeGreaterThan(0);
  });

  it('names the first row that somebody altered, and how', async () => {
    const { rows } = await sql(
      `select "id", "ip" from "auditLogs" where "id" in (select "auditId" from "auditSeals") order by "seq" offset 5 limit 1`,
    );
    await sql(`update "auditLogs" set "ip" = '203.0.113.99' where "id" = $1`, [rows[0].id]);
    const asked = await ask();
    await rounds().deliver();
    await sql(`update "auditLogs" set "ip" = $2 where "id" = $1`, [rows[0].id, rows[0].ip]);
    expect(await found(asked.id)).toMatchObject({
      status: 'Altered',
      firstAltered: rows[0].id,
      fault: 'altered',
    });
  });

  it('goes on from where another process stopped', async () => {
    const asked = await ask();
    const { rows } = await sql(
      'select encode("hash", \'hex\') as "head" from "auditSeals" where "position" = 7',
    );
    await sql(`update "auditVerifications" set "checked" = 7, "head" = $2 where "id" = $1`, [
      asked.id,
      rows[0].head,
    ]);
    await rounds().deliver();
    expect(await found(asked.id)).toMatchObject({ status: 'Intact' });
  });

  it('is worked on by one process however many look for work', async () => {
    const asked = await ask();
    await Promise.all([rounds().deliver(), rounds().deliver(), rounds().deliver()]);
    await rounds().deliver();
    expect(await found(asked.id)).toMatchObject({ status: 'Intact', version: 2 });
  });
});

describe('the two-factor mark of a person', () => {
  const mark = async () =>
    (await sql(`select "twoFactor" from "users" where "email" = 'admin@talentbench.example'`)).rows[0]
      .twoFactor;
  const person = `(select "id" from "users" where "email" = 'admin@talentbench.example')`;

  it('follows the second factor: on when confirmed, off when it is gone', async () => {
    await sql(`insert into "secondFactors" ("userId", "secret", "createdAt") values (${person}, 'x', now())`);
    expect(await mark()).toBe(false);
    await sql(`update "secondFactors" set "confirmedAt" = now() where "userId" = ${person}`);
    expect(await mark()).toBe(true);
    await sql(`delete from "secondFactors" where "userId" = ${person}`);
    expect(await mark()).toBe(false);
  });
});
