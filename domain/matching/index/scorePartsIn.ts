import type { Need } from '../need.ts';
import type { Holding } from '../profile.ts';
import { bestFound, bestLikeness, noResponses, type ScoreParts, unitsOf } from '../scoreParts.ts';
import { type CandidateIndex, postingsFor } from './candidateIndex.ts';
import { unknownDay, unknownQuarters } from './columns.ts';
import { placeOf, yearsOf } from './postings.ts';

/** Same as `scorePartsOf`, computed from the index. */
export const scorePartsIn = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  candidate: number,
): ScoreParts => {
  const { columns, providers, titleSets, responses } = index;
  const held = (skill: string) => skillEntry(index, candidate, skill);
  const titlesOf = titleSets[columns.titles[candidate] as number] ?? [];
  const freeOn = columns.freeOn[candidate] as number;
  const quarters = columns.quarters[candidate] as number;
  return {
    found: need.skills.map((skill) => bestFound(skill, held, need.month)),
    breadth: breadthIn(index, need, candidate),
    fromText: columns.fromText[candidate] === 1,
    quarters: quarters === unknownQuarters ? null : quarters,
    likeness: likeness && bestLikeness(titlesOf.map((title) => likeness[title] as number)),
    freeOn: freeOn === unknownDay ? null : freeOn,
    responses: responses.get(providers.list[columns.provider[candidate] as number] ?? '') ?? noResponses,
  };
};

/** Breadth units of the skills that were not asked for. */
export const breadthIn = (index: CandidateIndex, { skills }: Need, candidate: number): number =>
  skills.reduce((units, { skill }) => {
    const held = skillEntry(index, candidate, skill);
    return held ? units - unitsOf(held) : units;
  }, index.columns.breadth[candidate] as number);

const skillEntry = (
  index: CandidateIndex,
  candidate: number,
  skill: string,
): Pick<Holding, 'years' | 'lastUsed'> | undefined => {
  for (const postings of postingsFor(index, skill)) {
    const at = placeOf(postings, candidate);
    if (at < 0) continue;
    const month = postings.months[at] as number;
    return {
      years: yearsOf(postings.entries[at] as number),
      lastUsed: month === 0 ? null : index.firstMonth + month,
    };
  }
  return undefined;
};
