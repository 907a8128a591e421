import type { Need } from '../need.ts';
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
  /** The most that lists not read in full may add, as a share of the lowest sum that can still rank. */
  mostLeft: number;
};

const usualPace: Pace = { block: 32_768, mostLeft: 0.6 };

/**
 * Numbers of the exact best candidates, best first. All lists are read for the first block of candidates. Then only
 * the most selective ones are read, chosen again each time the number of candidates seen has doubled. The higher the
 * scores found so far, the fewer are needed. Candidates who could not rank even with everything from the other lists
 * are skipped; only the rest are looked up there.
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
  const scorer = makeScorer(index, need, likeness, choice);
  const planFrom = (start: number, mayBeLeft: number) => {
    const plan = planReading(asked, mayBeLeft);
    const read = makeReader(asked, plan, start, Math.min(pace.block, ids.size));
    return { read, lookUp: makeLookUp(asked, plan), left: plan.left };
  };
  const best = makeTop(top, (a, scoreA, b, scoreB) =>
    scoreA === scoreB ? isBefore(scoreA, ids.idOf(a), scoreB, ids.idOf(b), need.seed) : scoreA > scoreB,
  );
  let reading = planFrom(0, 0);
  let replanAt = pace.block;
  for (let start = 0; start < ids.size; start += pace.block) {
    if (start === replanAt) {
      reading = planFrom(start, pace.mostLeft * scorer.sumFor(best.least, scorer.mostOthers));
      replanAt *= 2;
    }
    const block = { start, end: Math.min(start + pace.block, ids.size), sums: reading.read(start) };
    offerBest(best, block, scorer, reading.lookUp, reading.left);
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
