/** A piece of an excerpt; `found` are the words of the search. */
export type ExcerptPart = { text: string; found: boolean };

/** Characters before the first word that was found, and of the whole excerpt. */
const before = 50;
const longest = 160;

/** The part of a text around the first of these words, cut between words; null if it contains none of them. */
export const excerptOf = (text: string, words: readonly string[]): ExcerptPart[] | null => {
  if (words.length === 0) return null;
  const pattern = new RegExp(`(${[...words].sort(longestFirst).map(escaped).join('|')})`, 'giu');
  const first = pattern.exec(text);
  if (!first) return null;
  const from = startOfWord(text, first.index - before, first.index);
  const to = endOfWord(text, from + longest, first.index + first[0].length);
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
  // Texts and the words between them alternate.
  return shown
    .split(pattern)
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((part) => part.text !== '');
};

const longestFirst = (one: string, other: string): number => other.length - one.length;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/** The first start of a word at or after this place; the found word itself is never cut. */
const startOfWord = (text: string, at: number, found: number): number => {
  if (at <= 0) return 0;
  const blank = text.indexOf(' ', at - 1);
  return blank < 0 || blank >= found ? found : blank + 1;
};

/** The last end of a word at or before this place, behind the found word. */
const endOfWord = (text: string, at: number, found: number): number => {
  if (at >= text.length) return text.length;
  return Math.max(text.lastIndexOf(' ', at), found);
};
