import { type CrewProblem, type Place, ratePoints } from './crewProblem.ts';
import type { Shown } from './differences.ts';

/** How many crews are kept from seat to seat. */
const width = 40;

type Part = { picks: Place[]; numbers: number[]; worth: number; cost: number; rank: number };

/**
 * A good crew that differs enough from those shown: of the crews of the first seats, only the best few are
 * continued, at this price for each unit of money. Null if none of them can be completed.
 */
export const beamCrew = (problem: CrewProblem, shown: readonly Shown[], price: number): Place[] | null => {
  const { lists, fits, follows, persons, pairs, people, costs } = problem;
  const count = people.length;
  let parts: Part[] = [{ picks: [], numbers: [], worth: 0, cost: 0, rank: 0 }];
  for (const [seat, list] of lists.entries()) {
    const next: Part[] = [];
    let least = -Infinity;
    for (const { picks, numbers, worth, cost } of parts) {
      const from = follows[seat] ? (picks[seat - 1] as number) + 1 : 0;
      const chosen = numbers.map((number) => persons[number] as number);
      const full = shown.filter(
        (one) => chosen.filter((person) => one.persons.has(person)).length >= one.mayShare,
      );
      for (let place = from; place < list.length; place++) {
        const number = list[place] as number;
        const person = persons[number] as number;
        if (chosen.includes(person) || full.some((one) => one.persons.has(person))) continue;
        let sum = worth + (fits[seat]?.[place] ?? 0);
        for (const other of numbers) sum += pairs[number * count + other] as number;
        const total = cost + Math.max(0, costs[number] as number);
        const rank = sum - price * total;
        if (next.length >= width && rank <= least) continue;
        next.push({ picks: [...picks, place], numbers: [...numbers, number], worth: sum, cost: total, rank });
        if (next.length < 2 * width) continue;
        least = keepBest(next);
      }
    }
    keepBest(next);
    parts = next;
  }
  const values = parts.map(({ worth, cost, numbers }) => {
    const isKnown = numbers.every((number) => (costs[number] as number) >= 0);
    return worth + ratePoints(problem, isKnown ? cost : null);
  });
  return parts[values.indexOf(Math.max(...values))]?.picks ?? null;
};

/** Leaves the best few; the order of equal ones is that in which they were found. */
const keepBest = (parts: Part[]): number => {
  parts.sort((a, b) => b.rank - a.rank);
  parts.length = Math.min(parts.length, width);
  return parts.at(-1)?.rank ?? -Infinity;
};
