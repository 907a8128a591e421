import { foldText } from '../search/foldText.ts';
import type { FoundCompany } from './companiesNamed.ts';
import type { TalentSearch } from './talentSearch.ts';

/** A listed candidate, as far as a search of the public site uses it. */
export type Searched = { title: string; skills: readonly string[]; location: string; listed: boolean };
export type TalentCounts = {
  total: number;
  /** Titles of the candidates found. */
  byTitle: { title: string; count: number }[];
  /** Their skills that match the search. */
  bySkill: { skill: string; count: number }[];
};
/** `instead`: the text that was counted, if it is another one than was typed. `companies`: of that name, if nobody matches. */
export type TalentAnswer = TalentCounts & { instead: string | null; companies: FoundCompany[] };
export const mostGroups = 6;

/** The title between spaces, so that a word of it is found between spaces as well. Signs such as + and # are parts of words. */
const spaced = (title: string): string => ` ${foldText(title).replace(/[\s,/()&|-]+/g, ' ')} `;

/** Number of listed candidates that match: counts only, names are not searched. */
export const talentCounts = (
  rows: readonly Searched[],
  { skills, words, place }: TalentSearch,
): TalentCounts => {
  const names = new Set(skills.flatMap((skill) => skill.names));
  const isAsked = (skill: string) => names.has(skill) || words.some((word) => foldText(skill).includes(word));
  const isThere = (location: string) => {
    if (place === null) return true;
    const text = location.toLowerCase();
    return 'starts' in place
      ? place.starts.some((name) => text.startsWith(name))
      : place.ends.some((name) => text.endsWith(name));
  };
  const found = rows.filter(
    (row) =>
      row.listed &&
      skills.every(
        ({ names: called, word }) =>
          row.skills.some((skill) => called.includes(skill)) || spaced(row.title).includes(` ${word} `),
      ) &&
      words.every((word) => [row.title, ...row.skills].some((text) => foldText(text).includes(word))) &&
      isThere(row.location),
  );
  return {
    total: found.length,
    byTitle: largest(found.map(({ title }) => [title])).map(([title, count]) => ({ title, count })),
    bySkill: largest(found.map((row) => row.skills.filter(isAsked))).map(([skill, count]) => ({
      skill,
      count,
    })),
  };
};

/** The most common words, ignoring spelling variants; each counts once per row. */
const largest = (rows: readonly (readonly string[])[]): [string, number][] => {
  const spellings = new Map<string, Map<string, number>>();
  const counts = new Map<string, number>();
  for (const words of rows) {
    for (const word of new Map(words.map((one) => [one.toLowerCase(), one])).values()) {
      const folded = word.toLowerCase();
      counts.set(folded, (counts.get(folded) ?? 0) + 1);
      const known = spellings.get(folded) ?? new Map<string, number>();
      spellings.set(folded, known.set(word, (known.get(word) ?? 0) + 1));
    }
  }
  const usual = (folded: string) => first([...(spellings.get(folded) ?? [])]);
  return [...counts]
    .sort(mostFirst)
    .slice(0, mostGroups)
    .map(([folded, count]) => [usual(folded), count]);
};

const mostFirst = ([a, n]: [string, number], [b, m]: [string, number]) => m - n || (a < b ? -1 : 1);
const first = (entries: [string, number][]): string => entries.sort(mostFirst)[0]?.[0] ?? '';
