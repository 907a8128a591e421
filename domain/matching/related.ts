import type { RelatedPair, SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { mostForRelated } from './credits.ts';
import { hashOf } from './hashOf.ts';
import type { Profile } from './profile.ts';

/** Which skills count in part for which. The version is that of the very table: a result can be traced to it. */
export type RelatedSkills = {
  version: string;
  to(skill: string): readonly (readonly [skill: string, credit: number])[];
};

export const noRelated: RelatedSkills = { version: 'none', to: () => [] };

/** So many related skills are looked for, for each one asked for. */
const mostRelated = 6;
const leastCredit = 100;

export const makeRelated = (pairs: readonly RelatedPair[]): RelatedSkills => {
  const table = new Map<string, Map<string, number>>();
  for (const [asked, known, credit] of pairs) {
    const row = table.get(asked) ?? new Map<string, number>();
    row.set(known, Math.min(mostForRelated, Math.max(credit, row.get(known) ?? 0)));
    table.set(asked, row);
  }
  const rows = new Map(
    [...table].map(([asked, row]) => [
      asked,
      [...row].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, mostRelated),
    ]),
  );
  const text = [...rows]
    .map((row) => JSON.stringify(row))
    .sort()
    .join();
  return { version: hashOf(text).toString(16), to: (skill) => rows.get(skill) ?? [] };
};

/** What the dictionary says by itself. */
export const relatedByDictionary = ({ related }: SkillDictionary): RelatedSkills => makeRelated(related);

/** So many profiles are enough to learn from; of more, those with the lowest hashes are read. */
const mostRead = 20_000;
const longestList = 100;
/** Seen together in fewer candidates, two skills are together by chance. */
const leastTogether = 3;

/**
 * Skills that the candidates of this market have together, beside what the dictionary says. Credit = candidates with both ÷ √(candidates
 * with one × candidates with the other), at most a half. Learnt from who is there: with nobody there it is empty.
 */
export const learnRelated = (profiles: readonly Profile[], dictionary: SkillDictionary): RelatedSkills => {
  const read = sampleOf(profiles).map(({ holdings }) =>
    holdings.slice(0, longestList).map(({ skill }) => skill),
  );
  const { names, counts, together } = countTogether(read);
  const pairs: RelatedPair[] = [...dictionary.related];
  for (const [pair, both] of together) {
    const [one, other] = [Math.floor(pair / mostNames), pair % mostNames];
    const credit = Math.round((1000 * both) / Math.sqrt((counts[one] ?? 1) * (counts[other] ?? 1)));
    if (both < leastTogether || credit < leastCredit) continue;
    pairs.push([names[one] as string, names[other] as string, credit]);
    pairs.push([names[other] as string, names[one] as string, credit]);
  }
  return makeRelated(pairs);
};

/** More than anybody can hold: a pair of skills is one number, the lower one times this and the other. */
const mostNames = 2 ** 24;

const countTogether = (candidates: readonly (readonly string[])[]) => {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const together = new Map<number, number>();
  const numberOf = (skill: string): number => {
    const number = numbers.get(skill) ?? numbers.size;
    if (number === numbers.size) numbers.set(skill, number);
    counts[number] = (counts[number] ?? 0) + 1;
    return number;
  };
  for (const skills of candidates) {
    const held = skills.map(numberOf).sort((a, b) => a - b);
    for (const [at, one] of held.entries())
      for (let next = at + 1; next < held.length; next++) {
        const pair = one * mostNames + (held[next] as number);
        together.set(pair, (together.get(pair) ?? 0) + 1);
      }
  }
  return { names: [...numbers.keys()], counts, together };
};

/** Keeps the profiles with the lowest hashes of all that are added: the same ones in whatever order they come. */
export const makeSample = () => {
  let kept: { profile: Profile; hash: number }[] = [];
  const cut = () => {
    kept = kept.sort((a, b) => a.hash - b.hash || (a.profile.id < b.profile.id ? -1 : 1)).slice(0, mostRead);
  };
  return {
    add(profile: Profile): void {
      kept.push({ profile, hash: hashOf(profile.id) });
      if (kept.length >= 2 * mostRead) cut();
    },
    profiles(): Profile[] {
      cut();
      return kept.map(({ profile }) => profile);
    },
  };
};

const sampleOf = (profiles: readonly Profile[]): readonly Profile[] => {
  if (profiles.length <= mostRead) return profiles;
  const sample = makeSample();
  for (const profile of profiles) sample.add(profile);
  return sample.profiles();
};
