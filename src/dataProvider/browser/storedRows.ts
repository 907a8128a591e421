import { matches, type Scope } from '../../../domain/access/can.ts';
import { isOptional, metaOf } from '../../../domain/contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { Conflict, Invalid } from '../../../domain/errors.ts';
import type { Columns } from '../rowCalls.ts';
import type { WorldStore } from './worldStore.ts';

/** Times as the database returns them: UTC with milliseconds, in whatever format they were written. */
export const asStored = (noun: NounName, columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([field, value]) => {
      const schema = nounOf(noun).fields[field];
      const isMoment = schema && metaOf(schema).column === 'timestamptz' && typeof value === 'string';
      return [field, isMoment ? new Date(value).toISOString() : value];
    }),
  );

/** The columns with null in optional fields that they leave out, as the database stores them. */
export const withNulls = (noun: NounName, columns: Columns): Columns => {
  const whole = { ...columns };
  for (const [field, schema] of Object.entries(nounOf(noun).fields))
    if (whole[field] === undefined && isOptional(schema)) whole[field] = null;
  return whole;
};

/** Rows that a unique index of this noun covers, except this one. */
const indexed = (store: WorldStore, noun: NounName, id?: string) => {
  const where = (nounOf(noun).uniqueWhile ?? {}) as Scope['where'];
  return store.rows(noun).filter((row) => row.id !== id && matches({ where }, row));
};
const sharing = (rows: readonly Row[], field: string, columns: Columns) =>
  rows.find((row) => columns[field] != null && row[field] === columns[field]);

/** The row that conflicts with these columns in a unique index. */
export const rowInTheWay = (store: WorldStore, noun: NounName, columns: Columns): Row | undefined => {
  const rows = indexed(store, noun);
  return nounOf(noun).unique?.flatMap((field) => sharing(rows, field, columns) ?? [])[0];
};

/** Refuses what a unique index would: a value that another row of the noun already has. */
export const checkUnique = (store: WorldStore, noun: NounName, columns: Columns, id?: string): void => {
  const { unique } = nounOf(noun);
  if (!unique) return;
  const rows = indexed(store, noun, id);
  const taken = unique.filter((field) => sharing(rows, field, columns));
  if (taken.length) throw Invalid(Object.fromEntries(taken.map((field) => [field, 'value.in-use'])));
};

export type Place = { noun: NounName; id: string };

/** Rows deleted together with this one. Refused, like a foreign key, while other rows refer to it. */
export const rowsGoneWith = (store: WorldStore, { noun, id }: Place): Place[] => {
  const gone = referencesTo(noun).flatMap(({ from, field, whenGone }) => {
    const referring = whenGone === 'kept' ? [] : store.rows(from).filter((row) => row[field] === id);
    if (referring.length && whenGone !== 'removed') throw Conflict('row.referred-to');
    const places = referring.map((row) => ({ noun: from, id: row.id }));
    return places.flatMap((place) => [place, ...rowsGoneWith(store, place)]);
  });
  return [...new Map(gone.map((place) => [place.id, place])).values()];
};

const referencesTo = (noun: NounName) =>
  nounNames.flatMap((from) =>
    Object.entries(nounOf(from).fields)
      .map(([field, schema]) => ({ from, field, ...metaOf(schema) }))
      .filter(({ references }) => references === noun),
  );
