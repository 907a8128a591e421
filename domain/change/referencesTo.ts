import { metaOf } from '../contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../contract/index.ts';

/** Fields of other nouns that refer to this noun and prevent its rows from being deleted. */
export const referencesTo = (noun: NounName): { noun: NounName; field: string }[] =>
  nounNames.flatMap((from) =>
    Object.entries(nounOf(from).fields)
      .filter(([, schema]) => metaOf(schema).references === noun && !metaOf(schema).whenGone)
      .map(([field]) => ({ noun: from, field })),
  );
