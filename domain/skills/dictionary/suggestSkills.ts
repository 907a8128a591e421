import type { SkillDictionary } from './dictionary.ts';
import { foldName, squeezeName } from './foldName.ts';

type Suggestion = { id: string; label: string; likeness: number };

/**
 * Finds skills that an unknown name may mean. Suggestions are confirmed by a person and never merged
 * automatically.
 */
export type Suggest = (name: string, count?: number) => Suggestion[];

type Spelling = { id: string; size: number; words: readonly string[] };

const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(/[\s\-_./]+/u)
    .filter(Boolean);

/** Trigrams, with start and end marked. */
const gramsOf = (squeezed: string): string[] => {
  const padded = `^${squeezed}$`;
  return [
    ...new Set(Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) => padded.slice(at, at + 3))),
  ];
};

/**
 * Similarity = cosine over shared trigrams weighted by rarity, + ⅓ of the share of common words, + ½ if the
 * name consists of the other's initials, + a little for how common the skill is.
 */
export const suggester = (dictionary: SkillDictionary): Suggest => {
  const spellings: Spelling[] = [];
  const holders = new Map<string, number[]>();
  const initials = new Map<string, number[]>();
  for (const { id, label, aliases } of dictionary.skills.values()) {
    for (const name of new Set([id, foldName(label), ...aliases])) {
      const at = spellings.length;
      const grams = gramsOf(squeezeName(name));
      const words = wordsOf(name);
      spellings.push({ id, size: 0, words });
      for (const gram of grams) add(holders, gram, at);
      if (words.length > 1) add(initials, words.map((word) => word[0]).join(''), at);
    }
  }
  const rarity = (gram: string) => Math.log(1 + spellings.length / (1 + (holders.get(gram)?.length ?? 0)));
  for (const [gram, list] of holders) {
    for (const at of list) (spellings[at] as Spelling).size += rarity(gram) ** 2;
  }

  return (name, count = 5) => {
    const squeezed = squeezeName(name);
    const grams = gramsOf(squeezed);
    const words = wordsOf(name);
    const common = new Map<number, number>();
    let size = 0;
    for (const gram of grams) {
      const weight = rarity(gram) ** 2;
      size += weight;
      for (const at of holders.get(gram) ?? []) common.set(at, (common.get(at) ?? 0) + weight);
    }
    for (const at of initials.get(squeezed) ?? []) common.set(at, common.get(at) ?? 0);
    for (const at of holders.get(`^${words.map((word) => word[0]).join('')}`.slice(0, 3)) ?? []) {
      if (!common.has(at)) common.set(at, 0);
    }
    const best = new Map<string, number>();
    for (const [at, weight] of common) {
      const { id, size: other, words: theirs } = spellings[at] as Spelling;
      const like =
        weight / Math.sqrt(size * other) +
        sharedWords(words, theirs) / 3 +
        (isShortFor(words, theirs) ? 0.5 : 0);
      const liking = like + (dictionary.skills.get(id)?.reach ?? 0) / 100;
      if (liking > (best.get(id) ?? 0)) best.set(id, liking);
    }
    return [...best]
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, count)
      .map(([id, likeness]) => ({ id, label: dictionary.skills.get(id)?.label ?? id, likeness }));
  };
};

const add = (lists: Map<string, number[]>, key: string, at: number) => {
  const list = lists.get(key);
  if (list) list.push(at);
  else lists.set(key, [at]);
};

const sharedWords = (mine: readonly string[], theirs: readonly string[]): number => {
  const both = mine.filter((word) => theirs.includes(word)).length;
  return both / Math.max(mine.length, theirs.length, 1);
};

const isShortFor = (mine: readonly string[], theirs: readonly string[]): boolean => {
  const initials = (words: readonly string[]) => words.map((word) => word[0]).join('');
  const [one, other] = [mine.join(''), theirs.join('')];
  return (theirs.length > 1 && initials(theirs) === one) || (mine.length > 1 && initials(mine) === other);
};
