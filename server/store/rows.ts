import { type Scope, scopeFor, visible } from '../../domain/access/can.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { quote } from '../database/sql.ts';
import { columnsSql, scopesSql, Values } from './list.ts';
import type { Transaction } from './transaction.ts';

const columns = (name: NounName) => Object.keys(nounOf(name).all).map(quote).join(', ');
const isId = (id: string): boolean => /^[A-Z]{1,8}-\d{1,15}$/.test(id);

/** The row as these scopes show it, or null where it does not exist for them. */
export const showRow = async (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  id: string,
): Promise<Row | null> => {
  if (!isId(id)) return null;
  const values = new Values();
  const scoped = scopesSql(scopes, values);
  const sql = `select ${columnsSql(name, scopes)} from ${quote(name)} where "id" = ${values.place(id)}${scoped && ` and ${scoped}`}`;
  const [row] = await transaction.query<Row>(sql, values.all);
  if (!row) return null;
  return scopes.length > 1 ? visible(scopeFor(scopes, row) as Scope, row) : row;
};

/** The whole row, as far as the working account's policies let it be seen. */
export const findRow = async (transaction: Transaction, name: NounName, id: string): Promise<Row | null> => {
  if (!isId(id)) return null;
  const [row] = await transaction.query<Row>(`select ${columns(name)} from ${quote(name)} where "id" = $1`, [
    id,
  ]);
  return row ?? null;
};

/** The rows with these values, oldest first, held until the transaction ends. */
export const findRowsToChange = (
  transaction: Transaction,
  name: NounName,
  where: Record<string, unknown>,
): Promise<Row[]> => {
  const values = new Values();
  const parts = Object.entries(where).map(([field, value]) => `${quote(field)} = ${values.place(value)}`);
  return transaction.query<Row>(
    `select ${columns(name)} from ${quote(name)} where ${parts.join(' and ')} order by "seq" for update`,
    values.all,
  );
};

export const insertRow = async (
  transaction: Transaction,
  name: NounName,
  row: Record<string, unknown>,
): Promise<Row> => {
  const values = new Values();
  const fields = Object.keys(row);
  const places = fields.map((field) => values.place(row[field]));
  const sql = `insert into ${quote(name)} (${fields.map(quote).join(', ')}) values (${places.join(', ')}) returning ${columns(name)}`;
  const [stored] = await transaction.query<Row>(sql, values.all);
  return stored as Row;
};

/** The row after the change, or null when its version is no longer `version` (or the policies hide it). */
export const updateRow = async (
  transaction: Transaction,
  name: NounName,
  before: Row,
  changes: Record<string, unknown>,
  now: Date,
): Promise<Row | null> => {
  const values = new Values();
  const sets = Object.entries({ ...changes, updatedAt: now }).map(
    ([field, value]) => `${quote(field)} = ${values.place(value)}`,
  );
  const sql = `update ${quote(name)} set ${sets.join(', ')}, "version" = "version" + 1
    where "id" = ${values.place(before.id)} and "version" = ${values.place(before.version)} returning ${columns(name)}`;
  const [stored] = await transaction.query<Row>(sql, values.all);
  return stored ?? null;
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
