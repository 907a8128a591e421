import { expect, test } from 'vitest';

const oddBeginning = /^(?:Of|Who|Whoever|What|Nobody|Somebody|Anybody|Everybody)\b/;
const oddWords =
  /\b(?:whoever|whom|nobody|somebody|anybody|everybody|any more|in the meantime|at the moment|taken back|left out|kept out|what you look for|asked for most)\b/i;
const british = /\b(?:analyse|ageing|utilisation|customis|colour|cancelled|e-mail)/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\s*\|\|\|\|\s*/);
const isOdd = (sentence: string): boolean =>
  (oddBeginning.test(sentence) && !sentence.endsWith('?')) ||
  oddWords.test(sentence) ||
  british.test(sentence);
const reads = (text: string): boolean => !sentencesOf(text).some(isOdd);

/** Headings of the site may begin with “What” and “Who”; the contract decides the words of nouns. */
const english = import.meta.glob<object>(
  ['../../locales/en/*.json', '!../../locales/en/site.json', '!../../locales/en/nouns.json'],
  { eager: true, import: 'default' },
);

const textsOf = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : textsOf(text, `${path}${key}.`),
  );

test('English texts avoid the phrases that docs/voice.md rules out', () => {
  const texts = textsOf(english);
  expect(texts.length).toBeGreaterThan(1000);
  const odd = texts.filter(([, text]) => !reads(text));
  expect(odd).toEqual([]);
});

test.each([
  'Of 5 jobs, 2 are open.',
  'What you look for',
  'Nobody is in your pipeline yet',
  'Saved. Whoever has the link can read it.',
  '1 row left out |||| %{smart_count} rows left out',
  'Nothing to analyse yet',
])('the check finds “%s”', (text) => {
  expect(reads(text)).toBe(false);
});

test.each(['What changed?', 'Who can sign in? Your colleagues.', 'Search criteria', 'Official documents'])(
  'the check accepts “%s”',
  (text) => {
    expect(reads(text)).toBe(true);
  },
);
