import { metaOf } from '../../domain/contract/fields.ts';
import { nounNames, nounOf } from '../../domain/contract/index.ts';
import type { Noun } from '../../domain/contract/noun.ts';

export type NounWords = {
  /** One and many, as react-admin asks for them. */
  name: string;
  plural: string;
  fields: Record<string, string>;
  values: Record<string, Record<string, string>>;
};

/** The words for nouns, fields and values that the contract's labels give: `resources.<noun>.…` for react-admin. */
export const nounWords = (): Record<string, NounWords> =>
  Object.fromEntries(nounNames.map((name) => [name, wordsOf(nounOf(name))]));

const wordsOf = (noun: Noun): NounWords => ({
  name: `${noun.label} |||| ${noun.plural}`,
  plural: noun.plural,
  fields: Object.fromEntries(
    Object.entries(noun.all).map(([field, schema]) => [field, metaOf(schema).label]),
  ),
  values: Object.fromEntries(
    Object.entries(noun.fields).flatMap(([field, schema]) => {
      const values = metaOf(schema).values;
      return values ? [[field, Object.fromEntries(values.map((value) => [value, spoken(value)]))]] : [];
    }),
  ),
});

/** Stored ids such as `sourcing` become words. */
const spoken = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
