import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { queueVerification } from './dailyVerification.ts';
import { openHeadFile } from './headFile.ts';
import { sealingJob } from './sealingJob.ts';
import { verificationJob } from './verificationJob.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const path = '/api/v1/auditVerifications';
const sql = (text: string, values: unknown[] = []) => server.owner.query(text, values);
const worker = () => verificationJob({ database: server.database, clock: server.clock });
const ask = async () => (await admin.send('POST', path, {})).json();
const found = async (id: string) => (await admin.get(`${path}/${id}`)).json();

describe('a verification of the audit log', () => {
  beforeEach(async () => {
    await sql('delete from "auditVerifications"');
    await sealingJob(server.database).run();
  });

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
    await worker().run();
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

  it('names the first altered row, and how it was altered', async () => {
    const { rows } = await sql(
      `select "id", "ip" from "auditLogs" where "id" in (select "auditId" from "auditSeals") order by "seq" offset 5 limit 1`,
    );
    await sql(`update "auditLogs" set "ip" = '203.0.113.99' where "id" = $1`, [rows[0].id]);
    const asked = await ask();
    await worker().run();
    await sql(`update "auditLogs" set "ip" = $2 where "id" = $1`, [rows[0].id, rows[0].ip]);
    expect(await found(asked.id)).toMatchObject({
      status: 'Altered',
      firstAltered: rows[0].id,
      fault: 'altered',
    });
  });

  /** Reseals the rows, as an attacker could who owns the database and knows the algorithm. */
  const sealAgain = async (from: number) => {
    await sql(
      `insert into "auditUnsealed" ("seq", "auditId") select a."seq", a."id" from "auditSeals" s join "auditLogs" a on a."id" = s."auditId" where s."position" >= $1`,
      [from],
    );
    await sql('delete from "auditSeals" where "position" >= $1', [from]);
    await sealingJob(server.database).run();
  };
  const verified = async (options = {}) => {
    const { id } = await ask();
    await verificationJob({ database: server.database, clock: server.clock, ...options }).run();
    return found(id);
  };
  const operatorInbox = async (): Promise<number> =>
    (
      await sql(
        `select count(*)::int as "n" from "notifications" where "title" like 'The audit log was altered%'`,
      )
    ).rows[0].n;

  it('names the earlier verification that a chain sealed anew contradicts, and notifies operators', async () => {
    const before = await verified();
    await sql('begin');
    await sql(
      `update "auditLogs" set "ip" = '203.0.113.99' where "id" = (select "auditId" from "auditSeals" where "position" = 9)`,
    );
    await sql('commit');
    await sealAgain(9);
    const told = await operatorInbox();
    expect(await verified()).toMatchObject({
      status: 'Altered',
      fault: 'rewritten',
      contradicts: before.id,
      firstAltered: null,
    });
    expect(await operatorInbox()).toBeGreaterThan(told);
    const { alerts } = (await admin.get('/api/v1/insights/platformAlerts')).json();
    expect(alerts).toContainEqual(expect.objectContaining({ name: 'alteredAudit', severity: 'error' }));
  });

  it('names the earlier verification that counted entries which are gone', async () => {
    const before = await verified();
    await sql(`delete from "auditSeals" where "position" > $1`, [before.checked - 3]);
    await sql('delete from "auditUnsealed"');
    await sql(
      `delete from "auditLogs" where "id" not in (select "auditId" from "auditSeals") and "seq" <= (select max("seq") from "auditLogs")`,
    );
    const { id } = (
      await sql(
        `insert into "auditVerifications" ("author", "status", "total", "checked", "waiting") values ('TalentBench', 'Running', 0, 0, 0) returning "id"`,
      )
    ).rows[0];
    await worker().run();
    expect(await found(id)).toMatchObject({ status: 'Altered', fault: 'cut off', contradicts: before.id });
  });

  it('compares the chain with heads kept outside of the database, where the database’s owner cannot forge them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heads-'));
    const headFile = openHeadFile(folder);
    expect(await verified({ headFile })).toMatchObject({ status: 'Intact' });
    const [kept] = headFile.read();
    await sealAgain(9);
    await sql(`delete from "auditVerifications"`);
    expect(await verified({ headFile })).toMatchObject({ fault: 'rewritten', contradicts: kept?.record });
    await sql(`delete from "auditVerifications"`);
    rmSync(folder, { recursive: true });
  });

  it('is made once a day without being asked, and mails its head to the configured address', async () => {
    const queued = [];
    for (let n = 0; n < 3; n++) queued.push(await queueVerification(server.database, server.clock()));
    expect(queued).toEqual([true, false, false]);
    await verificationJob({
      database: server.database,
      clock: server.clock,
      headsTo: 'auditor@firm.example',
    }).run();
    const { rows } = await sql(
      `select "subject", "purpose" from "mails" where "to" = 'auditor@firm.example'`,
    );
    const { head, checked } = (
      await sql(`select "head", "checked" from "auditVerifications" order by "seq" desc limit 1`)
    ).rows[0];
    expect(rows).toEqual([
      { subject: `Audit log intact: ${checked} entries, head ${head}`, purpose: 'audit' },
    ]);
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
    await worker().run();
    expect(await found(asked.id)).toMatchObject({ status: 'Intact' });
  });

  it('is worked on by one process however many look for work', async () => {
    const asked = await ask();
    await Promise.all([worker().run(), worker().run(), worker().run()]);
    await worker().run();
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
