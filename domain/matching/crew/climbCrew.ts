import { beamCrew } from './beamCrew.ts';
import {
  type CrewProblem,
  compareCrews,
  costOf,
  inOrder,
  numbersOf,
  type Place,
  ratePoints,
  steepest,
  worthOf,
} from './crewProblem.ts';
import { differs, type Shown } from './differences.ts';
import { picksOf } from './fillSeats.ts';

type Found = { value: number; picks: Place[] };

/** With more seats, only exchanges of one person are tried: those of two are too many. */
const mostChained = 24;

/**
 * A crew that no exchange of one person, or of two seats, makes better, from one of several beginnings: the best free
 * candidate for each seat, or crews that are put together seat by seat. Null if none is found that differs enough from
 * those shown.
 */
export const climbCrew = (problem: CrewProblem, shown: readonly Shown[] = []): Place[] | null => {
  const starts = [
    startOf(problem, shown),
    ...prices.map((share) => beamCrew(problem, shown, share * steepest(problem))),
  ];
  const found = starts.flatMap((start): Found[] => {
    if (!start) return [];
    let climbed: Found = { picks: start, value: worthOf(problem, start) };
    for (;;) {
      const better = bestExchange(problem, climbed, shown);
      if (!better) return [climbed];
      climbed = better;
    }
  });
  return found.sort(compareCrews)[0]?.picks ?? null;
};

/** Rate penalties for the greedy starts, as fractions of the steepest slope of the rate points. */
const prices = [0.1, 0.6];

/** A crew with as few people of the shown crews, or of one of them, as possible. */
const startOf = (problem: CrewProblem, shown: readonly Shown[]): Place[] | null => {
  const names = new Map(problem.people.map(({ person }, at) => [problem.persons[at], person]));
  const all = new Set(shown.flatMap(({ persons }) => [...persons]));
  for (const avoided of [all, ...shown.map(({ persons }) => persons)]) {
    const people = new Set([...avoided].map((person) => names.get(person) as string));
    const picks = inOrder(problem, picksOf(problem.seats, people).map(Number));
    if (differs(problem, picks, shown)) return picks;
  }
  return null;
};

/** The best crew that differs in one person or in an exchange of two seats, if it is better. */
const bestExchange = (
  problem: CrewProblem,
  { picks, value }: Found,
  shown: readonly Shown[],
): Found | undefined => {
  const { lists, fits, pairs, people, persons, costs } = problem;
  const count = people.length;
  const numbers = numbersOf(problem, picks);
  const seatOf = new Map(numbers.map((number, at) => [persons[number] as number, at]));
  const cost = costOf(problem, numbers);
  const rate = ratePoints(problem, cost);
  const fitAt = (seat: number, place: number) => fits[seat]?.[place] as number;
  const costAt = (number: number) => costs[number] as number;
  const pair = (one: number, other: number) => pairs[one * count + other] as number;
  /** What each person earns with all of the crew. */
  const earns = Int32Array.from(people, (_, one) => {
    let sum = 0;
    for (const other of numbers) sum += pair(one, other);
    return sum;
  });
  let best: Found | undefined;
  const offer = (changed: Place[], worth: number) => {
    if (worth <= value || (best && worth < best.value)) return;
    const one = { picks: inOrder(problem, changed), value: worth };
    if ((!best || compareCrews(one, best) < 0) && differs(problem, changed, shown)) best = one;
  };
  /** Rate points of the crew if these people leave and those join. */
  const rateWith = (leave: readonly number[], join: readonly number[]): number => {
    const others = costs.includes(-1)
      ? costOf(problem, [...numbers.filter((number) => !leave.includes(number)), ...join])
      : join.reduce(
          (sum, number) => sum + costAt(number),
          leave.reduce((sum, number) => sum - costAt(number), cost ?? 0),
        );
    return ratePoints(problem, others);
  };
  for (const [seat, list] of lists.entries()) {
    const held = numbers[seat] as number;
    const base = value - rate - fitAt(seat, picks[seat] as number) - (earns[held] as number);
    for (const [place, number] of list.entries()) {
      if (number === held) continue;
      const gain = base + fitAt(seat, place) + (earns[number] as number) - pair(number, held);
      const taken = seatOf.get(persons[number] as number);
      if (taken === undefined || taken === seat)
        offer([...picks].with(seat, place), gain + rateWith([held], [number]));
      else if (lists.length <= mostChained && (taken > seat || !lists[taken]?.includes(held))) {
        // The seat that loses its person takes anybody who is free, or the one who was here.
        const moved = numbers[taken] as number;
        const left =
          gain - fitAt(taken, picks[taken] as number) - (earns[moved] as number) + pair(moved, held);
        for (const [instead, other] of (lists[taken] ?? []).entries()) {
          const at = seatOf.get(persons[other] as number);
          if (at !== undefined && at !== seat) continue;
          const worth =
            left +
            fitAt(taken, instead) +
            (earns[other] as number) -
            pair(other, held) -
            pair(other, moved) +
            pair(other, number) -
            pair(number, moved);
          if (worth + problem.weights.rate <= value) continue;
          offer(
            [...picks].with(seat, place).with(taken, instead),
            worth + rateWith([held, moved], [number, other]),
          );
        }
      }
    }
  }
  return best;
};
