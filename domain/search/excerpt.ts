import { foldWithPlaces } from './foldText.ts';

/** A piece of an excerpt; `found` are the words of the search. */
export type ExcerptPart = { text: string; found: boolean };

/** Characters before the first word that was found, and of the whole excerpt. */
const before = 50;
const longest = 160;

/** The part of a text around the first of these folded words, cut between words; null if it contains none of them. */
export const excerptOf = (text: string, words: readonly string[]): ExcerptPart[] | null => {
  if (words.length === 0) return null;
  const pattern = new RegExp([...words].sort(longestFirst).map(escaped).join('|'), 'gu');
  const { folded, from: starts, to: ends } = foldWithPlaces(text);
  const found = [...folded.matchAll(pattern)].map(({ 0: word, index }) => ({
    from: starts[index] ?? 0,
    to: ends[index + word.length - 1] ?? 0,
  }));
  const [first] = found;
  if (!first) return null;
  const from = startOfWord(text, first.from - before, first.from);
  const to = endOfWord(text, from + longest, first.to);
  const parts: ExcerptPart[] = [];
  let at = from;
  for (const word of found.filter((one) => one.to <= to)) {
    if (word.from < at) continue;
    parts.push({ text: text.slice(at, word.from), found: false });
    parts.push({ text: text.slice(word.from, word.to), found: true });
    at = word.to;
  }
  parts.push({ text: text.slice(at, to), found: false });
  const [head, tail] = [parts[0] as ExcerptPart, parts.at(-1) as ExcerptPart];
  head.text = `${from > 0 ? '… ' : ''}${head.text.trimStart()}`;
  tail.text = `${tail.text.trimEnd()}${to < text.length ? ' …' : ''}`;
  return parts.filter((part) => part.text !== '');
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
