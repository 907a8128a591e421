import { type CrewProblem, numbersOf, type Place } from './crewProblem.ts';

/** The persons of a crew that is shown, by their numbers, and how many of them another one may have. */
export type Shown = { persons: ReadonlySet<number>; mayShare: number };

/** In how many seats shown crews differ: a third of them. */
export const wantedDifferences = (seats: number): number => Math.ceil(seats / 3);

export const personsOf = (problem: CrewProblem, picks: readonly Place[]): Set<number> =>
  new Set(numbersOf(problem, picks).map((number) => problem.persons[number] as number));

/** How many are in both. */
export const shared = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number => {
  let count = 0;
  for (const each of one) if (other.has(each)) count++;
  return count;
};

/** Whether a crew has no more people of each shown crew than it may. */
export const differs = (problem: CrewProblem, picks: readonly Place[], shown: readonly Shown[]): boolean => {
  if (shown.length === 0) return true;
  const persons = personsOf(problem, picks);
  return shown.every((one) => shared(one.persons, persons) <= one.mayShare);
};
