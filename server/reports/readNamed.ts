import { nounOf } from '../../domain/contract/index.ts';
import { questionOf } from '../../domain/contract/reports/question.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import { nameRows, type ReadNames } from '../../domain/reports/names.ts';
import { quote } from '../database/sql.ts';
import type { Work } from '../requests/work.ts';
import { scopesSql, Values } from '../store/list.ts';
import type { Transaction } from '../store/transaction.ts';
import { readPart } from './parts.ts';

/** One part of an answer with ids resolved to the names that this user may read now. */
export const readNamed = async (
  { actor, transaction }: Pick<Work, 'actor' | 'transaction'>,
  report: Report,
  part: number,
): Promise<Cell[][] | null> => {
  const rows = await readPart(transaction, report, part);
  return rows && nameRows(questionOf(report), rows, actor, namesIn(transaction));
};

/** Names from the rows of a transaction. */
export const namesIn =
  (transaction: Transaction): ReadNames =>
  async (noun, scopes, ids) => {
    const values = new Values();
    const scoped = scopesSql(scopes, values);
    const found = await transaction.query<{ id: string; name: string | null }>(
      `select "id", ${quote(nounOf(noun).title)}::text as "name" from ${quote(noun)}
       where "id" = any(${values.place(ids)})${scoped && ` and ${scoped}`}`,
      values.all,
    );
    return new Map(found.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
  };
