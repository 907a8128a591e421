// @module-tag rest
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nounNames } from '../../domain/contract/index.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { applyDerived } from './derived.ts';
import { applyOne } from './migrate.ts';
import { quote } from './sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A schema change that only adds: columns, a table, an index, and new policies. */
const update = async () => {
  const { owner, database } = server;
  for (const noun of nounNames)
    await owner.query(
      `alter table ${quote(noun)} add column "addedLater" text, add column "countedLater" integer not null default 0`,
    );
  await owner.query('create table "addedLater" ("id" text primary key)');
  await owner.query('create index "candidates_addedLater" on "candidates" ("addedLater")');
  await owner.query(`insert into "migrations" ("name", "hash") values ('9999-later.sql', 'x')`);
  await applyDerived(owner, database.name);
};

const candidate = {
  name: 'Ada',
  title: 'Engineer',
  skills: ['SQL'],
  experience: 7,
  location: 'Lyon',
  availability: 'Immediate',
  status: 'Available',
  published: false,
  rate: 9500,
  currency: 'USD',
};

/** Reads every noun and writes one; returns the status of each failed response. */
const work = async (caller: Caller): Promise<string[]> => {
  const failed: string[] = [];
  const note = (what: string, { statusCode, body }: { statusCode: number; body: string }) => {
    if (statusCode >= 400 && ![403, 404].includes(statusCode)) failed.push(`${what} ${statusCode} ${body}`);
  };
  for (const noun of nounNames) {
    const list = await caller.get(`/api/v1/${noun}?range=[0,4]`);
    note(noun, list);
    const [first] = list.statusCode === 200 ? list.json() : [];
    if (first) note(`${noun}/${first.id}`, await caller.get(`/api/v1/${noun}/${first.id}`));
  }
  return failed;
};

describe('during an update', () => {
  const viewOf = async (): Promise<string | undefined> => {
    const { rows } = await server.owner.query(
      `select oid::text from pg_class where relname = 'companies_recruiter'`,
    );
    return rows[0]?.oid;
  };

  it('the views used by other processes stay, unless the migration changes one of their columns', async () => {
    const { owner, database } = server;
    const before = await viewOf();
    expect(before).toBeDefined();
    await applyOne(
      owner,
      { name: '9990-adds.sql', hash: 'x' },
      'alter table "companies" add column "later" text',
    );
    expect(await viewOf()).toBe(before);
    const sql = 'alter table "companies" alter column "gstNumber" type varchar(900)';
    await applyOne(owner, { name: '9991-changes.sql', hash: 'x' }, sql);
    expect(await viewOf()).toBeUndefined();
    await applyDerived(owner, database.name);
    expect(await viewOf()).toBeDefined();
  });

  it('a process of the previous version reads and writes a schema that a newer version has extended', async () => {
    const callers = await Promise.all(
      ['provider', 'recruiter', 'admin'].map((name) => server.as(`${name}@talentbench.example`)),
    );
    const provider = callers[0] as Caller;
    // Prepares every statement before the schema changes.
    for (const caller of callers) expect(await work(caller)).toEqual([]);
    const made = (await provider.send('POST', '/api/v1/candidates', candidate)).json();
    await update();
    for (const caller of callers) expect(await work(caller)).toEqual([]);
    const changed = await provider.send(
      'PUT',
      `/api/v1/candidates/${made.id}`,
      { ...candidate, title: 'Architect' },
      { 'if-match': `"${made.version}"` },
    );
    expect([changed.statusCode, changed.json().title]).toEqual([200, 'Architect']);
    expect((await provider.send('POST', '/api/v1/candidates', candidate)).statusCode).toBe(201);
    expect((await provider.send('DELETE', `/api/v1/candidates/${made.id}`)).statusCode).toBeLessThan(300);
  });

  it('an invoice that a process of the previous version issues has a total', async () => {
    const columns = [
      ...['kind', 'providerId', 'contractId', 'subject', 'employee', 'provider', 'client', 'periodStart'],
      ...['periodEnd', 'lines', 'quarters', 'amount', 'currency', 'commissionRate', 'commission', 'status'],
      ...['issuedDate', 'dueDate', 'sent', 'disputed'],
    ]
      .map((column) => `"${column}"`)
      .join(', ');
    const { rows } = await server.owner.query(
      `insert into "providerInvoices" ("number", ${columns})
       select "number" || '-1', ${columns} from "providerInvoices" limit 1 returning "amount", "total"`,
    );
    expect(Number(rows[0].amount)).toBeGreaterThan(0);
    expect(rows[0].total).toBe(rows[0].amount);
  });
});
