import { breadthCredit, fullCredit } from '../credits.ts';
import type { Need } from '../need.ts';
import { believedTitle, listCredit, skillPoints, wholeSkillSum } from '../points.ts';
import type { CandidateIndex } from './candidateIndex.ts';
import { pointTables } from './pointTables.ts';
import { breadthAt, breadthIn, confirmedSumIn } from './scorePartsIn.ts';

/** By audience, whether it is visible; by candidate, whether it passes the filters. */
export type Choice = { seen: Uint8Array; passes: Uint8Array | null };

export type Scorer = ReturnType<typeof makeScorer>;

/** Scores candidates by number and skill sum, and gives the sum required for a score. */
export const makeScorer = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  { seen, passes }: Choice,
) => {
  const { audience, quarters, titles, freeOn, provider, addedFacts } = index.columns;
  const points = pointTables(index, need, likeness);
  const whole = wholeSkillSum(need);
  const perSum = need.weights.skills / Math.max(1, whole);
  const granted = need.skills.length === 0 ? need.weights.skills : 0;
  const { added, words } = points;
  const titleOf = (candidate: number) => points.title[titles[candidate] as number] as number;

  return {
    mostOthers: points.most,
    /**
     * A sum below which no candidate with these other points reaches the score. The points of a sum exceed
     * its share of the weight by at most the rounding, which the two added ones cover; a breadth budget only
     * reduces them.
     */
    sumFor(score: number, others: number): number {
      const sum = Math.floor((score - others - granted - 1) / perSum) - 1;
      return sum > 0 ? sum : 0;
    },
    /** Lower bound of the points for a sum. */
    mostWith: (sum: number) => sum * perSum + granted + 1,
    /** Points of all parts except skills; negative for candidates who are excluded or below the minimum. */
    othersOf(candidate: number, wanted: number): number {
      const title = titleOf(candidate);
      if (title + points.mostBesideTitle < wanted) return -1;
      if (seen[audience[candidate] as number] === 0 || (passes !== null && passes[candidate] === 0))
        return -1;
      return (
        title +
        (points.experience[quarters[candidate] as number] as number) +
        (points.availability[freeOn[candidate] as number] as number) +
        (points.responsiveness[provider[candidate] as number] as number) +
        (added === null ? 0 : (added[addedFacts[candidate] ?? 0] as number)) +
        (words === null ? 0 : (words[candidate] as number))
      );
    },
    /** The score, or any lower one if it is below the least that is wanted. */
    scoreOf(candidate: number, sum: number, others: number, least: number): number {
      const all = breadthAt(index, candidate);
      const title = titleOf(candidate);
      const breadth = breadthCredit(all, 0) === fullCredit ? all : breadthIn(index, need, candidate);
      const withConfirmed = (confirmed: number) =>
        skillPoints(need, { sum, confirmed }, breadth, whole) +
        others -
        title +
        believedTitle(need, title, { sum, confirmed }, breadth, whole);
      if (breadth === all || listCredit(need, sum / whole, breadth) === fullCredit) return withConfirmed(0);
      const most = withConfirmed(sum);
      return most < least ? most : withConfirmed(confirmedSumIn(index, need, candidate));
    },
  };
};
