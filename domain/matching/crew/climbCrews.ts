import {
  type CrewProblem,
  compareCrews,
  costOf,
  inOrder,
  isPossible,
  numbersOf,
  type Place,
  ratePoints,
  worthOf,
} from './crewProblem.ts';
import { picksOf } from './fillSeats.ts';

type Found = { value: number; picks: Place[] };

/** With more seats, only exchanges of one person are tried: those of two are too many. */
const mostChained = 24;

/**
 * Crews that no exchange of one person, or of two seats, makes better, and those nearest to it: the best
 * free candidate for each seat, then the best exchange again and again.
 */
export const climbCrews = (problem: CrewProblem, most: number): Place[][] => {
  let picks = inOrder(problem, picksOf(problem.seats).map(Number));
  let value = worthOf(problem, picks);
  for (;;) {
    const [best] = exchangesOf(problem, picks, value, 1);
    if (!best || best.value <= value) break;
    ({ picks, value } = best);
  }
  return [{ picks, value }, ...exchangesOf(problem, picks, value, most - 1)]
    .sort(compareCrews)
    .map((one) => one.picks);
};

/** The best crews that differ in one person or in an exchange of two seats. */
const exchangesOf = (problem: CrewProblem, picks: readonly Place[], value: number, most: number): Found[] => {
  const { lists, fits, pairs, people, persons } = problem;
  const count = people.length;
  const numbers = numbersOf(problem, picks);
  const seatOf = new Map(numbers.map((number, at) => [persons[number] as number, at]));
  const rate = ratePoints(problem, costOf(problem, numbers));
  const found: Found[] = [];
  const offer = (changed: Place[], worth: number) => {
    if (most < 1) return;
    const last = found.at(-1);
    if (found.length >= most && last && worth < last.value) return;
    const one = { picks: inOrder(problem, changed), value: worth };
    const isKnown = (known: readonly Place[]) => known.every((pick, at) => pick === one.picks[at]);
    if (isKnown(picks) || found.some((known) => isKnown(known.picks))) return;
    found.push(one);
    found.sort(compareCrews);
    if (found.length > most) found.pop();
  };
  /** What a person earns with everybody but the one at this seat. */
  const pairsBut = (number: number, but: number) => {
    let sum = 0;
    for (const [at, other] of numbers.entries())
      if (at !== but) sum += pairs[number * count + other] as number;
    return sum;
  };
  for (const [seat, list] of lists.entries()) {
    const held = numbers[seat] as number;
    const base = value - rate - (fits[seat]?.[picks[seat] as number] ?? 0) - pairsBut(held, seat);
    for (const [place, number] of list.entries()) {
      if (number === held) continue;
      const taken = seatOf.get(persons[number] as number);
      if (taken === undefined || taken === seat) {
        const changed = numbers.with(seat, number);
        const worth =
          base +
          (fits[seat]?.[place] ?? 0) +
          pairsBut(number, seat) +
          ratePoints(problem, costOf(problem, changed));
        offer([...picks].with(seat, place), worth);
      } else if (lists.length <= mostChained && (taken > seat || !lists[taken]?.includes(held))) {
        // The seat that loses its person takes anybody who is free, or the one who was here.
        for (const [instead, other] of (lists[taken] ?? []).entries()) {
          const at = seatOf.get(persons[other] as number);
          if (at !== undefined && at !== seat) continue;
          const changed = [...picks].with(seat, place).with(taken, instead);
          if (isPossible(problem, changed)) offer(changed, worthOf(problem, changed));
        }
      }
    }
  }
  return found;
};
