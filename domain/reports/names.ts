import { type Actor, passes, type Scope, scopesOf } from '../access/can.ts';
import { isNounName, type NounName, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import type { Question } from '../contract/question.ts';
import { type Cell, type Column, columnsOf } from './columns.ts';

/** A place of an answer's rows that holds ids, and the noun they are of. */
type Place = { place: number; noun: NounName };
/** By place: the names of rows by their ids. */
export type Names = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** The noun whose rows a column names by their ids; none where those have no name but their id. */
const nounIn = (question: Question, { field, measure }: Column): NounName | null => {
  if (field === null || measure !== null) return null;
  const { references } = metaOfField(nounOf(question.noun as NounName), field);
  return references !== undefined && isNounName(references) && nounOf(references).title !== 'id'
    ? references
    : null;
};

const nameFor = (field: string): string => `${field.replace(/Id$/, '')}Name`;

/** The columns of an answer as they leave the house: ids of other rows are followed by those rows' names. */
export const namedColumnsOf = (question: Question): Column[] =>
  columnsOf(question).flatMap((column) =>
    nounIn(question, column)
      ? [column, { ...column, name: nameFor(column.name), nameOf: column.name }]
      : [column],
  );

export const placesOfIds = (question: Question): Place[] =>
  columnsOf(question).flatMap((column, place) => {
    const noun = nounIn(question, column);
    return noun ? [{ place, noun }] : [];
  });

export const idsAt = (rows: readonly (readonly Cell[])[], place: number): string[] => [
  ...new Set(rows.flatMap((row) => (typeof row[place] === 'string' ? [row[place] as string] : []))),
];

/** The rows whose names this person may read. */
export const scopesOfNames = (actor: Actor, noun: NounName): Scope[] =>
  scopesOf(actor, 'list', noun).filter((scope) => passes(scope, nounOf(noun).title));

/** Rows with the names behind the ids. Who is gone, or is not for this reader, has none. */
export const withNames = (rows: readonly (readonly Cell[])[], names: Names): Cell[][] =>
  rows.map((row) =>
    row.flatMap((cell, place) => {
      const known = names.get(place);
      return known ? [cell, known.get(String(cell)) ?? null] : [cell];
    }),
  );
