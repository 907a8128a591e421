import { metaOf } from '../contract/fields.ts';
import { type NounName, nounOf, storedNouns } from '../contract/index.ts';
import type { Noun } from '../contract/noun.ts';

/** The contract's labels in another language. Stored values do not change; only their display does. */
export interface NounTexts {
  /** Singular and plural in the format of react-admin: 'Vertrag |||| Verträge'. */
  names: Record<string, string>;
  /** Message after a row is created; `%{name}` is the singular: 'Contract created'. */
  created: string;
  /** By English label, or by noun and field if one English word has two meanings: 'users.title'. */
  labels: Record<string, string>;
  /** By stored value, or by noun, field and value. */
  values: Record<string, string>;
}

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

/** English labels are those of the contract, except these of stored values. */
const english: NounTexts = {
  names: {},
  created: '%{name} created',
  labels: {},
  values: {
    'A Skill of Its Own': 'Separate Skill',
    Live: 'Active',
    Kept: 'Stored',
    reset: 'Password Reset',
    hotList: 'Hot List',
    hotListAnswer: 'Answer About a Hot List',
    signedCopy: 'Signed Copy',
    'rateCards.setBy.recruiter': 'Client',
    notice: 'Notification',
    Cancelled: 'Canceled',
    notAwarded: 'Not awarded',
    'Skills Do Not Fit': 'Skills Don’t Match',
    'No Fitting Candidate': 'No Matching Candidate',
    'Terms Not Kept': 'Terms Not Met',
    'candidateDocuments.textState.type': 'Unknown file type',
    'candidateDocuments.textState.oldWord': 'Old Word format or password-protected',
    'candidateDocuments.textState.tooLarge': 'File too large',
    'candidateDocuments.textState.tooManyPages': 'Too many pages',
    'candidateDocuments.textState.tooLong': 'Too much text',
    'candidateDocuments.textState.tooSlow': 'Took too long to read',
    'candidateDocuments.textState.encrypted': 'Password-protected',
    'candidateDocuments.textState.noText': 'No text (scanned pages)',
    'candidateDocuments.textState.damaged': 'Damaged file',
    'roles.kind.platform': 'Platform User',
    'roles.kind.console': 'Admin Console',
    pdf: 'PDF',
    docx: 'Word (docx)',
    odt: 'OpenDocument (odt)',
    rtf: 'Rich Text (rtf)',
    txt: 'Plain Text (txt)',
    png: 'PNG',
    jpg: 'JPEG',
    '7d': '7 days',
    '30d': '30 days',
    '90d': '90 days',
    '1y': '1 year',
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    de: 'German',
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
        const { values: states, choices } = metaOf(schema);
        const kept = states ?? choices;
        return kept ? [[field, Object.fromEntries(kept.map((value) => [value, said(value)]))]] : [];
      }),
    ),
  };
};

/** Stored ids such as `sourcing` become words. */
const spoken = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
