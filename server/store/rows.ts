import { type Scope, scopeFor, visible } from '../../domain/access/can.ts';
import { seatedStatuses } from '../../domain/contract/accounts/users.ts';
import { benchStatuses } from '../../domain/contract/candidates/candidates.ts';
import { type NounName, nounOf, type RowIn } from '../../domain/contract/index.ts';
import { fieldMeta, type Row } from '../../domain/contract/noun.ts';
import { partialReader } from '../database/readableColumns.ts';
import { quote } from '../database/sql.ts';
import { fieldSql, selectSql } from './derivedStatus.ts';
import { columnsSql, isTrimmed, readFieldsOf, scopesSql, Values } from './list.ts';
import { sourceSql } from './source.ts';
import type { Transaction } from './transaction.ts';

export const columnsOf = (name: NounName) =>
  Object.keys(nounOf(name).all)
    .map((field) => selectSql(name, field))
    .join(', ');
const isId = (id: string): boolean => /^[A-Z]{1,8}-\d{1,15}$/.test(id);

/** The row as visible in these scopes, or null if it does not exist for them. */
export const showRow = async (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  id: string,
): Promise<Row | null> => {
  if (!isId(id)) return null;
  const values = new Values();
  const scoped = scopesSql(scopes, values);
  const source = sourceSql(transaction, name, readFieldsOf(transaction, name, scopes));
  const sql = `select ${columnsSql(transaction, name, scopes)} from ${source} where "id" = ${values.place(id)}${scoped && ` and ${scoped}`}`;
  const [row] = await transaction.query<Row>(sql, values.all);
  if (!row) return null;
  return isTrimmed(transaction, name, scopes) ? visible(scopeFor(scopes, row) as Scope, row) : row;
};

/** The whole row, as far as the working account's policies let it be seen. */
export const findRow = async <N extends NounName>(
  transaction: Transaction,
  name: N,
  id: string,
): Promise<RowIn<N> | null> => {
  if (!isId(id)) return null;
  const party = partialReader(name, transaction.role);
  if (!party) return readWhole(transaction, name, id);
  const seen = transaction.query(`select "id" from ${quote(name)} where "id" = $1`, [id]);
  const row = readWhole(transaction.as('system'), name, id);
  const [found, whole] = await Promise.all([seen, row]);
  return found.length === 1 ? whole : null;
};

const readWhole = async <N extends NounName>(
  transaction: Transaction,
  name: N,
  id: string,
): Promise<RowIn<N> | null> => {
  const [row] = await transaction.query<RowIn<N>>(
    `select ${columnsOf(name)} from ${quote(name)} where "id" = $1`,
    [id],
  );
  return row ?? null;
};

/** The whole row written by a statement, even if the writer's role can read only part of it. */
const written = async (
  transaction: Transaction,
  name: NounName,
  sql: string,
  values: unknown[],
): Promise<Row | null> => {
  const party = partialReader(name, transaction.role);
  const columns = party ? '"id"' : columnsOf(name);
  const [row] = await transaction.query<Row>(`${sql} returning ${columns}`, values);
  if (!party || !row) return row ?? null;
  return findRow(transaction, name, row.id);
};

/** The row whose field, a unique one of its noun, has this value. */
export const findRowBy = async <N extends NounName>(
  transaction: Transaction,
  name: N,
  field: string,
  value: string,
): Promise<RowIn<N> | null> => {
  const [row] = await transaction.query<RowIn<N>>(
    `select ${columnsOf(name)} from ${quote(name)} where ${quote(field)} = $1 limit 1`,
    [value],
  );
  return row ?? null;
};

/** Inserts a row for someone who may not read it; does nothing on a unique conflict. */
export const insertUnseen = async (
  transaction: Transaction,
  name: NounName,
  row: Record<string, unknown>,
): Promise<void> => {
  const { sql, values } = insertSql(name, row);
  await transaction.query(`${sql} on conflict do nothing`, values);
};

/** The row that this connection inserted last into this table, or null after a conflict. */
export const lastInserted = async (transaction: Transaction, name: NounName): Promise<Row | null> => {
  const [row] = await transaction.query<Row>(
    `select ${columnsOf(name)} from ${quote(name)} where "seq" = currval(pg_get_serial_sequence($1, 'seq'))`,
    [quote(name)],
  );
  return row ?? null;
};

const whereSql = (name: NounName, where: Record<string, unknown>, values: Values): string => {
  const parts = Object.entries(where).map(([field, value]) =>
    value === null ? `${quote(field)} is null` : `${fieldSql(name, field)} = ${values.place(value)}`,
  );
  return parts.length ? ` where ${parts.join(' and ')}` : '';
};

/** The rows with these values, oldest first. */
export const findRows = <N extends NounName>(
  transaction: Transaction,
  name: N,
  where: Record<string, unknown>,
): Promise<RowIn<N>[]> => findIn(transaction, name, where, columnsOf(name));

/** Some fields of the rows with these values. */
export const findFields = <N extends NounName, F extends keyof RowIn<N> & string>(
  transaction: Transaction,
  name: N,
  where: Record<string, unknown>,
  fields: readonly F[],
): Promise<Pick<RowIn<N>, F>[]> =>
  findIn(transaction, name, where, fields.map((field) => selectSql(name, field)).join(', '));

/** For a role that reads only part of a noun, the rows it sees are found by id and then read whole. */
const findIn = async <R>(
  transaction: Transaction,
  name: NounName,
  where: Record<string, unknown>,
  columns: string,
  more = '',
): Promise<R[]> => {
  const values = new Values();
  const from = ` from ${quote(name)}${whereSql(name, where, values)} order by "seq"${more}`;
  if (!partialReader(name, transaction.role))
    return transaction.query<R>(`select ${columns}${from}`, values.all);
  const seen = await transaction.query<{ id: string }>(`select "id"${from}`, values.all);
  return readWholeMany(
    transaction,
    name,
    seen.map(({ id }) => id),
    columns,
  );
};

/** The rows with these ids, as far as the working account's policies let them be seen. */
export const findMany = async <N extends NounName>(
  transaction: Transaction,
  name: N,
  ids: readonly string[],
): Promise<RowIn<N>[]> => {
  if (ids.length === 0) return [];
  if (!partialReader(name, transaction.role)) return readMany(transaction, name, ids, columnsOf(name));
  const seen = await transaction.query<{ id: string }>(
    `select "id" from ${quote(name)} where "id" = any($1)`,
    [ids],
  );
  return readWholeMany(
    transaction,
    name,
    seen.map(({ id }) => id),
    columnsOf(name),
  );
};

const readWholeMany = <R>(
  transaction: Transaction,
  name: NounName,
  ids: readonly string[],
  columns: string,
) => (ids.length ? readMany<R>(transaction.as('system'), name, ids, columns) : []);

const readMany = <R>(transaction: Transaction, name: NounName, ids: readonly string[], columns: string) =>
  transaction.query<R>(`select ${columns} from ${quote(name)} where "id" = any($1) order by "seq"`, [ids]);

/** Number of rows with these values; counting stops at `most`. */
export const countRows = async (
  transaction: Transaction,
  name: NounName,
  where: Record<string, unknown>,
  most: number,
): Promise<number> => {
  const values = new Values();
  const only = whereSql(name, where, values);
  const [found] = await transaction.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from ${quote(name)}${only} limit ${values.place(most)}) found`,
    values.all,
  );
  return found?.n ?? 0;
};

/** Sets values in the rows with these values, without a new version. */
export const patchRows = (
  transaction: Transaction,
  name: NounName,
  where: Record<string, unknown>,
  changes: Record<string, unknown>,
): Promise<Row[]> => {
  const values = new Values();
  const sets = Object.entries(changes).map(
    ([field, value]) => `${quote(field)} = ${values.place(asColumn(name, field, value))}`,
  );
  return transaction.query<Row>(
    `update ${quote(name)} set ${sets.join(', ')}${whereSql(name, where, values)} returning ${columnsOf(name)}`,
    values.all,
  );
};

/** The same, held until the transaction ends. */
export const findRowsToChange = <N extends NounName>(
  transaction: Transaction,
  name: N,
  where: Record<string, unknown>,
): Promise<RowIn<N>[]> => findIn(transaction, name, where, columnsOf(name), ' for update');

/** Uses an index-only scan by company and status. */
export const countBench = async (transaction: Transaction, companyId: string): Promise<number> => {
  const [found] = await transaction.query<{ n: number }>(
    'select count(*) as n from "candidates" where "companyId" = $1 and "status" = any($2)',
    [companyId, benchStatuses],
  );
  return Number(found?.n ?? 0);
};

/** Uses the index by company, as a company has few users. */
export const countUsers = async (transaction: Transaction, companyId: string): Promise<number> => {
  const [found] = await transaction.query<{ n: number }>(
    'select count(*) as n from "users" where "companyId" = $1 and "status" = any($2)',
    [companyId, seatedStatuses],
  );
  return Number(found?.n ?? 0);
};

/** A named advisory lock until the transaction ends, across all processes on this database. */
export const hold = async (transaction: Transaction, words: string, how: 'alone' | 'shared') => {
  const lock = how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await transaction.query(`select ${lock}(hashtextextended($1, 0))`, [words]);
};

export const insertRow = async (
  transaction: Transaction,
  name: NounName,
  row: Record<string, unknown>,
): Promise<Row> => {
  const { sql, values } = insertSql(name, row);
  return (await written(transaction, name, sql, values)) as Row;
};

const insertSql = (name: NounName, row: Record<string, unknown>): { sql: string; values: unknown[] } => {
  const values = new Values();
  const fields = Object.keys(row);
  const places = fields.map((field) => values.place(asColumn(name, field, row[field])));
  const sql = `insert into ${quote(name)} (${fields.map(quote).join(', ')}) values (${places.join(', ')})`;
  return { sql, values: values.all };
};

/** The driver treats lists as PostgreSQL arrays; structured values are stored as JSON. */
const asColumn = (name: NounName, field: string, value: unknown): unknown =>
  fieldMeta(nounOf(name), field)?.column === 'jsonb' ? JSON.stringify(value) : value;

/** The row after the change, or null if its version is no longer `version` (or the policies hide it). */
export const updateRow = async (
  transaction: Transaction,
  name: NounName,
  before: Row,
  changes: Record<string, unknown>,
  now: Date,
): Promise<Row | null> => {
  const values = new Values();
  const sets = Object.entries({ ...changes, updatedAt: now }).map(
    ([field, value]) => `${quote(field)} = ${values.place(asColumn(name, field, value))}`,
  );
  const sql = `update ${quote(name)} set ${sets.join(', ')}, "version" = "version" + 1
    where "id" = ${values.place(before.id)} and "version" = ${values.place(before.version)}`;
  return written(transaction, name, sql, values.all);
};

export const deleteRow = async (
  transaction: Transaction,
  name: NounName,
  { id, version }: Row,
): Promise<boolean> => {
  const rows = await transaction.query(
    `delete from ${quote(name)} where "id" = $1 and "version" = $2 returning "id"`,
    [id, version],
  );
  return rows.length === 1;
};
