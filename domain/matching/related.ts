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
/** Seen together in fewer people, two skills are together by chance. */
const leastTogether = 3;

/**
 * Skills that the people of this market have together, beside what the dictionary says. Credit = people with both ÷ √(people
 * with one × people with the other), at most a half. Learnt from who is there: with nobody there it is empty.
 */
export const learnRelated = (profiles: readonly Profile[], dictionary: SkillDictionary): RelatedSkills => {
  const read = sampleOf(profiles).map(({ holdings }) =>
    holdings.slice(0, longestList).map(({ skill }) => skill),
  );
  const counts = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  for (const skill of read.flat()) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  for (const skills of read) {
    for (const one of skills) {
      const row = together.get(one) ?? new Map<string, number>();
      together.set(one, row);
      for (const other of skills) if (other !== one) row.set(other, (row.get(other) ?? 0) + 1);
    }
  }
  const pairs: RelatedPair[] = [...dictionary.related];
  for (const [asked, row] of together) {
    for (const [known, both] of row) {
      const credit = Math.round(
        (1000 * both) / Math.sqrt((counts.get(asked) ?? 1) * (counts.get(known) ?? 1)),
      );
      if (both >= leastTogether && credit >= leastCredit) pairs.push([asked, known, credit]);
    }
  }
  return makeRelated(pairs);
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
