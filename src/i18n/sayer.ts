import { fill } from '../../domain/words/fill.ts';

type Template = { pattern: RegExp; places: string[]; text: string };

/**
 * Returns a function that translates English sentences. `sentences` maps English templates with `%{…}`
 * placeholders to their translations. Any other text yields undefined. `inWords` translates the value of a
 * placeholder.
 */
export const sayerOf = (
  sentences: Record<string, string>,
  inWords: (words: string, place: string) => string = (words) => words,
): ((sentence: string) => string | undefined) => {
  const exact = new Map(Object.entries(sentences).filter(([english]) => !english.includes('%{')));
  const templates = Object.entries(sentences)
    .filter(([english]) => english.includes('%{'))
    .map(([english, text]) => templateOf(english, text));
  const say = (sentence: string): string | undefined => {
    const whole = exact.get(sentence);
    if (whole !== undefined) return whole;
    for (const { pattern, places, text } of templates) {
      const found = pattern.exec(sentence);
      if (!found) continue;
      const said = (place: string, words: string) =>
        place === 'message' ? (say(words) ?? words) : inWords(words, place);
      return fill(
        text,
        Object.fromEntries(places.map((place, at) => [place, said(place, found[at + 1] ?? '')])),
      );
    }
    return undefined;
  };
  return say;
};

const templateOf = (english: string, text: string): Template => {
  const places: string[] = [];
  const source = english.replace(/[.()/?]/g, '\\$&').replace(/%\{(\w+)\}/g, (_, place: string) => {
    places.push(place);
    return place === 'max' || place === 'min' ? '(-?\\d+)' : '(.+)';
  });
  return { pattern: new RegExp(`^${source}$`), places, text };
};
