import { expect, test } from 'vitest';
import { nounNames, nounOf } from '../contract/index.ts';
import { nouns as german } from './de/nouns.ts';
import { nouns as spanish } from './es/nouns.ts';
import { nouns as french } from './fr/nouns.ts';
import { nounWords } from './nounWords.ts';

test('every noun, field and value has a label', () => {
  const words = nounWords();
  for (const name of nounNames) {
    expect(words[name]?.name).toContain('||||');
    expect(Object.keys(words[name]?.fields ?? {})).toEqual(Object.keys(nounOf(name).all));
  }
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
