import { type Actor, passes, type Scope, scopesOf } from '../access/can.ts';
import { isNounName, type NounName, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import type { Question } from '../contract/reports/question.ts';
import { type Cell, type Column, columnsOf } from './columns.ts';

/** A column of ids in a result, and the noun they refer to. */
type Place = { place: number; noun: NounName };
/** By column: names of rows by id. */
type Names = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** The noun that a column's ids refer to; null if its rows have no name other than their id. */
const nounIn = (question: Question, { field, measure }: Column): NounName | null => {
  if (field === null || measure !== null) return null;
  const { references } = metaOfField(nounOf(question.noun as NounName), field);
  return references !== undefined && isNounName(references) && nounOf(references).title !== 'id'
    ? references
    : null;
};

const nameFor = (field: string): string => `${field.replace(/Id$/, '')}Name`;

/** Exported columns of a result: ids of other rows are followed by their names. */
export const namedColumnsOf = (question: Question): Column[] =>
  columnsOf(question).flatMap((column) =>
    nounIn(question, column)
      ? [column, { ...column, name: nameFor(column.name), nameOf: column.name }]
      : [column],
  );

const placesOfIds = (question: Question): Place[] =>
  columnsOf(question).flatMap((column, place) => {
    const noun = nounIn(question, column);
    return noun ? [{ place, noun }] : [];
  });

const idsAt = (rows: readonly (readonly Cell[])[], place: number): string[] => [
  ...new Set(rows.flatMap((row) => (typeof row[place] === 'string' ? [row[place] as string] : []))),
];

/** Rows whose names this person may read. */
const scopesOfNames = (actor: Actor, noun: NounName): Scope[] =>
  scopesOf(actor, 'list', noun).filter((scope) => passes(scope, nounOf(noun).title));

/** Rows with names added after ids; empty if a row is deleted or not visible to this reader. */
const withNames = (rows: readonly (readonly Cell[])[], names: Names): Cell[][] =>
  rows.map((row) =>
    row.flatMap((cell, place) => {
      const known = names.get(place);
      return known ? [cell, known.get(String(cell)) ?? null] : [cell];
    }),
  );

/** Names by id, of the rows in these scopes. */
export type ReadNames = (
  noun: NounName,
  scopes: readonly Scope[],
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** Rows of a result with ids resolved to the names that this reader may see now. */
export const nameRows = async (
  question: Question,
  rows: readonly (readonly Cell[])[],
  actor: Actor,
  readNames: ReadNames,
): Promise<Cell[][]> => {
  const names = new Map<number, ReadonlyMap<string, string>>();
  for (const { place, noun } of placesOfIds(question)) {
    const scopes = scopesOfNames(actor, noun);
    const ids = idsAt(rows, place);
    names.set(place, scopes.length && ids.length ? await readNames(noun, scopes, ids) : new Map());
  }
  return withNames(rows, names);
};
