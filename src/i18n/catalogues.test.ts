import englishMessages from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { nounOf } from '../../domain/contract/index.ts';
import { metaOfField } from '../../domain/contract/noun.ts';
import { jobNames } from '../../domain/health/backgroundJobs.ts';
import { readCell } from '../../domain/import/readCell.ts';
import laterOperator from '../../locales/en/laterOperator.json';
import shared from '../../locales/en/shared.json';
import { catalogueFaults } from './catalogueFaults.ts';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { languageCodes } from './languages.ts';

const catalogues = { Spanish: spanish, French: french, German: german };

const files = import.meta.glob<object>(['../../locales/*/*.json', '!**/messages.json'], {
  eager: true,
  import: 'default',
});
const translations = Object.entries(files).filter(([file]) => !file.includes('/en/'));

test.each(translations)(
  '%s says all that English says, with the same places and plural forms',
  (file, texts) => {
    const english = files[file.replace(/\/\w\w\//, '/en/')] ?? {};
    expect(catalogueFaults(english, texts)).toEqual([]);
  },
);

test.each(translations)('%s names a button by the words on it where English does', (file, texts) => {
  const english = namedButtons(files[file.replace(/\/\w\w\//, '/en/')] ?? {});
  const kept = [...english].filter(([, isByWords]) => isByWords).map(([path]) => path);
  const own = namedButtons(texts);
  expect(kept.filter((path) => !own.get(path))).toEqual([]);
});

/** The names of buttons beside their words, such as `detailsNamed` of `details`, and whether each holds those words. */
const namedButtons = (texts: object, path = ''): Map<string, boolean> =>
  new Map(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]): [string, boolean][] => {
      if (typeof text === 'object' && text) return [...namedButtons(text, `${path}${key}.`)];
      const words: unknown = Reflect.get(texts, key.replace(/Named$/, ''));
      if (typeof text !== 'string' || typeof words !== 'string' || words === text) return [];
      return [[path + key, text.toLowerCase().includes(words.toLowerCase())]];
    }),
  );

/** Texts that need no name and no number where react-admin's own have one. */
const shorter = ['message.bulk_delete_content', 'message.delete_content', 'navigation.no_filtered_results'];

test('the catalogues say all that react-admin says', () => {
  const faults = catalogueFaults(englishMessages.ra, shared.ra);
  expect(faults.filter((fault) => !shorter.some((path) => fault.endsWith(path)))).toEqual([]);
  expect(faults.filter((fault) => fault.startsWith('missing'))).toEqual([]);
});

test('every background job has a name', () => {
  expect(Object.keys(laterOperator.backgroundJobs.names).sort()).toEqual([...jobNames].sort());
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
        expect(readCell(field, word, new Map(), { today: '2026-11-28' })).toEqual({ value });
      }
  });
});

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
