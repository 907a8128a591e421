import { expect, test } from 'vitest';
import german from '../../locales/de/nouns.json' with { type: 'json' };
import english from '../../locales/en/nouns.json' with { type: 'json' };
import spanish from '../../locales/es/nouns.json' with { type: 'json' };
import french from '../../locales/fr/nouns.json' with { type: 'json' };
import { metaOf } from '../contract/fields.ts';
import { nounNames, nounOf } from '../contract/index.ts';
import { features } from '../settings/features.ts';
import { nounWords } from './nounWords.ts';

test('every noun, field and value has a label', () => {
  const words = nounWords();
  for (const name of nounNames) {
    expect(words[name]?.name).toContain('||||');
    expect(Object.keys(words[name]?.fields ?? {})).toEqual(Object.keys(nounOf(name).all));
  }
});

test('the English catalogue says what the contract says', () => {
  expect(nounWords(english)).toEqual(nounWords());
});

test('the catalogue has a word for every noun, field and value, and none for anything else', () => {
  const { names, labels, values } = english;
  const fields = nounNames.flatMap((name) =>
    Object.entries(nounOf(name).all).map(([field, schema]) => ({
      path: `${name}.${field}`,
      ...metaOf(schema),
    })),
  );
  const words = fields.flatMap(({ path, values = [] }) =>
    values.map((value) => ({ path: `${path}.${value}`, value })),
  );
  expect(nounNames.filter((name) => !(name in names))).toEqual([]);
  expect(fields.filter(({ path, label }) => !(label in labels || path in labels))).toEqual([]);
  // Values in capitals, such as NDA, are the same in every language.
  const lacking = words.filter(
    ({ path, value }) => /[a-z]/.test(value) && !(value in values || path in values),
  );
  expect(lacking).toEqual([]);
  const known = new Set<string>([
    ...nounNames,
    ...fields.flatMap(({ path, label }) => [path, label]),
    ...words.flatMap(({ path, value }) => [path, value]),
    ...Object.values(features).map(({ name }) => name),
  ]);
  const unused = [names, labels, values].flatMap((texts) => Object.keys(texts));
  expect(unused.filter((key) => !known.has(key))).toEqual([]);
});

test('a language is shown by its name', () => {
  expect(nounWords().signUpRequests?.values.language?.fr).toBe('French');
});

test('the stored id of a stage is shown as a word', () => {
  expect(nounWords().pipelineEntries?.values.stage?.sourcing).toBe('Sourcing');
});

test('a stored value that is not plain English is shown in plain English', () => {
  const { unknownSkills, mails } = nounWords();
  expect(unknownSkills?.values.status?.['A Skill of Its Own']).toBe('Separate Skill');
  expect(mails?.values.purpose).toMatchObject({ reset: 'Password Reset', invitation: 'Invitation' });
});

test('the message after a row is created names the noun, in each language', () => {
  expect(nounWords().contracts?.notifications.created).toBe('Contract created');
  expect(nounWords(german).contracts?.notifications.created).toBe('Vertrag angelegt');
});

test('no two fields of a noun have the same label, in any language', () => {
  const twice = (labels: string[]) => labels.filter((label, at) => labels.indexOf(label) !== at);
  const found = [undefined, german, french, spanish].flatMap((texts) =>
    Object.entries(nounWords(texts)).flatMap(([noun, { fields }]) =>
      twice(Object.values(fields)).map((label) => `${noun}: ${label}`),
    ),
  );
  expect(found).toEqual([]);
});
