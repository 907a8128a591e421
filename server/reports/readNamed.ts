import type { Actor } from '../../domain/access/can.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { type Question, questionOf } from '../../domain/contract/question.ts';
import type { Report } from '../../domain/contract/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import { idsAt, placesOfIds, scopesOfNames, withNames } from '../../domain/reports/names.ts';
import { quote } from '../database/sql.ts';
import { scopesSql, Values } from '../store/list.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Work } from '../work.ts';
import { readPart } from './parts.ts';

/** One part of an answer with ids resolved to the names that this user may read now. */
export const readNamed = async (
  { actor, transaction }: Pick<Work, 'actor' | 'transaction'>,
  report: Report,
  part: number,
): Promise<Cell[][] | null> => {
  const rows = await readPart(transaction, report, part);
  return rows && nameRows({ actor, transaction }, questionOf(report), rows);
};

/** Rows of an answer with ids resolved to the names that this user may read now. */
export const nameRows = async (
  { actor, transaction }: Pick<Work, 'actor' | 'transaction'>,
  question: Question,
  rows: readonly (readonly Cell[])[],
): Promise<Cell[][]> => {
  const names = new Map<number, ReadonlyMap<string, string>>();
  for (const { place, noun } of placesOfIds(question))
    names.set(place, await namesOf(transaction, actor, noun, idsAt(rows, place)));
  return withNames(rows, names);
};

const namesOf = async (
  transaction: Transaction,
  actor: Actor,
  noun: NounName,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const scopes = scopesOfNames(actor, noun);
  if (scopes.length === 0 || ids.length === 0) return new Map();
  const values = new Values();
  const scoped = scopesSql(scopes, values);
  const found = await transaction.query<{ id: string; name: string | null }>(
    `select "id", ${quote(nounOf(noun).title)}::text as "name" from ${quote(noun)}
     where "id" = any(${values.place(ids)})${scoped && ` and ${scoped}`}`,
    values.all,
  );
  return new Map(found.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
};
