/** A listed candidate, as far as a search of the public site uses it. */
export type Searched = { title: string; skills: readonly string[]; listed: boolean };
export type TalentCounts = {
  total: number;
  /** Titles of the candidates found. */
  byTitle: { title: string; count: number }[];
  /** Their skills that match the search. */
  bySkill: { skill: string; count: number }[];
};
export const mostGroups = 6;

/**
 * Number of listed candidates with a title or skill that contains these words: counts only, names are not
 * searched.
 */
export const talentCounts = (rows: readonly Searched[], q: string): TalentCounts => {
  const asked = (text: string) => text.toLowerCase().includes(q.trim().toLowerCase());
  const found = rows.filter((row) => row.listed && (asked(row.title) || row.skills.some(asked)));
  return {
    total: found.length,
    byTitle: largest(found.map(({ title }) => [title])).map(([title, count]) => ({ title, count })),
    bySkill: largest(found.map(({ skills }) => skills.filter(asked))).map(([skill, count]) => ({
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
