import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import type { Owner } from '../database/connect.ts';
import { derivedTables } from '../database/derived.ts';
import { alone, applyMigrations, isBeforeRelease, migrate, migrationsOfBackup } from '../database/migrate.ts';
import { quote } from '../database/sql.ts';
import {
  type Archive,
  checkArchive,
  type End,
  type Header,
  inPieces,
  type KeptFile,
  readTables,
  type Table,
} from './archive.ts';
import { tablesOf } from './backUp.ts';
import { resetOf } from './emptyDatabase.ts';

type Restored = { header: Header; end: End; files: KeptFile[] };
/** A backup that can be restored by this version, as far as can be known without a database. */
export type Restorable = Archive & Restored;

/** Verifies a backup before anything is made for it. */
export const checkBackup = async (archive: Archive): Promise<Restorable> => {
  const checked = await checkArchive(archive);
  migrationsOfBackup(checked.header.migrations);
  return { ...archive, ...checked };
};

/**
 * Restores a verified backup into an empty database: its tables and rows, then later migrations, roles and
 * everything that follows from the code. If it fails, the database stays empty.
 */
export const restore = async (owner: Owner, backup: Restorable): Promise<void> => {
  const { header } = backup;
  await refuseUnlessEmpty(owner);
  try {
    await alone(owner, async () => {
      await applyMigrations(owner, migrationsOfBackup(header.migrations));
      await owner.query('begin');
      try {
        await fill(owner, backup);
        await owner.query('commit');
      } catch (error) {
        await owner.query('rollback');
        throw error;
      }
    });
    await migrate(owner, owner.database ?? 'talentbench');
    await owner.query('analyze');
  } catch (error) {
    await owner.query('drop schema public cascade; create schema public').catch(() => {});
    throw error;
  }
};

const refuseUnlessEmpty = async (owner: Owner) => {
  if ((await tablesOf(owner)).length > 0)
    throw new Error(
      `The database is not empty. Use an empty one, or delete everything in this one first with ${resetOf(owner.database ?? '')}`,
    );
};

/** One transaction. Foreign keys are checked at the end, and triggers and policies do not exist yet. */
const fill = async (owner: Owner, { header, end, ...archive }: Restorable) => {
  const skipped = isBeforeRelease(header.migrations) ? ['migrations', ...derivedTables] : [];
  const tables = (await tablesOf(owner)).filter(({ table }) => !skipped.includes(table));
  const known = new Map(tables.map((table) => [table.table, table]));
  const names = [...known.keys()].map((name) => `public.${quote(name)}`);
  const { before, after } = await aside(owner);
  for (const sql of before) await owner.query(sql);
  await owner.query(`truncate ${names.join(', ')}`);
  const counts: Record<string, number> = {};
  await readTables(archive, async (table, rows) => {
    counts[table.table] = skipped.includes(table.table)
      ? await skip(rows)
      : await copyIn(owner, known, table, rows);
  });
  for (const [name, { last, called }] of Object.entries(header.sequences))
    await owner.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quote(name)}`, last, called]);
  for (const sql of after) await owner.query(sql);
  const differs = Object.keys(end.rows).find((name) => counts[name] !== end.rows[name]);
  if (differs) throw new Error(`The table ${differs} was not restored completely.`);
};

const copyIn = async (
  owner: Owner,
  known: ReadonlyMap<string, Table>,
  { table, columns }: Table,
  rows: AsyncIterable<Buffer>,
): Promise<number> => {
  const there = known.get(table);
  const lacking = there ? columns.find((column) => !there.columns.includes(column)) : table;
  if (lacking) throw new Error(`The backup has ${table}.${lacking}, which this version does not support.`);
  const sink = owner.query(from(`copy public.${quote(table)} (${columns.map(quote).join(', ')}) from stdin`));
  await pipeline(Readable.from(rows), inPieces(), sink);
  return sink.rowCount ?? 0;
};

const skip = async (rows: AsyncIterable<Buffer>): Promise<number> => {
  let skipped = 0;
  for await (const _ of rows) skipped++;
  return skipped;
};

/** Statements that drop the foreign keys, and those that create them again. */
const aside = async (owner: Owner): Promise<{ before: string[]; after: string[] }> => {
  const { rows: keys } = await owner.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname::text as "name", pg_get_constraintdef(oid) as "definition"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return {
    before: keys.map(({ table, name }) => `alter table ${table} drop constraint ${quote(name)}`),
    after: keys.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${quote(name)} ${definition}`,
    ),
  };
};
