import type { Values } from '../../domain/change/context.ts';
import { referencesTo } from '../../domain/change/referencesTo.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { partialReader } from '../database/readableColumns.ts';
import { quote } from '../database/sql.ts';
import { findMany } from './rows.ts';
import type { Transaction } from './transaction.ts';

/** Which of these rows are referenced by others. */
export const referredTo = async (
  transaction: Transaction,
  name: NounName,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await Promise.all(
    referencesTo(name).map(({ noun, field }) =>
      transaction.query<{ id: string }>(
        `select distinct ${quote(field)} as id from ${quote(noun)} where ${quote(field)} = any($1)`,
        [ids],
      ),
    ),
  );
  return new Set(found.flat().map(({ id }) => id));
};

/** Inserts many rows in one statement and returns them in order. */
export const insertMany = (
  transaction: Transaction,
  name: NounName,
  rows: readonly Values[],
  now: Date,
): Promise<Row[]> => {
  const columns = fieldsOf(name).map(quote).join(', ');
  return written(
    transaction,
    name,
    `insert into ${quote(name)} as o (${columns}, "createdAt", "updatedAt")
     select ${columns}, $2, $2 from json_populate_recordset(null::${quote(name)}, $1::json)`,
    [JSON.stringify(rows), now],
  );
};

/** Updates in one statement the rows whose version is unchanged. */
export const updateMany = (
  transaction: Transaction,
  name: NounName,
  changes: readonly { before: Row; changes: Values }[],
  now: Date,
): Promise<Row[]> => {
  const sets = fieldsOf(name).map((field) => `${quote(field)} = n.${quote(field)}`);
  return written(
    transaction,
    name,
    `update ${quote(name)} o set ${sets.join(', ')}, "version" = o."version" + 1, "updatedAt" = $2
     from json_populate_recordset(null::${quote(name)}, $1::json) n
     where o."id" = n."id" and o."version" = n."version"`,
    [JSON.stringify(changes.map((one) => ({ ...one.before, ...one.changes }))), now],
  );
};

/** The whole rows that a statement writes, in its order, even if the writer's role can read only part of them. */
const written = async (
  transaction: Transaction,
  name: NounName,
  sql: string,
  values: unknown[],
): Promise<Row[]> => {
  if (!partialReader(name, transaction.role)) {
    const columns = Object.keys(nounOf(name).all).map((field) => `o.${quote(field)}`);
    return transaction.query<Row>(`${sql} returning ${columns.join(', ')}`, values);
  }
  const ids = (await transaction.query<{ id: string }>(`${sql} returning o."id"`, values)).map(
    ({ id }) => id,
  );
  const rows = new Map((await findMany(transaction, name, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** Deletes in one statement the rows whose version is unchanged; returns their number. */
export const removeMany = async (
  transaction: Transaction,
  name: NounName,
  rows: readonly Row[],
): Promise<number> => {
  const gone = await transaction.query(
    `delete from ${quote(name)} o using unnest($1::text[], $2::int[]) n (id, version)
     where o."id" = n.id and o."version" = n.version returning o."id"`,
    [rows.map(({ id }) => id), rows.map(({ version }) => version)],
  );
  return gone.length;
};

const fieldsOf = (name: NounName): string[] => Object.keys(nounOf(name).fields);
