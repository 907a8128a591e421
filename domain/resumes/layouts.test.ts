import { expect, it } from 'vitest';
import { tidied } from '../documentText/readDocument.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';
import { type LayoutCase, layoutCases } from './testing/layoutCases.ts';

const today = '2026-11-25';
const dictionary = await loadDictionary();

type Values = Record<
  'name' | 'title' | 'place' | 'phone' | 'engagements' | 'skills' | 'languages',
  readonly string[]
>;

const one = (value: string | null | undefined): string[] => (value ? [value] : []);
/** A place is right if it begins with the town. */
const town = (place: string | undefined) => place?.split(',')[0];
const entry = (parts: readonly (string | null)[]) => parts.join(' / ');

const truthOf = ({ truth }: LayoutCase): Values => ({
  ...truth,
  name: one(truth.name),
  title: one(truth.title),
  place: one(truth.place),
  phone: one(truth.phone),
  engagements: truth.engagements.map(entry),
});

const readingOf = ({ text }: LayoutCase): Values => {
  const { name, title, location, phone, engagements, skills, languages } = readResume(
    tidied(text),
    today,
    dictionary,
  );
  return {
    name: one(name?.value),
    title: one(title?.value),
    place: one(town(location?.value)),
    phone: one(phone?.value),
    engagements: engagements.map(({ title, client, period: { from, to } }) =>
      entry([title, client, from, to]),
    ),
    skills: skills.map(({ skill }) => skill),
    languages: languages.map(({ language, level }) => `${language} ${level}`),
  };
};

const named = ({ layout, language }: LayoutCase, values: readonly string[]): string[] =>
  values.map((value) => `${layout}, ${language}: ${value}`);

/** Shares of the values in the truth that are read, and of the values read that are true. */
it.each<[field: keyof Values, found: number, right: number]>([
  ['name', 1, 1],
  ['title', 1, 1],
  ['place', 1, 1],
  ['phone', 1, 1],
  ['engagements', 1, 1],
  ['skills', 0.99, 0.99],
  ['languages', 1, 1],
])('of common layouts %s: %d is found, and %d of what is read is right', (field, leastFound, leastRight) => {
  const truth = layoutCases.flatMap((one) => named(one, truthOf(one)[field]));
  const read = layoutCases.flatMap((one) => named(one, readingOf(one)[field]));
  const missing = truth.filter((value) => !read.includes(value));
  const wrong = read.filter((value) => !truth.includes(value));
  const told = JSON.stringify({ missing, wrong }, null, 2);
  expect(1 - missing.length / truth.length, told).toBeGreaterThanOrEqual(leastFound);
  expect(1 - wrong.length / read.length, told).toBeGreaterThanOrEqual(leastRight);
});

/** Without spaces and colons, which a quote may have between a label and its value. */
const plain = (text: string) => text.replace(/[\s:]+/gu, '');

it.each(layoutCases)(
  'every value of $layout ($language, $truth.name) quotes lines that are there',
  ({ text }) => {
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
  },
);
