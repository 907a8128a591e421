import type { Need } from '../need.ts';
import { wholeSkillSum } from '../points.ts';
import { makeReader } from './accumulate.ts';
import { askedListsOf } from './askedLists.ts';
import type { CandidateIndex } from './candidateIndex.ts';
import { type LookUp, makeLookUp, tooLittle } from './lookUp.ts';
import { isBefore } from './order.ts';
import { planReading } from './readingPlan.ts';
import { type Choice, makeScorer, type Scorer } from './scorer.ts';
import { makeTop, type Top } from './top.ts';

/** Tuning parameters; the results do not depend on them. */
type Pace = {
  /** Candidates per block, few enough for their sums to stay in the CPU cache. */
  block: number;
  /** Highest share of weight of the lists that are not read in full. */
  mostLeft: number;
};

const usualPace: Pace = { block: 32_768, mostLeft: 0.2 };

/**
 * Numbers of the exact best candidates, best first. The most selective lists are read for everyone, block by
 * block. Candidates who could not rank even with everything from the other lists are skipped; only the rest
 * are looked up there.
 */
export const rank = (
  index: CandidateIndex,
  need: Need,
  likeness: Uint16Array | null,
  choice: Choice,
  top: number,
  pace: Pace = usualPace,
): number[] => {
  const { ids } = index;
  const asked = askedListsOf(index, need);
  const plan = planReading(asked, wholeSkillSum(need) * pace.mostLeft);
  const read = makeReader(asked, plan, Math.min(pace.block, ids.size));
  const scorer = makeScorer(index, need, likeness, choice);
  const lookUp = makeLookUp(asked, plan);
  const best = makeTop(top, (a, scoreA, b, scoreB) =>
    scoreA === scoreB ? isBefore(scoreA, ids.idOf(a), scoreB, ids.idOf(b), need.seed) : scoreA > scoreB,
  );
  for (let start = 0; start < ids.size; start += pace.block) {
    const block = { start, end: Math.min(start + pace.block, ids.size), sums: read(start) };
    offerBest(best, block, scorer, lookUp, plan.left);
  }
  return best.sorted();
};

type Block = { start: number; end: number; sums: Int32Array };

/** Offers the candidates of a block who may rank; `left` is the most that unread lists can add to a sum. */
const offerBest = (
  best: Top,
  { start, end, sums }: Block,
  scorer: Scorer,
  lookUp: LookUp,
  left: number,
): void => {
  let { least } = best;
  let wanted = scorer.sumFor(least, scorer.mostOthers) - left;
  for (let candidate = start; candidate < end; candidate++) {
    const sum = sums[candidate - start] as number;
    if (sum < wanted) continue;
    const others = scorer.othersOf(candidate, least - scorer.mostWith(sum + left));
    if (others < 0) continue;
    const whole = lookUp(candidate, sum, scorer.sumFor(least, others));
    if (whole === tooLittle) continue;
    const score = scorer.scoreOf(candidate, whole, others, least);
    if (score < least) continue;
    best.offer(candidate, score);
    least = best.least;
    wanted = scorer.sumFor(least, scorer.mostOthers) - left;
  }
};
