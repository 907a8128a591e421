import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOptional, metaOf } from '../../domain/contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import { foldCounts } from '../cleanup.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { openColumnsOf } from './readableColumns.ts';

type Column = { table: string; column: string; type: string; nullable: boolean };
const types: Record<string, string> = { 'text[]': 'ARRAY', timestamptz: 'timestamp with time zone' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('the database tables', () => {
  it('have every field of the contract with its type, and nothing else', async () => {
    const { rows } = await server.owner.query<Column>(
      `select "table_name" as "table", "column_name" as "column", "data_type" as "type", "is_nullable" = 'YES' as "nullable" from information_schema.columns where table_schema = 'public'`,
    );
    for (const name of nounNames) {
      const stored = rows.filter(
        ({ table, column }) =>
          table === name && !['seq', 'searchText', ...openColumnsOf(name)].includes(column),
      );
      const declared = Object.entries(nounOf(name).all).map(([column, schema]) => ({
        table: name,
        column,
        type: types[metaOf(schema).column] ?? metaOf(schema).column,
        nullable: isOptional(schema),
      }));
      const order = (columns: Column[]) => columns.toSorted((a, b) => a.column.localeCompare(b.column));
      expect(order(stored)).toEqual(order(declared));
    }
  });

  it('accept exactly the enum values of the contract', async () => {
    const { rows } = await server.owner.query<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`,
    );
    const checks = new Map(rows.map(({ name, definition }) => [name, definition]));
    for (const name of nounNames)
      for (const [field, schema] of Object.entries(nounOf(name).fields)) {
        const { values } = metaOf(schema);
        if (!values) continue;
        const allowed = [...(checks.get(`${name}_${field}_check`) ?? '').matchAll(/'([^']+)'::text/g)].map(
          ([, value]) => value,
        );
        expect([name, field, allowed]).toEqual([name, field, [...values]]);
      }
  });

  it('force row-level security on every noun, for a role that owns nothing', async () => {
    const { rows } = await server.owner.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and relforcerowsecurity`,
    );
    expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining([...nounNames]));
    const { rows: account } = await server.database.pool.query(
      `select rolsuper or rolbypassrls as "above", exists (select 1 from pg_class where relowner = r.oid) as "owns" from pg_roles r where rolname = current_user`,
    );
    expect(account).toEqual([{ above: false, owns: false }]);
  });

  it('are accessed by SECURITY DEFINER functions with a fixed search path only', async () => {
    const { rows } = await server.owner.query<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.prosecdef
           and not coalesce('search_path=pg_catalog, public, pg_temp' = any(p.proconfig), false)`,
    );
    expect(rows).toEqual([]);
  });

  it('are accessed by each SECURITY DEFINER function for one role only', async () => {
    const { rows } = await server.owner.query<{ name: string; callers: number }>(
      `select p.oid::regprocedure::text as name, (
           select count(*)::int from pg_roles r
             where starts_with(r.rolname, $1) and has_function_privilege(r.oid, p.oid, 'EXECUTE')
         ) as callers
         from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype`,
      [`${server.database.name}_`],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ callers }) => callers !== 1)).toEqual([]);
  });

  it('cannot be shadowed by temporary tables, which the application may not create', async () => {
    await expect(
      server.database.pool.query('create temporary table "marketChanges" ("id" int)'),
    ).rejects.toThrow(/permission denied to create temporary tables/);
    const { rows } = await server.owner.query(
      `select rolname from pg_roles where starts_with(rolname, $1) and has_database_privilege(rolname, current_database(), 'TEMPORARY')`,
      [`${server.database.name}_`],
    );
    expect(rows).toEqual([]);
    const { rows: owner } = await server.owner.query(
      'select rolsuper from pg_roles where rolname = current_user',
    );
    expect(owner).toEqual([{ rolsuper: false }]);
  });

  it('keep their counts in few lines, however many connections come and go', { tags: 'rest' }, async () => {
    const lines = async () => {
      const { rows } = await server.owner.query(`select count(*)::int as n from "rowCounts"`);
      return rows[0].n as number;
    };
    const totals = async () => {
      const { rows } = await server.owner.query(
        `select "noun", "facet", sum("n")::int as n from "rowCounts" group by 1, 2 having sum("n") <> 0 order by 1, 2`,
      );
      return rows;
    };
    await foldCounts(server.database);
    const before = await lines();
    const { host, port, user, password, database, ssl } = server.owner;
    for (let i = 0; i < 200; i++) {
      const short = new pg.Client({ host, port, user, password, database, ssl } as pg.ClientConfig);
      await short.connect();
      await short.query(
        `insert into "newsletterSubscriptions" ("email", "status") values ($1, 'Subscribed')`,
        [`short-${i}@bench.example`],
      );
      await short.end();
    }
    const [grown, counted] = [await lines(), await totals()];
    await expect
      .poll(async () => {
        await foldCounts(server.database);
        return lines();
      })
      .toBeLessThan(before + 20);
    expect(grown).toBeGreaterThan(before + 150);
    expect(await totals()).toEqual(counted);
  });

  it('count the rows of each scope as they are created, changed and deleted', async () => {
    const counted = () =>
      server.owner
        .query(
          `select "facet", sum("n")::int as n from "rowCounts" where "noun" = 'candidates' and "facet" in ('', 'listed=true', 'companyId=CO-001') group by 1 order by 1`,
        )
        .then(({ rows }) => rows.map((row) => row.n));
    const actual = () =>
      server.owner
        .query(
          `select count(*)::int as a, count(*) filter (where "companyId" = 'CO-001')::int as b, count(*) filter (where "listed")::int as c from "candidates"`,
        )
        .then(({ rows }) => [rows[0].a, rows[0].b, rows[0].c]);
    expect(await counted()).toEqual(await actual());
    await server.owner.query(`update "candidates" set "listed" = not "listed" where "companyId" = 'CO-001'`);
    await server.owner.query(`insert into "candidates" ("companyId", "name", "title", "skills", "experience", "location", "availability", "status", "published", "listed", "rate", "currency", "profileViews", "requests")
      select 'CO-001', 'N', 'T', '{}', 1, 'B', 'Immediate', 'Available', true, true, 1, 'USD', 0, 0 from generate_series(1, 7)`);
    await server.owner.query(`delete from "candidates" where "name" = 'N' and "seq" % 2 = 0`);
    expect(await counted()).toEqual(await actual());
  });

  it('count the rows of each value that operators filter by, also when it changes', async () => {
    const faults = async (noun: NounName, field: string) => {
      const { rows } = await server.owner.query(
        `select coalesce(k."facet", c."facet") as "facet", k."n" as "kept", c."n" as "counted" from
           (select "facet", sum("n")::int as "n" from "rowCounts" where "noun" = '${noun}' and "facet" like '${field}=%' group by 1) k
           full join (select '${field}=' || coalesce("${field}"::text, '') as "facet", count(*)::int as "n" from "${noun}" group by 1) c using ("facet")
         where coalesce(k."n", 0) <> coalesce(c."n", 0)`,
      );
      return rows;
    };
    await server.owner.query(
      `update "users" set "status" = 'Inactive', "verified" = not "verified" where "seq" % 3 = 0`,
    );
    await server.owner.query(`update "tickets" set "assigneeId" = null where "seq" % 2 = 0`);
    const kept = nounNames.flatMap((noun) =>
      (nounOf(noun).counted ?? []).map((field) => [noun, field] as const),
    );
    expect(kept.length).toBeGreaterThan(8);
    for (const [noun, field] of kept)
      expect([noun, field, await faults(noun, field)]).toEqual([noun, field, []]);
  });

  it('use the maintained count for a filtered list', async () => {
    const admin = await server.as('admin@talentbench.example');
    for (const filter of [{ status: 'Active' }, { status: ['Active', 'Suspended'] }, { verified: true }]) {
      const answer = await admin.get(`/api/v1/users?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      const [field, value] = Object.entries(filter)[0] as [string, unknown];
      const { rows } = await server.owner.query(
        `select count(*)::int as n from "users" where "${field}"::text = any($1)`,
        [[value].flat().map(String)],
      );
      expect(answer.headers['content-range']).toMatch(new RegExp(`/${rows[0].n}$`));
    }
  });
});
