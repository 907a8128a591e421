import { expect, test } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readText } from './readText.ts';

const dictionary = await loadDictionary();
const read = (text: string) => readText(text, dictionary, { withNames: true });
const namesIn = (text: string) => read(text).names.map(({ name }) => name);

test.each([
  ['Experience with OMTI ReporterBase and Excel is required.', ['OMTI ReporterBase']],
  [
    'Must have:\n- Stenovations Digital CAT\n- Omnitree or Quillnote',
    ['Stenovations Digital CAT', 'Omnitree', 'Quillnote'],
  ],
  ['Erfahrung mit ReporterBase und gute Kenntnisse in Quillnote', ['ReporterBase', 'Quillnote']],
  ['Vous maîtrisez Quillnote et l’outil Kurzweil 3000.', ['Quillnote', 'Kurzweil 3000']],
  ['Must have:\n- Kwibble 3000 experience', ['Kwibble 3000']],
  ['Imprescindible: experiencia con Quillnote y Kurzweil 3000', ['Quillnote', 'Kurzweil 3000']],
])('a requirement may name what the dictionary does not know: %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('known subjects of several words are found as well', () => {
  expect(namesIn('Requirements\n- You know web browser software and project management.')).toEqual([
    'web browser software',
    'project management',
  ]);
});

test('skills, everyday words and what a text says about itself are no names', () => {
  expect(namesIn('Requirements: Several years of professional experience with Java and Docker')).toEqual([]);
  expect(namesIn('Harborline Group has served customers in Portland for forty years.')).toEqual([]);
  expect(namesIn('What we offer\n- Free Quillnote courses for everybody who uses it')).toEqual([]);
});

test('a role or a rate is not a name, but can be part of one', () => {
  expect(namesIn('Senior React Developer\nMust have:\n- Rate: $80/h\n- React on Remote Contract')).toEqual(
    [],
  );
  expect(namesIn('Must have:\n- Flow Designer\n- Remote Wrangler')).toEqual([
    'Flow Designer',
    'Remote Wrangler',
  ]);
});

test('what a text rules out is no name', () => {
  expect(namesIn('Requirements\n- Excel\n- No ReporterBase experience is needed.')).toEqual([]);
});

test('people are no names', () => {
  expect(namesIn('You use Excel every day and report to Anna Whitlock.')).toEqual([]);
});

test('a name is a must or nice to have like a skill in its place', () => {
  const { names } = read('Must have: ReporterBase\n\nNice to have: Quillnote');
  expect(names.map(({ name, must, nice }) => ({ name, must, nice }))).toEqual([
    { name: 'ReporterBase', must: true, nice: false },
    { name: 'Quillnote', must: false, nice: true },
  ]);
});

test('names are read only if they are asked for', () => {
  expect(readText('Experience with ReporterBase', dictionary).names).toEqual([]);
});
