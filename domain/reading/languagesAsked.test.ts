import { expect, test } from 'vitest';
import { languagesAsked } from './languagesAsked.ts';

const asked = (text: string) =>
  languagesAsked(text).map(({ language, level }) => (level === null ? language : `${language}:${level}`));

test.each([
  ['Fluent English and German (B2) are required.', ['en:C1', 'de:B2']],
  ['You speak fluent German and English.', ['de:C1', 'en:C1']],
  ['Languages: English C1, French B1', ['en:C1', 'fr:B1']],
  ['Verhandlungssichere Deutschkenntnisse und gute Englischkenntnisse', ['de:C1', 'en:B2']],
  ['Deutsch in Wort und Schrift (mindestens C1)', ['de:C1']],
  ['Anglais courant exigé.', ['en:C1']],
  ['Niveau B2 en allemand, anglais courant', ['de:B2', 'en:C1']],
  ['Nivel alto de inglés y español nativo', ['en:B2', 'es:Native']],
])('“%s” asks for %j.', (text, languages) => {
  expect(asked(text)).toEqual(languages);
});

test.each([
  'No German language skills required.',
  'German (B1) is a plus.',
  'German, French or Spanish language skills are a plus.',
  'Deutschkenntnisse sind nicht erforderlich.',
  'You know the German market and our English customers.',
  'You polish the language of our interface.',
  'Python or another programming language; we are a French company.',
  'Nice to have\n- French (B1)',
])('“%s” asks for no language.', (text) => {
  expect(asked(text)).toEqual([]);
});

test('A language comes with the sentence that asks for it.', () => {
  expect(languagesAsked('We build trams.\n- German at level C1. You live in Graz.')[0]?.quote).toBe(
    'German at level C1.',
  );
});
