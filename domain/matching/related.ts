import { hashOf } from '../hashOf.ts';
import type { ImpliedPair, RelatedPair, SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { impliedCredits, mostForRelated } from './credits.ts';
import type { Profile } from './profile.ts';

/**
 * Which skills partly satisfy which others. The version is that of this table, so that a result can be traced
 * to it.
 */
export type RelatedSkills = {
  version: string;
  to(skill: string): readonly (readonly [skill: string, credit: number])[];
};

export const noRelated: RelatedSkills = { version: 'none', to: () => [] };

/** Maximum skills that are like a required one. Those that include it are written by hand, and few. */
const mostRelated = 6;
const leastCredit = 100;

/**
 * The relations of skills that we have placed are all written by hand: what is often listed together, such as
 * Kubernetes and Terraform, does not replace one another. The others are as given.
 */
const makeRelated = (given: readonly RelatedPair[], dictionary: SkillDictionary): RelatedSkills => {
  const { placed, alike, implied } = dictionary;
  const pairs = [
    ...given.filter(([asked, known]) => !placed.has(asked) && !placed.has(known)),
    ...alike.flatMap(({ credit, skills }) =>
      skills.flatMap((asked) =>
        skills.filter((known) => known !== asked).map((known): RelatedPair => [asked, known, credit]),
      ),
    ),
  ];
  const including = includingSkills(implied);
  const table = new Map<string, Map<string, number>>();
  for (const [asked, known, credit] of pairs) {
    const row = table.get(asked) ?? new Map<string, number>();
    row.set(known, Math.min(mostForRelated, Math.max(credit, row.get(known) ?? 0)));
    table.set(asked, row);
  }
  const rows = new Map(
    [...new Set([...table.keys(), ...including.keys()])].map((asked) => {
      const more = including.get(asked) ?? new Map<string, number>();
      const likes = [...(table.get(asked) ?? [])].filter(([known]) => !more.has(known));
      return [asked, [...more, ...likes.sort(byCredit).slice(0, mostRelated)].sort(byCredit)] as const;
    }),
  );
  const text = [...rows]
    .map((row) => JSON.stringify(row))
    .sort()
    .join();
  return { version: hashOf(text).toString(16), to: (skill) => rows.get(skill) ?? [] };
};

const byCredit = ([a, x]: readonly [string, number], [b, y]: readonly [string, number]) =>
  y - x || (a < b ? -1 : 1);

/** By skill, those that include it with their credits: directly, or by one or two others. */
const includingSkills = (implied: readonly ImpliedPair[]): Map<string, Map<string, number>> => {
  const knownFrom = Map.groupBy(implied, ([skill]) => skill);
  const including = new Map<string, Map<string, number>>();
  for (const skill of knownFrom.keys()) {
    let reached = [skill];
    const seen = new Set(reached);
    for (const credit of impliedCredits) {
      reached = reached
        .flatMap((one) => (knownFrom.get(one) ?? []).map(([, known]) => known))
        .filter((known) => !seen.has(known));
      for (const known of reached) {
        seen.add(known);
        const row = including.get(known) ?? new Map<string, number>();
        including.set(known, row.set(skill, Math.max(credit, row.get(skill) ?? 0)));
      }
    }
  }
  return including;
};

/** Relations from the dictionary alone. */
export const relatedByDictionary = (dictionary: SkillDictionary): RelatedSkills =>
  makeRelated(dictionary.related, dictionary);

/** Sample size for learning; of more profiles, those with the lowest hashes are used. */
const mostRead = 20_000;
const longestList = 100;
/** Two skills that one candidate has may be together by chance. */
const leastTogether = 2;
/** Candidates with the one and candidates with the other who are assumed beside those seen. */
const assumedApart = 1;

/**
 * Skills that occur together among this market's candidates, in addition to the dictionary. Credit =
 * candidates with both ÷ (√(candidates with one × candidates with the other) + 1), at most a half: the added one
 * makes little of what only a few have. Empty without candidates.
 */
export const learnRelated = (profiles: readonly Profile[], dictionary: SkillDictionary): RelatedSkills => {
  const read = sampleOf(profiles).map(({ holdings }) =>
    holdings.slice(0, longestList).map(({ skill }) => skill),
  );
  const { names, counts, together } = countTogether(read);
  const pairs: RelatedPair[] = [...dictionary.related];
  for (const [pair, both] of together) {
    const [one, other] = [Math.floor(pair / mostNames), pair % mostNames];
    const credit = Math.round(
      (1000 * both) / (Math.sqrt((counts[one] ?? 1) * (counts[other] ?? 1)) + assumedApart),
    );
    if (both < leastTogether || credit < leastCredit) continue;
    pairs.push([names[one] as string, names[other] as string, credit]);
    pairs.push([names[other] as string, names[one] as string, credit]);
  }
  return makeRelated(pairs, dictionary);
};

/** More skills than a candidate can have: a pair is one number, the lower one times this plus the other. */
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

/** Keeps the added profiles with the lowest hashes, which are the same in any order. */
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
