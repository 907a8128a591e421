import { metaOf } from '../contract/fields.ts';
import { type NounName, nounOf } from '../contract/index.ts';
import { storedNouns } from '../contract/names.ts';
import type { Noun } from '../contract/noun.ts';
import { english, type NounTexts, valueWord } from './valueWords.ts';

type NounWords = {
  /** Singular and plural in the format of react-admin. */
  name: string;
  plural: string;
  notifications: { created: string };
  fields: Record<string, string>;
  values: Record<string, Record<string, string>>;
};

/**
 * Labels of nouns, fields and values from the contract, or a language's texts in their place:
 * `resources.<noun>.…` for
 * react-admin. Missing translations stay English.
 */
export const nounWords = (texts?: NounTexts): Record<string, NounWords> =>
  Object.fromEntries(storedNouns().map((name) => [name, wordsOfNoun(name, texts)]));

/** The same for one noun. A page needs a few, and the labels of all take long to collect. */
export const wordsOfNoun = (name: NounName, texts: NounTexts = english): NounWords =>
  wordsOf(nounOf(name), texts);

const wordsOf = (noun: Noun, { names, created, labels, values }: NounTexts): NounWords => {
  const name = names[noun.name] ?? `${noun.label} |||| ${noun.plural}`;
  const [singular = noun.label, plural = noun.plural] = name.split('||||').map((form) => form.trim());
  return {
    name,
    plural,
    notifications: { created: created.replace('%{name}', singular) },
    fields: Object.fromEntries(
      Object.entries(noun.all).map(([field, schema]) => {
        const { label } = metaOf(schema);
        return [field, labels[`${noun.name}.${field}`] ?? labels[label] ?? label];
      }),
    ),
    values: Object.fromEntries(
      Object.entries(noun.fields).flatMap(([field, schema]) => {
        const { values: states, choices } = metaOf(schema);
        const kept = states ?? choices;
        return kept
          ? [
              [
                field,
                Object.fromEntries(kept.map((value) => [value, valueWord(noun.name, field, value, values)])),
              ],
            ]
          : [];
      }),
    ),
  };
};
