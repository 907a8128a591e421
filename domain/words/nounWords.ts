import { metaOf } from '../contract/fields.ts';
import { nounNames, nounOf } from '../contract/index.ts';
import type { Noun } from '../contract/noun.ts';
import type { NounTexts } from './NounTexts.ts';

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
export const nounWords = (texts: NounTexts = english): Record<string, NounWords> =>
  Object.fromEntries(nounNames.map((name) => [name, wordsOf(nounOf(name), texts)]));

/** Stored values whose English label differs. */
const english: NounTexts = {
  names: {} as NounTexts['names'],
  created: '%{name} created',
  labels: {},
  values: {
    'A Skill of Its Own': 'Separate Skill',
    Live: 'Active',
    'mails.status.Kept': 'Stored',
    'mails.purpose.reset': 'Password Reset',
    'mails.purpose.notice': 'Notification',
  },
};

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
        const said = (value: string) =>
          values[`${noun.name}.${field}.${value}`] ?? values[value] ?? spoken(value);
        const kept = metaOf(schema).values;
        return kept ? [[field, Object.fromEntries(kept.map((value) => [value, said(value)]))]] : [];
      }),
    ),
  };
};

/** Stored ids such as `sourcing` become words. */
const spoken = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
