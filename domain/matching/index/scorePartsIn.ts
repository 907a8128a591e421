import type { Breadth } from '../credits.ts';
import type { Need } from '../need.ts';
import { confirmedSum } from '../points.ts';
import { bestFound, bestLikeness, type Held, noResponses, type ScoreParts, without } from '../scoreParts.ts';
import { addedFactsAt, type CandidateIndex, holdersOf, postingsFor } from './candidateIndex.ts';
import { hasConfirmed, unknownDay, unknownQuarters, unpackedBreadth } from './columns.ts';
import { isConfirmed, isFromText, type Postings, placeOf, yearsOf } from './postings.ts';

/** Same as `scorePartsOf`, computed from the index. */
export const scorePartsIn = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  candidate: number,
): ScoreParts => {
  const { columns, providers, titleSets, responses } = index;
  const titlesOf = titleSets[columns.titles[candidate] as number] ?? [];
  const freeOn = columns.freeOn[candidate] as number;
  const quarters = columns.quarters[candidate] as number;
  return {
    found: foundIn(index, need, candidate),
    breadth: breadthIn(index, need, candidate),
    quarters: quarters === unknownQuarters ? null : quarters,
    likeness: likeness && bestLikeness(titlesOf.map((title) => likeness[title] as number)),
    freeOn: freeOn === unknownDay ? null : freeOn,
    responses: responses.get(providers.list[columns.provider[candidate] as number] ?? '') ?? noResponses,
    added: addedIn(index, need, candidate),
    words: index.words.map((having) => isAmong(having, candidate)),
    textSize: columns.textSize[candidate] as number,
  };
};

const foundIn = (index: CandidateIndex, { skills, month }: Need, candidate: number) => {
  const held = (skill: string) => entryIn(index, postingsFor(index, skill), candidate);
  return skills.map((skill) => bestFound(skill, held, month));
};

/** Same as `confirmedSum`, computed from the index. */
export const confirmedSumIn = (index: CandidateIndex, need: Need, candidate: number): number =>
  hasConfirmed(index.columns.breadth[candidate] as number)
    ? confirmedSum(need, { found: foundIn(index, need, candidate) })
    : 0;

const isAmong = (candidates: Uint32Array, candidate: number): boolean => {
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((candidates[middle] as number) < candidate) low = middle + 1;
    else high = middle;
  }
  return candidates[low] === candidate;
};

const addedIn = (index: CandidateIndex, { added = [] }: Need, candidate: number): boolean[] => {
  const stated = added.length > 0 ? addedFactsAt(index, candidate) : [];
  return added.map(({ fact }) => stated.includes(fact));
};

/** Skills that were not required. */
export const breadthIn = (index: CandidateIndex, { skills }: Need, candidate: number): Breadth =>
  without(
    breadthAt(index, candidate),
    skills.flatMap(({ skill }) => entryIn(index, holdersOf(index, skill), candidate) ?? []),
  );

/** All skills of a candidate. */
export const breadthAt = ({ columns }: CandidateIndex, candidate: number): Breadth =>
  unpackedBreadth(columns.breadth[candidate] as number);

const entryIn = (
  { firstMonth }: CandidateIndex,
  lists: readonly Postings[],
  candidate: number,
): Held | undefined => {
  for (const postings of lists) {
    const at = placeOf(postings, candidate);
    if (at < 0) continue;
    const [entry, month] = [postings.entries[at] as number, postings.months[at] as number];
    return {
      years: yearsOf(entry),
      lastUsed: month === 0 ? null : firstMonth + month,
      fromText: isFromText(entry),
      confirmed: isConfirmed(entry),
    };
  }
  return undefined;
};
