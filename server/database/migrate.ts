import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { policiesSql } from './policies.ts';
import { roleName, workingRoles } from './roles.ts';
import { quote, quoteText } from './sql.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Any number, the same in every process: whoever starts first migrates, the others wait. */
const migrationLock = 7_342_911;

/**
 * Brings the database to this version: migrations by number, then the accounts, grants and policies.
 * `owner` is a connection of the database's owner. Returns the password of the application's account.
 */
export const migrate = async (owner: Client, database: string): Promise<string> => {
  await owner.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await applyMigrations(owner);
    const password = await makeRoles(owner, database);
    await applyPolicies(owner, database);
    await foldCounts(owner);
    return password;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
};

/** Runs `work` while no other process migrates or seeds. */
export const alone = async <T>(owner: Client, work: () => Promise<T>): Promise<T> => {
  await owner.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    return await work();
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
};

const inTransaction = async (owner: Client, work: () => Promise<void>) => {
  await owner.query('begin');
  try {
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
};

const applyMigrations = async (owner: Client) => {
  await owner.query(
    'create table if not exists "migrations" ("name" text primary key, "hash" text not null, "appliedAt" timestamptz not null default now())',
  );
  const { rows } = await owner.query<{ name: string; hash: string }>(
    'select "name", "hash" from "migrations"',
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    const sql = readFileSync(new URL(name, folder), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    if (applied.has(name) && applied.get(name) !== hash)
      throw new Error(`The migration ${name} was changed after it had been applied`);
    if (applied.has(name)) continue;
    await inTransaction(owner, async () => {
      await owner.query(sql);
      await owner.query('insert into "migrations" ("name", "hash") values ($1, $2)', [name, hash]);
    });
  }
};

const makeRoles = async (owner: Client, database: string): Promise<string> => {
  await owner.query('insert into "secrets" ("name", "value") values ($1, $2) on conflict do nothing', [
    'appPassword',
    randomBytes(24).toString('base64url'),
  ]);
  const { rows } = await owner.query<{ value: string }>('select "value" from "secrets" where "name" = $1', [
    'appPassword',
  ]);
  const password = rows[0]?.value ?? '';
  const app = quote(roleName(database, 'app'));
  for (const role of ['app', ...workingRoles] as const)
    await makeRole(owner, roleName(database, role), role === 'app');
  await owner.query(`alter role ${app} password ${quoteText(password)}`);
  const working = workingRoles.map((role) => quote(roleName(database, role)));
  await owner.query(`grant ${working.join(', ')} to ${app} ${await grantOptions(owner)}`);
  await owner.query(
    `revoke create on schema public from public; grant usage on schema public to ${[app, ...working].join(', ')}; grant usage on all sequences in schema public to ${working.join(', ')}`,
  );
  return password;
};

const makeRole = async (owner: Client, name: string, canSignIn: boolean) => {
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount) return;
  try {
    await owner.query(`create role ${quote(name)} ${canSignIn ? 'login noinherit' : 'nologin'}`);
  } catch (error) {
    if ((error as { code?: string }).code === '42710') return;
    if ((error as { code?: string }).code === '42501')
      throw new Error(
        `The account of DATABASE_URL may not create roles: give it CREATEROLE, or create the role ${name} for it`,
      );
    throw error;
  }
};

/** PostgreSQL 16 asks whether a membership is inherited; 15 takes that from the member. */
const grantOptions = async (owner: Client): Promise<string> => {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return (rows[0]?.version ?? 0) >= 160_000 ? 'with inherit false, set true' : '';
};

/** Made anew whenever the rules have changed: they are derived, so they are no migration. */
const applyPolicies = async (owner: Client, database: string) => {
  const sql = policiesSql(database);
  const hash = createHash('sha256').update(sql).digest('hex');
  const { rows } = await owner.query<{ value: string }>('select "value" from "secrets" where "name" = $1', [
    'policies',
  ]);
  if (rows[0]?.value === hash) return;
  await inTransaction(owner, async () => {
    await owner.query(sql);
    await owner.query(
      'insert into "secrets" ("name", "value") values ($1, $2) on conflict ("name") do update set "value" = excluded."value"',
      ['policies', hash],
    );
  });
};

/** Adds the counts of connections that are gone to one line. */
const foldCounts = async (owner: Client) => {
  await owner.query(`with gone as (
      delete from "rowCounts" where "backend" <> 0 and "backend" not in (select "pid" from pg_stat_activity where "pid" is not null)
      returning "noun", "facet", "owner", "n"
    )
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
    select "noun", "facet", "owner", 0, sum("n") from gone group by "noun", "facet", "owner"
    on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n"`);
};
