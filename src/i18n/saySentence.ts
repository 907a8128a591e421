import { nounNames, nounOf } from '../../domain/contract/index.ts';
import { fill } from './fill.ts';
import type { LanguageWords } from './LanguageWords.ts';

type Spoken = Pick<LanguageWords, 'nouns' | 'sentences'>;
type Template = { pattern: RegExp; places: string[]; text: string };

/** Says an English sentence of the contract or the server in a language; undefined for any other text. */
export const sentencesIn = (
  { nouns, sentences }: Spoken,
  language = 'en',
): ((sentence: string) => string | undefined) => {
  const exact = new Map(Object.entries(sentences).filter(([english]) => !english.includes('%{')));
  const templates = Object.entries(sentences)
    .filter(([english]) => english.includes('%{'))
    .map(([english, text]) => templateOf(english, text));
  const inWords = wordIn(nouns);
  const say = (sentence: string): string | undefined => {
    const whole = exact.get(sentence);
    if (whole !== undefined) return whole;
    for (const { pattern, places, text } of templates) {
      const found = pattern.exec(sentence);
      if (!found) continue;
      const said = (place: string, words: string) =>
        place === 'message'
          ? (say(words) ?? words)
          : place === 'day'
            ? dayIn(words, language)
            : inWords(words);
      return fill(
        text,
        Object.fromEntries(places.map((place, at) => [place, said(place, found[at + 1] ?? '')])),
      );
    }
    return undefined;
  };
  return say;
};

/** A day that the server wrote in English, such as Jan 10, 2027. */
const dayIn = (day: string, language: string): string => {
  const at = new Date(`${day} UTC`);
  return Number.isNaN(at.getTime())
    ? day
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
};

const templateOf = (english: string, text: string): Template => {
  const places: string[] = [];
  const source = english.replace(/[.()/]/g, '\\$&').replace(/%\{(\w+)\}/g, (_, place: string) => {
    places.push(place);
    return place === 'max' || place === 'min' ? '(-?\\d+)' : '(.+)';
  });
  return { pattern: new RegExp(`^${source}$`), places, text };
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
