import type { Breadth } from '../credits.ts';
import type { Need } from '../need.ts';
import { bestFound, bestLikeness, type Held, noResponses, type ScoreParts, without } from '../scoreParts.ts';
import { addedFactsAt, type CandidateIndex, holdersOf, postingsFor } from './candidateIndex.ts';
import { unknownDay, unknownQuarters, unpackedBreadth } from './columns.ts';
import { isFromText, type Postings, placeOf, yearsOf } from './postings.ts';

/** Same as `scorePartsOf`, computed from the index. */
export const scorePartsIn = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  candidate: number,
): ScoreParts => {
  const { columns, providers, titleSets, responses } = index;
  const held = (skill: string) => entryIn(index, postingsFor(index, skill), candidate);
  const titlesOf = titleSets[columns.titles[candidate] as number] ?? [];
  const freeOn = columns.freeOn[candidate] as number;
  const quarters = columns.quarters[candidate] as number;
  return {
    found: need.skills.map((skill) => bestFound(skill, held, need.month)),
    breadth: breadthIn(index, need, candidate),
    quarters: quarters === unknownQuarters ? null : quarters,
    likeness: likeness && bestLikeness(titlesOf.map((title) => likeness[title] as number)),
    freeOn: freeOn === unknownDay ? null : freeOn,
    responses: responses.get(providers.list[columns.provider[candidate] as number] ?? '') ?? noResponses,
    added: addedIn(index, need, candidate),
  };
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
    };
  }
  return undefined;
};
