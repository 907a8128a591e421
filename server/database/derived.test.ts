import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestServer.ts';
import { applyDerived, staleParts } from './derived.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const stale = () => staleParts(test.owner, test.database.name);
const apply = () => applyDerived(test.owner, test.database.name);
const one = async (sql: string) => (await test.owner.query(sql)).rows[0];
/** Changes whenever the function is created again. */
const functionOf = async (name: string) =>
  (await one(`select oid::int as "oid" from pg_proc where proname = '${name}'`))?.oid as number | undefined;

describe('what follows from the code', () => {
  it('is in no migration: they have tables, columns, indexes and data only', () => {
    const folder = new URL('./migrations/', import.meta.url);
    const sql = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const made = sql.flatMap((text) => [
      ...text.matchAll(/^create (?:or replace )?(function|trigger|policy|view) "?(\w+)/gim),
    ]);
    expect(made.map(([, , name]) => name)).toEqual(['join_lines', 'fold_case', 'fold_text']);
  });

  it('is up to date after a start', async () => {
    expect(await stale()).toEqual([]);
  });

  it('is remade where a function, a trigger or a table was changed by hand, and nowhere else', async () => {
    const untouched = await functionOf('number_invoice');
    await test.owner.query(`
      create or replace function end_sessions() returns trigger language plpgsql as $$ begin return null; end $$;
      alter table "searches" disable trigger "sum_insert";
      drop table "sums_tickets_createdAt";
      grant select on "users" to public`);
    expect((await stale()).sort()).toEqual([
      'policies',
      'sessions.sql',
      'sums of searches',
      'sums of tickets',
    ]);
    await apply();
    expect(await stale()).toEqual([]);
    expect(await functionOf('number_invoice')).toBe(untouched);
    expect(
      await one(
        `select tgenabled as "enabled" from pg_trigger where tgrelid = '"searches"'::regclass and tgname = 'sum_insert'`,
      ),
    ).toEqual({ enabled: 'O' });
  });

  it('counts and sums the rows again in the same transaction', async () => {
    await test.owner.query(`
      alter table "tickets" disable trigger user;
      update "tickets" set "createdAt" = "createdAt" - interval '1 day';
      update "sums_tickets_createdAt" set "rows" = "rows" + 5`);
    await apply();
    const counted = `select ("createdAt" at time zone 'UTC')::date as "day", count(*)::int as "rows" from "tickets" group by 1 order by 1`;
    const kept = `select "createdAt" as "day", sum("rows")::int as "rows" from "sums_tickets_createdAt" group by 1 order by 1`;
    expect((await test.owner.query(kept)).rows).toEqual((await test.owner.query(counted)).rows);
  });

  it('is removed once no part of the code names it', async () => {
    await test.owner.query(`
      create function sum_gone() returns void language sql as 'select';
      create table "sums_gone" ("rows" bigint);
      insert into "derived" values ('sums of gone', 'x', '{sum_gone}', '{sums_gone}')`);
    expect(await stale()).toContain('sums of gone');
    await apply();
    expect(await stale()).toEqual([]);
    expect(await functionOf('sum_gone')).toBeUndefined();
    expect(await one(`select to_regclass('"sums_gone"') as "table"`)).toEqual({ table: null });
  });
});
