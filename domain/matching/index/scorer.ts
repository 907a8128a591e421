import { breadthCredit, fullCredit } from '../credits.ts';
import type { Need } from '../need.ts';
import { believedTitle, skillPoints, wholeSkillSum } from '../points.ts';
import type { CandidateIndex } from './candidateIndex.ts';
import { pointTables } from './pointTables.ts';
import { breadthIn } from './scorePartsIn.ts';

/** By audience, whether it can be seen; by candidate, whether one passes the filters. */
export type Choice = { seen: Uint8Array; passes: Uint8Array | null };

export type Scorer = ReturnType<typeof makeScorer>;

/** Scores candidates by their numbers and the sums of their skills, and says what sum somebody needs for a score. */
export const makeScorer = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  { seen, passes }: Choice,
) => {
  const { audience, quarters, titles, freeOn, provider, breadth } = index.columns;
  const points = pointTables(index, need, likeness);
  const perSum = need.weights.skills / Math.max(1, wholeSkillSum(need));
  const granted = need.skills.length === 0 ? need.weights.skills : 0;
  const titleOf = (candidate: number) => points.title[titles[candidate] as number] as number;

  return {
    mostOthers: points.most,
    /**
     * A sum below which nobody with so many other points has the score. The points of a sum never exceed its share of the
     * weight by more than the rounding, which the two ones more than cover: a breadth budget only takes.
     */
    sumFor(score: number, others: number): number {
      const sum = Math.floor((score - others - granted - 1) / perSum) - 1;
      return sum > 0 ? sum : 0;
    },
    /** At least the points that a sum gives. */
    mostWith: (sum: number) => sum * perSum + granted + 1,
    /** Points of all parts but the skills; below nought for who is not looked at, or has less than is wanted. */
    othersOf(candidate: number, wanted: number): number {
      const title = titleOf(candidate);
      if (title + points.mostBesideTitle < wanted) return -1;
      if (seen[audience[candidate] as number] === 0 || (passes !== null && passes[candidate] === 0))
        return -1;
      return (
        title +
        (points.experience[quarters[candidate] as number] as number) +
        (points.availability[freeOn[candidate] as number] as number) +
        (points.responsiveness[provider[candidate] as number] as number)
      );
    },
    scoreOf(candidate: number, sum: number, others: number): number {
      const isShort = breadthCredit(breadth[candidate] as number) === fullCredit;
      const units = isShort ? 0 : breadthIn(index, need, candidate);
      const title = titleOf(candidate);
      return skillPoints(need, sum, units) + others - title + believedTitle(need, title, units);
    },
  };
};
