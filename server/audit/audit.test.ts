import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { sealingJob } from './sealingJob.ts';
import { verifyAudit } from './verify.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const seal = () => sealingJob(server.database).run();
const verdict = () => verifyAudit(server.owner);
const sql = (text: string, values: unknown[] = []) => server.owner.query(text, values);
const newest = async (): Promise<string> =>
  (await sql('select "id" from "auditLogs" order by "seq" desc limit 1')).rows[0].id;
const answerTicket = (body: string) =>
  admin.send('POST', '/api/v1/ticketResponses', { ticketId: 'TKT-001', body });

/** Empty, as the heads of another database say nothing of this one. */
const heads = mkdtempSync(join(tmpdir(), 'talentbench-heads-'));
afterAll(() => rmSync(heads, { recursive: true }));

/** Does what `npm run audit:verify` does, on this database. */
const verifyByHand = () => {
  const [, script = ''] = manifest.scripts['audit:verify'].split(' ');
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${server.database.name}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../../${script}`, import.meta.url))],
    { env: { PATH: process.env.PATH, DATABASE_URL: url.href, DATA_DIR: heads }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

/** Tampers as the owner of the database, who can change any row, and rolls it back. */
const tampering = async (act: () => Promise<unknown>) => {
  await sql('begin');
  try {
    await act();
    return await verdict();
  } finally {
    await sql('rollback');
  }
};

describe('the audit log', () => {
  beforeEach(async () => {
    await answerTicket('We look into it.');
    await seal();
  });

  it('is sealed row by row, the sample world’s as well', async () => {
    const { rows } = await sql('select count(*)::int as n from "auditLogs"');
    expect(await verdict()).toMatchObject({ sealed: rows[0].n, waiting: 0, first: null });
    expect((await verdict()).head).toMatch(/^[0-9a-f]{64}$/);
  });

  it('says how many rows are not sealed yet', async () => {
    await answerTicket('One more thing.');
    const { waiting, first } = await verdict();
    expect(waiting).toBeGreaterThan(0);
    expect(first).toBeNull();
  });

  it.each([
    ['action', `"action" = 'nothing'`],
    ['user', `"user" = 'Somebody Else'`],
    ['IP address', `"ip" = '203.0.113.9'`],
    ['new value', `"after" = '{}'`],
    ['time', `"at" = "at" + interval '1 second'`],
    ['owner', `"companyId" = null, "userId" = null`],
  ])('names the first row whose %s was altered', async (_, change) => {
    const found = await tampering(() =>
      sql(
        `update "auditLogs" set ${change} where "seq" in (select "seq" from "auditLogs" where "companyId" is not null and "after" is distinct from '{}' order by "seq" offset 3 limit 2)`,
      ),
    );
    const { rows } = await sql(
      `select "id" from "auditLogs" where "companyId" is not null and "after" is distinct from '{}' order by "seq" offset 3 limit 1`,
    );
    expect(found.first).toMatchObject({ id: rows[0].id, fault: 'altered' });
  });

  it('names a row that was removed, with its seal or without', async () => {
    const id = await newest();
    const remove = () => sql('delete from "auditLogs" where "id" = $1', [id]);
    expect((await tampering(remove)).first).toMatchObject({ id, fault: 'removed' });
    await answerTicket('And another.');
    await seal();
    const cut = await tampering(async () => {
      await remove();
      await sql('delete from "auditSeals" where "auditId" = $1', [id]);
    });
    expect(cut.first).toMatchObject({ fault: 'chain broken' });
  });

  it('names an inserted row, and one that was sealed again without the chain', async () => {
    const columns = '"user", "action", "noun", "target", "ip", "status", "at"';
    const slipped = await tampering(async () => {
      await sql('alter table "auditLogs" disable trigger "seal_insert"');
      await sql(
        `insert into "auditLogs" (${columns}) select ${columns} from "auditLogs" order by "seq" limit 1`,
      );
    });
    expect(slipped.first).toMatchObject({ fault: 'added' });
    const swapped = await tampering(() =>
      sql(`update "auditSeals" set "hash" = sha256("hash") where "position" = 5`),
    );
    expect(swapped.first).toMatchObject({ position: 5, fault: 'altered' });
  });

  it('is verified by hand with npm run audit:verify, which fails and names the row where one was altered', {
    tags: 'rest',
  }, async () => {
    const { sealed, head } = await verdict();
    const seals = `Last seal: ${head}. Store it elsewhere to detect removed entries later.\n`;
    expect(verifyByHand()).toEqual({
      status: 0,
      stdout: `All ${sealed} sealed audit log entries are intact.\n${seals}`,
      stderr: '',
    });
    const id = await newest();
    const alter = (user: string) => sql(`update "auditLogs" set "user" = ${user} where "id" = $1`, [id]);
    await alter(`"user" || '!'`);
    const found = verifyByHand();
    await alter(`rtrim("user", '!')`);
    expect(found).toEqual({
      status: 1,
      stdout: seals,
      stderr: `The audit log was altered. The first affected entry: ${id} does not match its seal.\n`,
    });
    expect((await verdict()).first).toBeNull();
  });

  it('shows by its last seal that the end was cut off', async () => {
    const before = await verdict();
    const id = await newest();
    const cut = await tampering(async () => {
      await sql('delete from "auditSeals" where "auditId" = $1', [id]);
      await sql('delete from "auditLogs" where "id" = $1', [id]);
    });
    expect(cut.first).toBeNull();
    expect(cut.head).not.toBe(before.head);
  });

  it('seals a row that is committed late after those that were sealed meanwhile', async () => {
    const late = await server.database.pool.connect();
    await late.query('begin');
    await late.query(`set local role "${server.database.name.slice(0, 50)}_system"`);
    const { rows } = await late.query(
      `insert into "auditLogs" ("user", "action", "noun", "target", "ip", "status", "at") values ('Late', 'edit', 'users', 'USR-001', '::1', 'Success', now()) returning "id"`,
    );
    await answerTicket('Sooner.');
    await seal();
    await late.query('commit');
    late.release();
    await seal();
    const { sealed, first, waiting } = await verdict();
    expect({ first, waiting }).toEqual({ first: null, waiting: 0 });
    const last = await sql('select "auditId" from "auditSeals" where "position" = $1', [sealed]);
    expect(last.rows[0].auditId).toBe(rows[0].id);
  });

  it('has one chain however many seal at once', async () => {
    for (let n = 0; n < 5; n++) await answerTicket(`Answer ${n}`);
    await Promise.all([seal(), seal(), seal()]);
    await seal();
    expect(await verdict()).toMatchObject({ first: null, waiting: 0 });
  });

  it('cannot be reached with the accounts of users', async () => {
    for (const role of ['admin', 'provider', 'session'])
      for (const table of ['auditSeals', 'auditUnsealed']) {
        const { rows } = await sql(
          `select has_table_privilege($1, '"${table}"', 'select, insert, update, delete') as "may"`,
          [`${server.database.name.slice(0, 50)}_${role}`],
        );
        expect([role, table, rows[0].may]).toEqual([role, table, false]);
      }
  });
});
