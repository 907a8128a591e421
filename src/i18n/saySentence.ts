import { nounNames, nounOf } from '../../domain/contract/index.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { sayerOf } from './sayer.ts';

type Spoken = Pick<LanguageWords, 'nouns' | 'sentences'>;

/**
 * Returns a function that translates English sentences of the contract or the server; it returns undefined
 * for any other text.
 */
export const sentencesIn = (
  { nouns, sentences }: Spoken,
  language = 'en',
): ((sentence: string) => string | undefined) => {
  const inWords = wordIn(nouns);
  return sayerOf(sentences, (words, place) => (place === 'day' ? dayIn(words, language) : inWords(words)));
};

/** Formats a date that the server wrote in English, such as Jan 10, 2027. */
const dayIn = (day: string, language: string): string => {
  const at = new Date(`${day} UTC`);
  return Number.isNaN(at.getTime())
    ? day
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
};

/**
 * Translates a noun (singular or plural) or one or more states joined by "or". Other words stay unchanged.
 */
const wordIn = ({ names, values }: LanguageWords['nouns']) => {
  const labels = new Map(
    nounNames.flatMap((name) => {
      const { label, plural } = nounOf(name);
      const [one, many] = names[name]?.split(' |||| ') ?? [];
      return [[plural, many] as const, [label, one] as const];
    }),
  );
  const one = (word: string) => labels.get(word) ?? values[word] ?? word;
  return (words: string) => words.split(' or ').map(one).join(', ');
};
