import { to } from 'pg-copy-streams';
import type { Owner } from '../database/connect.ts';
import { derivedTables } from '../database/derived.ts';
import { quote } from '../database/sql.ts';
import { type End, type Header, type KeptFile, type Table, writeArchive } from './archive.ts';

/**
 * Every table of the owner with its stored columns, without generated ones. Tables that follow from others
 * are filled again by a restore. Changes for open pages name transactions of this database and mean nothing in another.
 */
export const tablesOf = async (owner: Owner): Promise<Table[]> => {
  const { rows } = await owner.query<Table>(
    `select c.relname::text as "table", array_agg(a.attname::text order by a.attnum) as "columns"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) and not exists (
       select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [['derived', 'rowChanges', ...derivedTables]],
  );
  return rows;
};

const sequencesOf = async (owner: Owner): Promise<Header['sequences']> => {
  const { rows: names } = await owner.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const states: Header['sequences'] = {};
  for (const { name } of names) {
    const { rows } = await owner.query<Header['sequences'][string]>(
      `select last_value::text as "last", is_called as "called" from public.${quote(name)}`,
    );
    if (rows[0]) states[name] = rows[0];
  }
  return states;
};

type Written = { version: string; at: Date; files: readonly KeptFile[]; passphrase?: string | undefined };

/** Writes a consistent snapshot of all rows, and these files, to one archive. The server may keep running. */
export const backUp = async (
  owner: Owner,
  path: string,
  { version, at, files, passphrase }: Written,
): Promise<End> => {
  await owner.query('begin isolation level repeatable read read only');
  try {
    await owner.query(`set local datestyle = 'ISO'; set local intervalstyle = 'postgres'`);
    const { rows: migrations } = await owner.query<{ name: string; hash: string }>(
      'select "name", "hash" from "migrations" order by "name"',
    );
    const sequences = await sequencesOf(owner);
    const contents = {
      header: { version, at: at.toISOString(), migrations, sequences },
      tables: await tablesOf(owner),
      rowsOf: ({ table, columns }: Table) =>
        owner.query(to(`copy public.${quote(table)} (${columns.map(quote).join(', ')}) to stdout`)),
      files,
    };
    return await writeArchive(path, contents, passphrase);
  } finally {
    await owner.query('rollback');
  }
};
