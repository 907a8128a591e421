import { metaOf } from '../../domain/contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import { Conflict, Invalid } from '../../domain/errors.ts';
import type { Columns } from './rowCalls.ts';
import type { WorldStore } from './worldStore.ts';

/** Moments as the database gives them back: in UTC with milliseconds, however they were written. */
export const asStored = (noun: NounName, columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([field, value]) => {
      const schema = nounOf(noun).fields[field];
      const isMoment = schema && metaOf(schema).column === 'timestamptz' && typeof value === 'string';
      return [field, isMoment ? new Date(value).toISOString() : value];
    }),
  );

/** Refuses what a unique index would: a value that another row of the noun already has. */
export const checkUnique = (store: WorldStore, noun: NounName, columns: Columns, id?: string): void => {
  const taken = (nounOf(noun).unique ?? []).filter((field) =>
    store.rows(noun).some((row) => row.id !== id && columns[field] != null && row[field] === columns[field]),
  );
  if (taken.length) throw Invalid(Object.fromEntries(taken.map((field) => [field, 'Already in use'])));
};

/** Refuses what a foreign key would: the removal of a row that others refer to. */
export const checkUnreferenced = (store: WorldStore, noun: NounName, id: string): void => {
  const referring = nounNames.some((other) => {
    const fields = referencesTo(noun, other);
    return fields.length > 0 && store.rows(other).some((row) => fields.some((field) => row[field] === id));
  });
  if (referring) throw Conflict('Other rows refer to this one');
};

const referencesTo = (noun: NounName, from: NounName): string[] =>
  Object.entries(nounOf(from).fields)
    .filter(([, schema]) => metaOf(schema).references === noun)
    .map(([field]) => field);
