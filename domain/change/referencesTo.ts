import { metaOf } from '../contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../contract/index.ts';

/** The fields by which other rows hold on to a row of this noun, so that it cannot be removed. */
export const referencesTo = (noun: NounName): { noun: NounName; field: string }[] =>
  nounNames.flatMap((from) =>
    Object.entries(nounOf(from).fields)
      .filter(([, schema]) => metaOf(schema).references === noun && !metaOf(schema).whenGone)
      .map(([field]) => ({ noun: from, field })),
  );
