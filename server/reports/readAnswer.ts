import type { AnswerPart } from '../../application/reports.ts';
import type { Question } from '../../domain/contract/reports/question.ts';
import { figuresOf, rowOf } from '../../domain/reports/answer.ts';
import { columnsOf } from '../../domain/reports/columns.ts';
import type { Reading } from '../../domain/reports/reading.ts';
import { quote } from '../database/sql.ts';
import { readGroups } from '../store/groups.ts';
import { conditionSql, scopesSql, Values } from '../store/list.ts';
import type { Transaction } from '../store/transaction.ts';
import { rowsInPart } from './parts.ts';

/**
 * Yields the answer in parts, with the permissions of the current database role. There is at least one part,
 * which may be empty.
 */
export const readAnswer = (
  transaction: Transaction,
  question: Question,
  reading: Reading,
  now: Date,
): AsyncGenerator<AnswerPart> =>
  reading.kind === 'rows'
    ? readRows(transaction, question, reading)
    : readFigures(transaction, question, reading, now);

async function* readFigures(
  transaction: Transaction,
  question: Question,
  { grouping, scopes }: Reading & { kind: 'groups' },
  now: Date,
): AsyncGenerator<AnswerPart> {
  const groups = await readGroups(transaction, { grouping, scopes });
  const rows = figuresOf(question, groups, now);
  for (let from = 0; from === 0 || from < rows.length; from += rowsInPart)
    yield { rows: rows.slice(from, from + rowsInPart), total: rows.length };
}

/** Reads with a database cursor, in order of creation, so that the whole answer comes from one snapshot. */
async function* readRows(
  transaction: Transaction,
  question: Question,
  { noun, fields, scopes, conditions }: Reading & { kind: 'rows' },
): AsyncGenerator<AnswerPart> {
  const values = new Values();
  const where = [scopesSql(scopes, values), ...conditions.map((one) => conditionSql(noun, one, values))]
    .filter((part) => part !== '')
    .join(' and ');
  const from = `from ${quote(noun)}${where && ` where ${where}`}`;
  const total = await countOf(transaction, from, values.all);
  await transaction.queryAnew(
    `declare "answer" no scroll cursor for select ${fields.map(quote).join(', ')} ${from} order by "seq"`,
    values.all,
  );
  const asRow = rowOf(columnsOf(question));
  for (let isFirst = true; ; isFirst = false) {
    const found = await transaction.queryAnew<Record<string, unknown>>(`fetch ${rowsInPart} from "answer"`);
    if (found.length > 0 || isFirst) yield { rows: found.map(asRow), total };
    if (found.length < rowsInPart) return;
  }
}

const countOf = async (transaction: Transaction, from: string, values: unknown[]): Promise<number> => {
  const [counted] = await transaction.queryAnew<{ n: number }>(`select count(*) as n ${from}`, values);
  return counted?.n ?? 0;
};
