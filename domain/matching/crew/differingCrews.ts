import { climbCrew } from './climbCrew.ts';
import type { CrewProblem, Place } from './crewProblem.ts';
import { personsOf, type Shown, wantedDifferences } from './differences.ts';
import { exactCrews } from './exactCrews.ts';
import { picksOf } from './fillSeats.ts';

/** For all crews together; after it, the best crews found so far are taken. */
const mostSteps = 3_000_000;

/**
 * The best crew, and then the best that differs from each of those before in at least a third of the seats, or in
 * as many seats as any does. No two have the same people.
 */
export const differingCrews = (
  problem: CrewProblem,
  most: number,
  isSmall: boolean,
): { found: Place[][]; isExact: boolean } => {
  const seats = problem.lists.length;
  const found: Place[][] = [];
  let steps = 0;
  let isExact = isSmall;
  let apart = wantedDifferences(seats);
  const shownOf = (crews: readonly Place[][]): Shown[] =>
    crews.map((picks) => ({ persons: personsOf(problem, picks), mayShare: seats - apart }));
  while (found.length < most) {
    // With more crews shown, no more differences become possible.
    apart = Math.min(apart, ...shownOf(found).map(({ persons }) => mostOthers(problem, persons)));
    if (apart === 0) break;
    const guesses: Place[][] = [];
    while (found.length + guesses.length < most) {
      const guess = climbCrew(problem, shownOf([...found, ...guesses]));
      if (!guess) break;
      guesses.push(guess);
    }
    if (!isSmall) {
      found.push(...guesses);
      apart--;
      continue;
    }
    const known = guesses.length > 0 ? guesses : [null];
    const shown = shownOf([...found, ...guesses].slice(0, found.length + known.length - 1));
    const exact = exactCrews(problem, { shown, found: found.length, known }, mostSteps - steps);
    steps += exact.steps;
    isExact &&= exact.isExact;
    // A crew is the best beside those that were guessed only as long as these are the best.
    const right = exact.crews.findIndex((crew, at) => String(crew) !== String(guesses[at]));
    const best = exact.crews.slice(0, right < 0 ? undefined : right + 1).filter((crew) => crew !== null);
    if (best.length === 0) apart--;
    found.push(...best);
  }
  return { found, isExact };
};

/** How many seats can have somebody else at the same time. The others can keep theirs. */
const mostOthers = ({ seats, people, persons }: CrewProblem, shown: ReadonlySet<number>): number => {
  const names = new Set(
    people.filter((_, at) => shown.has(persons[at] as number)).map(({ person }) => person),
  );
  const others = seats.map(({ candidates }) => ({
    candidates: candidates.filter(({ person }) => !names.has(person)),
  }));
  return picksOf(others).filter((pick) => pick !== null).length;
};
