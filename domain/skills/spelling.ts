/** A skill name without extra spaces. */
const tidySkill = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** Comparison key of a skill name: the same for "react" and "React ". */
export const skillKey = (name: string): string => tidySkill(name).toLowerCase();

export type KnownWord = { name: string; count: number };

/**
 * Every skill of these lists once, in its most common spelling, the most frequent first. Ties are sorted
 * alphabetically, so the result does not depend on the order of the rows.
 */
export const countSkills = (lists: readonly (readonly string[])[]): KnownWord[] =>
  countWords(lists.map((list) => spellSkills(list, new Map())));

/** The words of these lists, with the number of lists that contain each. */
export const countWords = (lists: readonly (readonly string[])[]): KnownWord[] => {
  const spellings = new Map<string, Map<string, number>>();
  for (const name of lists.flat()) {
    const key = skillKey(name);
    if (!key) continue;
    const known = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, known.set(name, (known.get(name) ?? 0) + 1));
  }
  return [...spellings.values()].map(mostUsed).sort(byCount);
};

const mostUsed = (spellings: ReadonlyMap<string, number>): KnownWord => {
  const [best] = [...spellings].map(([name, count]) => ({ name, count })).sort(byCount);
  const count = [...spellings.values()].reduce((sum, one) => sum + one, 0);
  return { name: best?.name ?? '', count };
};

const byCount = (a: KnownWord, b: KnownWord): number =>
  b.count - a.count || (a.name < b.name ? -1 : Number(a.name > b.name));

/** The spelling of a skill by its key; undefined for an unknown one. */
export type Spelling = { get(key: string): string | undefined };

/** Skills as stored: trimmed, in the market's spelling, without duplicates. */
export const spellSkills = (chosen: readonly string[], known: Spelling): string[] => {
  const spelled = new Map<string, string>();
  for (const name of chosen) {
    const key = skillKey(name);
    if (!key) continue;
    const spelling = known.get(key) ?? tidySkill(name);
    if (!spelled.has(skillKey(spelling))) spelled.set(skillKey(spelling), spelling);
  }
  return [...spelled.values()];
};

/** The market's spelling of each skill, for lookups. */
export const spellingOf = (known: readonly string[]): Map<string, string> =>
  new Map(known.map((name) => [skillKey(name), name]));
