import type { NounName } from '../../domain/contract/index.ts';
import { partialReader, partialView, readableColumns, tableColumns } from '../database/readableColumns.ts';
import { quote } from '../database/sql.ts';
import type { Transaction } from './transaction.ts';

/**
 * Where the account at work reads these fields of a noun: the table, or the table with the view beside it that holds
 * what the account may read in some rows only. The view has no say in which rows are found, so the table's indexes
 * still find and order them.
 */
export const sourceSql = ({ role }: Transaction, noun: NounName, fields: readonly string[]): string => {
  const party = partialReader(noun, role);
  if (!party) return quote(noun);
  const { sometimes } = readableColumns(noun, party);
  if (!fields.some((field) => sometimes.includes(field))) return quote(noun);
  const columns = [
    ...tableColumns(noun, party).map((field) => `t.${quote(field)}`),
    ...sometimes.map((field) => `v.${quote(field)}`),
  ];
  return `(select ${columns.join(', ')} from ${quote(noun)} t left join ${quote(partialView(noun, party))} v on v."rowId" = t."id") ${quote(noun)}`;
};
