import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { installedPlugins } from '../../plugin/setPlugins.ts';
import { makeAccounts } from './accounts.ts';
import { dropPartialViews, letOwnerWrite } from './applyPolicies.ts';
import { applyDerived } from './derived.ts';
import { locks } from './locks.ts';
import { inLockingTransaction, type LockOptions } from './tableLocks.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Migrates the database to this version: migrations by number, then roles and everything that follows from the code.
 * `owner` is a connection of the database's owner. Returns the password of the application's account.
 */
export const migrate = async (
  owner: Client,
  database: string,
  waiting: LockOptions = {},
): Promise<string> => {
  await owner.query('select pg_advisory_lock($1)', [locks.migrate]);
  try {
    await letOwnerWrite(owner, waiting);
    await applyMigrations(owner, undefined, waiting);
    const password = await makeAccounts(owner, database);
    await applyDerived(owner, database, waiting);
    return password;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [locks.migrate]);
  }
};

/** Runs `work` while no other process migrates or seeds. */
export const alone = async <T>(owner: Client, work: () => Promise<T>): Promise<T> => {
  await owner.query('select pg_advisory_lock($1)', [locks.migrate]);
  try {
    return await work();
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [locks.migrate]);
  }
};

export type Applied = { name: string; hash: string };
export type Migration = Applied & { sql: string };

/** The first migration that was replaced by others before the first release, and the last. */
const replaced = { first: '0002-nouns.sql', last: '0064-background-jobs.sql' };
export const isBeforeRelease = (applied: readonly Pick<Applied, 'name'>[]): boolean =>
  applied.some(({ name }) => name === replaced.first);
export const beforeRelease =
  'The database was created before the first release, and its migrations have been replaced since. Write a backup with the version that it was created with (npm run backup), then restore it into an empty database with this one (npm run restore).';

/**
 * The migrations that create the tables of a backup. The first 12 create those of the last version before the
 * first release.
 */
export const migrationsOfBackup = (listed: readonly Applied[]): readonly Applied[] => {
  if (!isBeforeRelease(listed)) return listed;
  if (listed.some(({ name }) => name === replaced.last)) return knownMigrations().slice(0, 12);
  throw new Error(
    `The backup was made before the first release, by a version that lacks ${replaced.last}. Start the last version before the release on that database, then write another backup.`,
  );
};

/** Migrations of this version and of the installed plugins, in order. */
export const knownMigrations = (): Migration[] => [
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => hashed(name, readFileSync(new URL(name, folder), 'utf8'))),
  ...installedPlugins()
    .flatMap(({ migrations = [] }) => migrations)
    .map(({ name, sql }) => hashed(`${ofPlugin}${name}`, sql)),
];

const hashed = (name: string, sql: string): Migration => ({
  name,
  sql,
  hash: createHash('sha256').update(sql).digest('hex'),
});

/** Begins the names of the migrations of plugins. Those of a plugin that is off stay applied. */
const ofPlugin = 'plugin/';
/** The name of the plugin that brings this migration; null for one of the product. */
export const pluginOf = (migration: string): string | null =>
  migration.startsWith(ofPlugin) ? (migration.slice(ofPlugin.length).split('-')[0] ?? null) : null;

/** Applies pending migrations: all of them, or only these, as listed in a backup. */
export const applyMigrations = async (
  owner: Client,
  wanted?: readonly Applied[],
  waiting: LockOptions = {},
): Promise<void> => {
  await owner.query(
    'create table if not exists "migrations" ("name" text primary key, "hash" text not null, "appliedAt" timestamptz not null default now())',
  );
  const { rows } = await owner.query<Applied>('select "name", "hash" from "migrations"');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const known = knownMigrations();
  const names = new Set(known.map(({ name }) => name));
  if (isBeforeRelease(rows)) throw new Error(beforeRelease);
  const isNew = ({ name }: Applied) => !names.has(name);
  const newer = rows.find((row) => isNew(row) && pluginOf(row.name) === null);
  if (newer)
    throw new Error(
      `The database was last started by a newer version of TalentBench: its migration ${newer.name} is unknown here. Start that version or a later one, or restore a backup made with this one.`,
    );
  const later = wanted?.find(isNew);
  const plugin = later && pluginOf(later.name);
  if (plugin)
    throw new Error(
      `The backup contains tables of the plugin ${plugin}, which is off here or is an older version. Turn it on in talentbench.config.ts or the file that PLUGINS_CONFIG names, then restore again.`,
    );
  if (later)
    throw new Error(
      `The backup was made by a newer version of TalentBench: its migration ${later.name} is unknown here. Restore it with that version or a later one.`,
    );
  const hashes = wanted && new Map(wanted.map(({ name, hash }) => [name, hash]));
  for (const { name, sql, hash } of known) {
    if (hashes && !hashes.has(name)) continue;
    if ((applied.get(name) ?? hash) !== hash || (hashes?.get(name) ?? hash) !== hash)
      throw new Error(`The migration ${name} was changed after it had been applied`);
    if (applied.has(name)) continue;
    await applyOne(owner, { name, hash }, sql, waiting);
  }
};

/** "cannot alter type of a column used by a view", "other objects depend on it" */
const needsViewsAway = ['0A000', '2BP01'];

/**
 * Applies one migration in a transaction. The views that hide fields are dropped only if it fails with them,
 * since processes of the previous version still read them, until they are recreated with the policies.
 */
export const applyOne = async (
  owner: Client,
  { name, hash }: Applied,
  sql: string,
  waiting: LockOptions = {},
): Promise<void> => {
  const run = (first = async () => {}) =>
    inLockingTransaction(
      owner,
      `The migration ${name}`,
      async () => {
        await first();
        await owner.query(sql);
        await owner.query('insert into "migrations" ("name", "hash") values ($1, $2)', [name, hash]);
      },
      waiting,
    );
  try {
    await run();
  } catch (error) {
    if (!needsViewsAway.includes((error as { code?: string }).code ?? '')) throw error;
    await run(async () => {
      await dropPartialViews(owner);
    });
  }
};
