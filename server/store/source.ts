import type { NounName } from '../../domain/contract/index.ts';
import { partialReader, partialView, readableColumns, tableColumns } from '../database/readableColumns.ts';
import { quote } from '../database/sql.ts';
import type { Transaction } from './transaction.ts';

/** Whether masked and partly hidden fields are read row by row: none of them filters, orders or groups. */
export const isReadByRow = (
  { role }: Transaction,
  noun: NounName,
  shown: readonly string[],
  asked: readonly string[],
): boolean => {
  const party = partialReader(noun, role);
  if (!party) return false;
  const { sometimes } = readableColumns(noun, party);
  return (
    shown.some((field) => sometimes.includes(field)) && !asked.some((field) => sometimes.includes(field))
  );
};

/**
 * Where the current role reads these fields of a noun: the table, or the table joined with the view of fields
 * that the role sees only in some rows, or masked. The view does not filter rows, so the table's indexes are still
 * used. It is read for each row of the page; only what filters, orders or groups by its fields (`asked`) reads
 * all of it at once.
 */
export const sourceSql = (
  { role }: Transaction,
  noun: NounName,
  shown: readonly string[],
  asked: readonly string[] = [],
): string => {
  const fields = [...shown, ...asked];
  const party = partialReader(noun, role);
  if (!party) return quote(noun);
  const { always, sometimes } = readableColumns(noun, party);
  // A column that the role never reads is refused by the table itself.
  const isRefused = fields.some((field) => !always.includes(field) && !sometimes.includes(field));
  if (isRefused || !fields.some((field) => sometimes.includes(field))) return quote(noun);
  const columns = [
    ...tableColumns(noun, party).map((field) => `t.${quote(field)}`),
    ...sometimes.map((field) => `v.${quote(field)}`),
  ];
  const view = quote(partialView(noun, party));
  // Without the offset, PostgreSQL would join the whole view: it has a security barrier.
  const joined = asked.some((field) => sometimes.includes(field))
    ? `left join ${view} v on v."rowId" = t."id"`
    : `left join lateral (select * from ${view} "one" where "one"."rowId" = t."id" offset 0) v on true`;
  return `(select ${columns.join(', ')} from ${quote(noun)} t ${joined}) ${quote(noun)}`;
};
