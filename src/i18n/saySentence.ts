import { nounNames, nounOf } from '../../domain/contract/index.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { sayerOf } from './sayer.ts';

type Spoken = Pick<LanguageWords, 'nouns' | 'sentences'>;

/** Says an English sentence of the contract or the server in a language; undefined for any other text. */
export const sentencesIn = (
  { nouns, sentences }: Spoken,
  language = 'en',
): ((sentence: string) => string | undefined) => {
  const inWords = wordIn(nouns);
  return sayerOf(sentences, (words, place) => (place === 'day' ? dayIn(words, language) : inWords(words)));
};

/** A day that the server wrote in English, such as Jan 10, 2027. */
const dayIn = (day: string, language: string): string => {
  const at = new Date(`${day} UTC`);
  return Number.isNaN(at.getTime())
    ? day
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
};

/** A noun, one or many, a state or several of them between "or"; whatever else stays as it is. */
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
