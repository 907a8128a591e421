/**
 * Short words that stand in almost every text of a language and in few of the others. They are looked for in SQL as well, so
 * none has fewer than two letters.
 */
export const languageWords = {
  en: 'the and with of for has is from years',
  de: 'und mit der die das für von bei im auf seit',
  fr: 'et les des dans pour avec une du sur ans',
  es: 'los las con para una del por el años',
} as const;
type KnownLanguage = keyof typeof languageWords;
export const knownLanguages = Object.keys(languageWords) as KnownLanguage[];

/** A text says early which language it is in. */
export const mostCharacters = 200;
/** A language needs so many of its words in a text, and more than any other has. */
export const fewestWords = 2;

/** A language of the texts; `other` if none is recognized, and `none` without a text. */
export type TextLanguage = KnownLanguage | 'other' | 'none';

const patterns = knownLanguages.map(
  (language) =>
    [
      language,
      new RegExp(
        `(?<![\\p{L}\\p{N}_])(?:${languageWords[language].replaceAll(' ', '|')})(?![\\p{L}\\p{N}_])`,
        'giu',
      ),
    ] as const,
);

/**
 * The language of a text by its most frequent words. It only tells groups of texts apart, so it needs to be right most
 * times, and the same in SQL (`server/store/selections.ts`).
 */
export const textLanguage = (text: string | null): TextLanguage => {
  if (!text) return 'none';
  const start = text.slice(0, mostCharacters);
  const counts = patterns.map(([language, pattern]) => ({
    language,
    count: start.match(pattern)?.length ?? 0,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [first, ...others] = counts.filter(({ count }) => count === most);
  return first && most >= fewestWords && others.length === 0 ? first.language : 'other';
};
