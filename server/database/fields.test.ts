import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantsOf, matches, passes } from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import { type Grant, type PartyType, parties } from '../../domain/access/rules.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { roleName } from './roles.ts';
import { quote } from './sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await fillHidden();
});
afterAll(() => server.close());

type Tenant = { party: PartyType; company: string | null; user: string | null };

/** A person of each user type, and a visitor. */
const tenants = async (): Promise<Tenant[]> => {
  const { rows } = await server.owner.query<Tenant>(
    `select distinct on ("userType") "userType" as "party", "companyId" as "company", "id" as "user" from "users"
     where "email" like '%@talentbench.example' order by "userType", "seq"`,
  );
  return [...rows, { party: 'visitor', company: null, user: null }];
};

const readGrants = (noun: NounName, party: PartyType): Grant[] =>
  (['list', 'show'] as const).flatMap((verb) => grantsOf(rulesOf(noun)[party]?.[verb]));

/** Fields of a noun that some rule hides from someone who reads it. */
const hiddenFields = (noun: NounName): string[] =>
  Object.keys(nounOf(noun).all).filter((field) =>
    parties.some((party) => readGrants(noun, party).some((grant) => !passes(grant, field))),
  );

/** Fills every nullable hidden field, so that there is something to leak. */
const fillHidden = async () => {
  for (const noun of nounNames) {
    const { rows } = await server.owner.query<{ name: string; type: string }>(
      `select column_name as "name", data_type as "type" from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name = any($2) and is_nullable = 'YES'`,
      [noun, hiddenFields(noun)],
    );
    const values: Record<string, string> = { text: `'x'`, integer: '1', bigint: '1', date: `'2026-06-01'` };
    for (const { name, type } of rows) {
      const value = values[type];
      if (value)
        await server.owner
          .query(`update ${quote(noun)} set ${quote(name)} = ${value} where ${quote(name)} is null`)
          .catch(() => {});
    }
  }
};

/**
 * Whether a rule that shows the row to this tenant shows its field; values that select the rule's rows are
 * known.
 */
const mayRead = (noun: NounName, tenant: Tenant, field: string, row: Row): boolean => {
  const resolved = readGrants(noun, tenant.party).map((grant) => ({
    ...grant,
    where: Object.fromEntries(
      Object.entries(grant.where ?? {}).map(([name, value]) => [
        name,
        value === '$company' ? tenant.company : value === '$user' ? tenant.user : value,
      ]),
    ),
  }));
  const governing = resolved.find((grant) => matches(grant, row));
  return governing !== undefined && (passes(governing, field) || Object.hasOwn(governing.where, field));
};

/** Runs a query as a tenant's database role; null if the role has no permission. */
const askAs = async (
  { party, company, user }: Tenant,
  sql: string,
): Promise<Record<string, unknown>[] | null> => {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('app.company', $1, true), set_config('app.user', $2, true), set_config('role', $3, true)`,
      [company ?? '', user ?? '', roleName(server.database.name, party as 'visitor')],
    );
    return (await client.query(sql)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return null;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/** Every table and view of the database with a column of this name. */
const relationsWith = async (noun: NounName, field: string): Promise<{ name: string; key: string }[]> => {
  const { rows } = await server.owner.query<{ name: string; key: string }>(
    `select c.table_name as "name", case when c.table_name = $1 then 'id' else 'rowId' end as "key"
     from information_schema.columns c where c.table_schema = 'public' and c.column_name = $2
       and (c.table_name = $1 or c.table_name in (select viewname from pg_views where schemaname = 'public' and starts_with(viewname, $1 || '_')))`,
    [noun, field],
  );
  return rows;
};

describe('the database roles', () => {
  it('cannot read fields hidden by every rule for a row, for each noun and role', async () => {
    let tried = 0;
    let shown = 0;
    for (const tenant of await tenants())
      for (const noun of nounNames)
        for (const field of hiddenFields(noun)) {
          const { rows } = await server.owner.query<Row>(`select * from ${quote(noun)}`);
          const byId = new Map(rows.map((row) => [row.id, row]));
          for (const { name, key } of await relationsWith(noun, field)) {
            const read = await askAs(
              tenant,
              `select ${quote(key)} as "id" from ${quote(name)} where ${quote(field)} is not null`,
            );
            const leaked = (read ?? []).filter(
              ({ id }) => !mayRead(noun, tenant, field, byId.get(String(id)) as Row),
            );
            expect([tenant.party, name, field, leaked.length]).toEqual([tenant.party, name, field, 0]);
            shown += read?.length ?? 0;
          }
          tried += rows.filter((row) => row[field] !== null && !mayRead(noun, tenant, field, row)).length;
        }
    // Both hidden and visible fields were tested.
    expect(tried).toBeGreaterThan(1000);
    expect(shown).toBeGreaterThan(100);
  });

  it('cannot read another company’s tax numbers and revenue in any other way', async () => {
    const all = await tenants();
    for (const tenant of all.filter(({ party }) => party === 'provider' || party === 'recruiter')) {
      for (const sql of [
        'select c from "companies" c',
        'select to_jsonb(c) from "companies" c',
        'select * from "companies"',
        'select "id" from "companies" order by "revenue"',
        `select "id" from "companies" where "searchText" like '%a%'`,
        'update "companies" set "website" = "gstNumber" returning "website"',
        'select "gstNumber" from "companies" for update',
        `copy (select "gstNumber" from "companies") to stdout`,
      ])
        expect([tenant.party, sql, await askAs(tenant, sql)]).toEqual([tenant.party, sql, null]);
      const own = await askAs(
        tenant,
        `select "rowId", "gstNumber", "revenue" from "companies_${tenant.party}" where "gstNumber" is not null or "revenue" is not null`,
      );
      expect(own?.map(({ rowId }) => rowId)).toEqual([tenant.company]);
      expect(await askAs(tenant, `delete from "companies_${tenant.party}"`)).toBeNull();
    }
  });

  it('use views that hide rows before any condition of a query is evaluated', async () => {
    const { rows } = await server.owner.query<{ name: string; options: string[] | null }>(
      `select relname as "name", reloptions as "options" from pg_class
       where relkind = 'v' and relnamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, options } of rows)
      expect([name, options]).toEqual([name, expect.arrayContaining(['security_barrier=true'])]);
  });

  it('see the fields of their own company and the directory of others in one list', async () => {
    for (const email of ['provider@talentbench.example', 'recruiter@talentbench.example']) {
      const person = await server.as(email);
      const rows = (await person.get('/api/v1/companies?sort=["name","DESC"]&range=[0,999]')).json() as Row[];
      const whole = rows.filter((row) => 'gstNumber' in row);
      expect(whole).toHaveLength(1);
      expect(whole[0]).toMatchObject({ gstNumber: expect.any(String), revenue: expect.any(Number) });
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows.filter((one) => one !== whole[0]))
        expect(Object.keys(row).toSorted()).toEqual(
          [
            ...['description', 'id', 'industry', 'location', 'name', 'type', 'verification', 'version'],
            'website',
          ].toSorted(),
        );
    }
  });

  it('can change their own company, and are refused with a message for another one', async () => {
    const person = await server.as('provider@talentbench.example');
    const rows = (await person.get('/api/v1/companies?range=[0,999]')).json() as Row[];
    const own = rows.find((row) => 'gstNumber' in row) as Row;
    const other = rows.find((row) => !('gstNumber' in row)) as Row;
    const put = ({ id, version }: Row) =>
      person.send('PUT', `/api/v1/companies/${id}`, { revenue: 4_200_000 }, { 'if-match': `"${version}"` });
    expect((await put(own)).json()).toMatchObject({ revenue: 4_200_000 });
    expect((await put(other)).statusCode).toBe(403);
    expect((await put({ ...own, id: 'CO-999' })).statusCode).toBe(404);
  });
});
