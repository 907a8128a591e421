import englishMessages from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { nounNames, nounOf } from '../../domain/contract/index.ts';
import { metaOfField } from '../../domain/contract/noun.ts';
import { jobNames } from '../../domain/health/backgroundJobs.ts';
import { readCell } from '../../domain/import/readCell.ts';
import operator from '../../locales/en/operator.json';
import shared from '../../locales/en/shared.json';
import { catalogueFaults } from './catalogueFaults.ts';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { languageCodes } from './languages.ts';
import { sentencesIn } from './saySentence.ts';

const catalogues = { Spanish: spanish, French: french, German: german };

const files = import.meta.glob<object>('../../locales/*/*.json', { eager: true, import: 'default' });
const translations = Object.entries(files).filter(([file]) => !file.includes('/en/'));

test.each(translations)(
  '%s says all that English says, with the same places and plural forms',
  (file, texts) => {
    const english = files[file.replace(/\/\w\w\//, '/en/')] ?? {};
    expect(catalogueFaults(english, texts)).toEqual([]);
  },
);

test('the catalogues say all that react-admin says', () => {
  expect(catalogueFaults(englishMessages.ra, shared.ra)).toEqual([]);
});

test('every background job has a name', () => {
  expect(Object.keys(operator.backgroundJobs.names).sort()).toEqual([...jobNames].sort());
});

test('every language has the same catalogues', () => {
  const namesIn = (language: string) =>
    Object.keys(files).flatMap((file) => file.split(`/${language}/`).slice(1));
  for (const language of languageCodes) expect(namesIn(language)).toEqual(namesIn('en'));
});

describe.each(Object.entries(catalogues))('%s', (_, words) => {
  test('uses words for availability and status that an import understands', () => {
    for (const field of ['availability', 'status'])
      for (const value of metaOfField(nounOf('candidates'), field).values ?? []) {
        const word = words.nouns.values[`candidates.${field}.${value}`] ?? words.nouns.values[value] ?? '';
        expect(readCell(field, word, new Map())).toEqual({ value });
      }
  });

  test('has words for everything the contract says about a field', () => {
    const say = sentencesIn(words);
    expect([...contractMessages()].filter((message) => !say(message))).toEqual([]);
  });

  test('fills no place that the English sentence has not', () => {
    const places = (text: string) => text.match(/%\{\w+\}/g) ?? [];
    for (const [sentence, said] of Object.entries(words.sentences)) {
      expect(said.trim()).not.toBe('');
      expect(places(sentence)).toEqual(expect.arrayContaining([...places(said)]));
    }
  });
});

/** All messages with which the fields reject invalid values. */
function contractMessages(): Set<string> {
  const long = 'x'.repeat(1_000_001);
  const answers = ['', ' ', 'x', '0000-01-01', '2026-02-30', 'a\u0000', long, -1, 0.5, 1e16, true, {}, null];
  const lists = [[''], ['a\u0000'], [long], Array.from({ length: 200 }, () => 'a')];
  return new Set(
    nounNames.flatMap((name) =>
      Object.values(nounOf(name).fields).flatMap((schema) =>
        [...answers, ...lists].flatMap((answer) => {
          const read = schema.safeParse(answer);
          return read.success ? [] : read.error.issues.map(({ message }) => message);
        }),
      ),
    ),
  );
}

describe('the comparison of catalogues', () => {
  const original = {
    menu: { jobs: 'Jobs', found: '%{smart_count} job |||| %{smart_count} jobs' },
    list: ['a', 'b'],
  };
  test.each([
    ['missing menu.found', { menu: { jobs: 'Stellen' }, list: ['a', 'b'] }],
    ['unknown menu.more', { menu: { ...original.menu, more: 'Mehr' }, list: ['a', 'b'] }],
    ['empty menu.jobs', { menu: { ...original.menu, jobs: ' ' }, list: ['a', 'b'] }],
    [
      'other plural forms menu.found',
      { menu: { ...original.menu, found: '%{smart_count} Stellen' }, list: ['a', 'b'] },
    ],
    [
      'other places menu.found',
      { menu: { ...original.menu, found: '%{count} Stelle |||| %{count} Stellen' }, list: ['a', 'b'] },
    ],
    ['not a text menu.jobs', { menu: { ...original.menu, jobs: { one: 'Stelle' } }, list: ['a', 'b'] }],
    ['missing list.1', { menu: original.menu, list: ['a'] }],
  ])('finds what is %s', (fault, other) => {
    expect(catalogueFaults(original, other)).toEqual([fault]);
  });
  test('finds nothing where all is there', () => {
    expect(catalogueFaults(original, original)).toEqual([]);
  });
});

describe('a sentence of the server', () => {
  const say = sentencesIn(german);
  test('is said with the words of the states it names', () => {
    expect(say('Can’t change from Pending to Draft')).toBe(
      'Der Wechsel von „Ausstehend“ zu „Entwurf“ ist nicht möglich',
    );
    expect(say('Must start as Pending or Active')).toBe('Muss beginnen mit: Ausstehend, Aktiv');
    expect(say('Contract is now Active')).toBe('Vertrag: jetzt Aktiv');
  });
  test('says the sentence that another one ends with', () => {
    expect(say('2 of 20 rows have errors, so nothing was saved. Row 3: At least 0')).toBe(
      '2 von 20 Zeilen haben Fehler, daher wurde nichts gespeichert. Zeile 3: Mindestens 0',
    );
    expect(say('1 of 20 rows have errors, so nothing was saved. Row 3: The moon is full')).toContain(
      'Zeile 3: The moon is full',
    );
  });
  test('names many of a noun', () => {
    expect(say('Available Resources imported')).toBe('Fachkräfte: importiert');
  });
  test('keeps the address it speaks of', () => {
    const email = 'ada@acme.example';
    expect(say(`${email} already has an account. Decline the request, or ask for another email.`)).toContain(
      `${email} hat bereits ein Konto`,
    );
  });
  test('keeps its figures', () => {
    expect(say('At most 120 characters')).toBe('Höchstens 120 Zeichen');
    expect(say('At least 5')).toBe('Mindestens 5');
  });
  test('stays unchanged if no catalogue has it', () => {
    expect(say('The moon is full')).toBeUndefined();
  });
});
