import { expect, it } from 'vitest';
import { tidied } from '../documentText/readDocument.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';
import { benchmarkCases, type ReadingField, readingFigures } from './testing/readingFigures.ts';

const today = '2026-11-25';
const dictionary = await loadDictionary();
const cases = await benchmarkCases();
const figures = readingFigures(cases, today, dictionary);

it('the benchmark has files of the usual layouts in four languages', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cases.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'fr', 'es']));
});

/** Least shares of the values in the truth that are read, and of the values read that are true. */
it.each<[field: ReadingField, found: number, right: number]>([
  ['name', 0.92, 0.92],
  ['title', 0.92, 0.92],
  ['place', 0.85, 0.85],
  ['phone', 0.9, 0.9],
  ['engagements', 0.75, 0.8],
  ['dates', 0.8, 0.8],
  ['education', 0.75, 0.75],
  ['skills', 0.92, 0.92],
  ['languages', 0.9, 0.9],
])('of the benchmark %s: %d is found, and %d of what is read is right', (field, leastFound, leastRight) => {
  const figure = figures.find((one) => one.field === field);
  if (!figure) throw new Error(field);
  const told = JSON.stringify({ missing: figure.missing, wrong: figure.wrong }, null, 2);
  expect(figure.found / figure.true, told).toBeGreaterThanOrEqual(leastFound);
  expect(figure.right / figure.read, told).toBeGreaterThanOrEqual(leastRight);
});

/** Without spaces and colons, which a quote may have between a label and its value. */
const plain = (text: string) => text.replace(/[\s:]+/gu, '');

it.each(cases)('every value of $layout ($language, $truth.name) quotes lines that are there', ({ text }) => {
  const { engagements, skills, languages, education, certificates, unread, ...single } = readResume(
    tidied(text),
    today,
    dictionary,
  );
  const lists = [...engagements, ...skills, ...languages, ...education, ...certificates];
  const quotes = [...lists, ...Object.values(single)].map(({ quote }) => quote);
  const written = plain(tidied(text));
  const parts = [...quotes, ...unread].flatMap((quote) =>
    written.includes(plain(quote)) ? [] : quote.split(/ · |\n/u),
  );
  expect(quotes.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !written.includes(plain(part)))).toEqual([]);
  expect(quotes.filter((quote) => quote.trim() === '')).toEqual([]);
});
