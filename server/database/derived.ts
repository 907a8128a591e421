import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { marketFields } from '../../domain/matching/market/marketProfile.ts';
import { applyPolicies, policiesAreCurrent } from './applyPolicies.ts';
import { countsSql, countsTable } from './counts.ts';
import { foldSumsSql, keptSums, knownSums, sumsSql, sumsTable } from './keptSums.ts';
import { roleName } from './roles.ts';
import { quote, quoteText } from './sql.ts';
import { inLockingTransaction, type LockOptions } from './tableLocks.ts';

const folder = new URL('./routines/', import.meta.url);

/** Functions with their triggers and grants, and the tables that they maintain. */
type Part = { name: string; sql: string; functions: string[]; tables: string[] };
type Known = Pick<Part, 'name' | 'functions' | 'tables'> & { state: string };

/** Tables that are filled from others, so that a backup needs none of their rows. */
export const derivedTables = [countsTable, ...knownSums.map(sumsTable)];

/**
 * Brings everything that follows from the code up to date: functions, triggers, maintained counts and sums,
 * policies and grants. Only parts whose SQL or objects have changed are remade, all in one transaction, and
 * their counts and sums are filled from the rows. See docs/decisions/0094.
 */
export const applyDerived = async (
  owner: Client,
  database: string,
  waiting: LockOptions = {},
): Promise<void> => {
  if ((await staleParts(owner, database)).length === 0) return;
  const remake = async () => {
    const parts = partsOf(database);
    const known = await knownParts(owner);
    const stale = new Set(await staleParts(owner, database));
    const names = new Set(parts.map(({ name }) => name));
    for (const part of known.filter(({ name }) => name !== policies && !names.has(name))) {
      await owner.query(removalSql(part));
      await owner.query('delete from "derived" where "name" = $1', [part.name]);
    }
    for (const part of parts.filter(({ name }) => stale.has(name))) {
      await owner.query(removalSql(part));
      await owner.query(part.sql);
    }
    const objects = await objectsOf(owner, parts);
    for (const part of parts) await keep(owner, { ...part, state: stateOf(part, objects) });
    await applyPolicies(owner, database);
  };
  await inLockingTransaction(owner, 'Remaking functions, triggers and access policies', remake, waiting);
};

const policies = 'policies';

/** Parts that the next start would remake or remove. */
export const staleParts = async (owner: Client, database: string): Promise<string[]> => {
  const parts = partsOf(database);
  const known = new Map((await knownParts(owner)).map((part) => [part.name, part.state]));
  const objects = await objectsOf(owner, parts);
  const changed = parts.filter((part) => known.get(part.name) !== stateOf(part, objects));
  const names = new Set([policies, ...parts.map(({ name }) => name)]);
  return [
    ...changed.map(({ name }) => name),
    ...[...known.keys()].filter((name) => !names.has(name)),
    ...((await policiesAreCurrent(owner, database)) ? [] : [policies]),
  ];
};

const knownParts = async (owner: Client): Promise<Known[]> =>
  (await owner.query<Known>('select "name", "state", "functions", "tables" from "derived"')).rows;

const keep = (owner: Client, { name, state, functions, tables }: Known) =>
  owner.query(
    `insert into "derived" ("name", "state", "functions", "tables") values ($1, $2, $3, $4)
     on conflict ("name") do update set "state" = $2, "functions" = $3, "tables" = $4`,
    [name, state, functions, tables],
  );

const partsOf = (database: string): Part[] =>
  [
    ...readdirSync(folder)
      .sort()
      .map((file) => part(file, readFileSync(new URL(file, folder), 'utf8'))),
    part('counts', countsSql(), [countsTable]),
    ...[...Map.groupBy(keptSums(), ({ noun }) => noun)].map(([noun, ofNoun]) =>
      part(`sums of ${noun}`, sumsSql(noun, ofNoun), ofNoun.map(sumsTable)),
    ),
    part('merging of sums', foldSumsSql()),
  ].map((one) => ({ ...one, sql: withNames(one.sql, database) }));

const part = (name: string, sql: string, tables: string[] = []): Part => ({
  name,
  sql,
  functions: [...sql.matchAll(/create function "?(\w+)/g)].map(([, one = '']) => one),
  tables,
});

/** Fills in roles and the columns that matching reads. */
const withNames = (sql: string, database: string): string => {
  const read = (row: string) =>
    ['listed', ...marketFields].map((field) => `${row}.${quote(field)}`).join(', ');
  return sql
    .replaceAll(':app', quote(roleName(database, 'app')))
    .replaceAll(':system', quote(roleName(database, 'system')))
    .replaceAll(':old', read('old'))
    .replaceAll(':new', read('new'));
};

const removalSql = ({ functions, tables }: Pick<Part, 'functions' | 'tables'>): string => `
  do $$ declare one record; begin
    for one in
      select p.oid::regprocedure as signature from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.proname = any(array[${functions.map(quoteText).join(', ')}]::text[])
    loop
      execute format('drop function %s cascade', one.signature);
    end loop;
  end $$;
  ${tables.map((table) => `drop table if exists ${quote(table)};`).join('\n')}`;

/** Definitions of the functions with their triggers, and of the tables, by name. */
const objectsOf = async (owner: Client, parts: readonly Part[]): Promise<Map<string, string>> => {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select p.proname::text as "name", string_agg(concat_ws(' ', pg_get_functiondef(p.oid), p.proacl, p.proowner::regrole, (
         select string_agg(concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled), E'\\n' order by t.tgrelid::regclass::text, t.tgname)
         from pg_trigger t where t.tgfoid = p.oid
       )), E'\\n' order by p.oid::regprocedure::text) as "definition"
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any($1) group by p.proname
     union all
     select c.relname::text, string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull), ',' order by a.attnum)
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relname = any($2) group by c.relname`,
    [parts.flatMap(({ functions }) => functions), parts.flatMap(({ tables }) => tables)],
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
};

const stateOf = ({ sql, functions, tables }: Part, objects: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([sql, ...[...functions, ...tables].map((name) => objects.get(name))]))
    .digest('hex');
