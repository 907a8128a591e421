import type { Owner } from '../database/connect.ts';
import { staleParts } from '../database/derived.ts';
import {
  beforeRelease,
  isBeforeRelease,
  knownMigrations,
  type Migration,
  pluginOf,
} from '../database/migrate.ts';
import { roleName, workingRoles } from '../database/roles.ts';
import { type Effect, effectsOf, titleOf } from './effects.ts';

type TableSize = { rows: number; bytes: number };
type Step = { name: string; title: string; effects: (Effect & Partial<TableSize>)[] };
export type Upgrade = {
  /** The latest applied migration and its date; null in an empty database. */
  from: { name: string; at: string } | null;
  to: string;
  steps: Step[];
  /** Functions, triggers, sums and access policies that are remade. */
  remakes: string[];
  databaseBytes: number;
  /** Why processes of the previous version must be stopped first, or why the upgrade cannot be done now. */
  reasons: string[];
};

/** Larger tables should not be locked while others work. */
const mostBytes = 100 * 1024 * 1024;

type Applied = { name: string; hash: string; appliedAt: string };

/** Reports what starting this version would do to a database, in a read-only transaction. */
export const readUpgrade = async (
  owner: Owner,
  migrations: readonly Migration[] = knownMigrations(),
): Promise<Upgrade> => {
  await owner.query('begin isolation level repeatable read read only');
  try {
    return await read(owner, migrations);
  } finally {
    await owner.query('rollback');
  }
};

const read = async (owner: Owner, migrations: readonly Migration[]): Promise<Upgrade> => {
  const name = owner.database ?? 'talentbench';
  const applied = await readApplied(owner);
  const isApplied = new Set(applied.map((one) => one.name));
  const sizes = await readSizes(owner);
  const steps = migrations
    .filter((one) => !isApplied.has(one.name))
    .map(({ name: step, sql }) => ({
      name: step,
      title: titleOf(sql),
      effects: effectsOf(sql).map((effect) => ({ ...effect, ...sizes.get(effect.table ?? '') })),
    }));
  const last = applied.at(-1);
  const { rows } = await owner.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as "bytes"',
  );
  return {
    from: last ? { name: last.name, at: last.appliedAt } : null,
    to: migrations.at(-1)?.name ?? '',
    steps,
    remakes: last === undefined || isBeforeRelease(applied) ? ['all'] : await staleParts(owner, name),
    databaseBytes: rows[0]?.bytes ?? 0,
    reasons: [
      ...mismatches(applied, migrations),
      ...steps.flatMap(reasonsOf),
      ...(await missingRoles(owner, name)),
    ],
  };
};

const readApplied = async (owner: Owner): Promise<Applied[]> => {
  const { rows: there } = await owner.query<{ is: boolean }>(
    `select to_regclass('migrations') is not null as "is"`,
  );
  if (!there[0]?.is) return [];
  const { rows } = await owner.query<Applied>(
    'select "name", "hash", "appliedAt" from "migrations" order by "name"',
  );
  return rows;
};

/** Row estimates from PostgreSQL's statistics. */
const readSizes = async (owner: Owner): Promise<Map<string, TableSize>> => {
  const { rows } = await owner.query<TableSize & { name: string }>(
    `select relname as "name", greatest(reltuples, 0)::bigint as "rows", pg_total_relation_size(oid) as "bytes"
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  return new Map(rows.map(({ name, ...size }) => [name, size]));
};

const mismatches = (applied: readonly Applied[], migrations: readonly Migration[]): string[] => {
  const known = new Map(migrations.map((one) => [one.name, one.hash]));
  if (isBeforeRelease(applied)) return [beforeRelease];
  return applied.flatMap(({ name, hash }) => {
    if (!known.has(name))
      return pluginOf(name) === null
        ? [`${name} was applied by a newer version, so this one won’t start.`]
        : [];
    return known.get(name) === hash ? [] : [`${name} has changed since it was applied.`];
  });
};

const slow: readonly string[] = ['rewrites', 'scans', 'blocksWrites', 'writesRows'];
const reasonsOf = ({ name, effects }: Step): string[] =>
  effects.flatMap(({ kind, table, bytes = 0 }) => {
    if (kind === 'removes')
      return [
        `${name} removes or renames something${table ? ` in ${table}` : ''} that the previous version may use: stop its processes first.`,
      ];
    return slow.includes(kind) && bytes > mostBytes
      ? [`${name} blocks writes to ${table} while it runs: choose a quiet hour.`]
      : [];
  });

const missingRoles = async (owner: Owner, database: string): Promise<string[]> => {
  const wanted = (['app', ...workingRoles] as const).map((role) => roleName(database, role));
  const { rows } = await owner.query<{ there: string[]; may: boolean }>(
    `select array(select rolname::text from pg_roles where rolname = any($1)) as "there",
       (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "may"`,
    [wanted],
  );
  const missing = wanted.filter((name) => !rows[0]?.there.includes(name));
  return missing.length === 0 || rows[0]?.may
    ? []
    : [`The roles ${missing.join(', ')} are missing, and the database owner can’t create them (CREATEROLE).`];
};
