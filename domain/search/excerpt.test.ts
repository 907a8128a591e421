import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

/** An excerpt with its marked words in brackets. */
const shown = (text: string, ...words: string[]) =>
  excerptOf(text, words)
    ?.map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('') ?? null;

test('an excerpt marks every word of the search in any case, and longer ones before their parts', () => {
  expect(shown('Led the KAFKA migration with Spring Boot', 'kafka', 'spring', 'spring boot')).toBe(
    'Led the [KAFKA] migration with [Spring Boot]',
  );
});

test('an excerpt of a long text begins shortly before the first word, and is cut between words', () => {
  const text = `${'Many words come first. '.repeat(20)}Led the Kafka migration.${' And many come later.'.repeat(20)}`;
  const excerpt = shown(text, 'kafka') ?? '';
  expect(excerpt).toMatch(/^… \w[\w. ]* Led the \[Kafka\] migration\. And[\w. ]* …$/);
  expect(excerpt.length).toBeLessThan(180);
});

test('the found word is shown in full, even if the text has no blanks', () => {
  expect(shown(`${'x'.repeat(300)}kafka${'y'.repeat(300)}`, 'kafka')).toBe('… [kafka] …');
});

test('signs of regular expressions in a word stand for themselves', () => {
  expect(shown('C++, C# and .NET (a|b)', 'c++', '.net', '(a|b)')).toBe('[C++], C# and [.NET] [(a|b)]');
});

test('a text without any of the words has no excerpt', () => {
  expect(shown('Java', 'kafka')).toBeNull();
  expect(shown('Java')).toBeNull();
});
