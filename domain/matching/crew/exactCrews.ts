import { type CrewProblem, compareCrews, type Place, ratePoints, steepest, worthOf } from './crewProblem.ts';

/** After this many steps the best crews found so far are taken. */
const mostSteps = 2_000_000;
/** Prices for a unit of money with which bounds are tried, as shares of the steepest that the rate’s points know. */
const shares = [0, 0.05, 0.1, 0.2, 0.4, 1];

/**
 * The best crews of all that are possible, by branch and bound over the seats in their order. `known` are crews to
 * start from: nothing is looked at that is not at least as good as the last of them.
 *
 * A bound adds to what the chosen people earn, for each open seat, the best that one of its candidates can earn:
 * its fit, its pairs with the chosen people, and half of its best pair with each other open seat. Up to where they
 * are used up, the points of the rate are concave in the total, so that a price for each unit of money bounds them
 * seat by seat.
 */
export const exactCrews = (
  problem: CrewProblem,
  most: number,
  known: readonly (readonly Place[])[],
): { found: Place[][]; isExact: boolean } => {
  const { lists, fits, follows, persons, pairs, people, costs, budget, weights } = problem;
  const [seats, count] = [lists.length, people.length];
  const floor = known.length < most ? -1 : Math.min(...known.map((picks) => worthOf(problem, picks))) - 1;
  const best: { value: number; picks: Place[] }[] = [];
  const threshold = () => (best.length < most ? floor : Math.max(floor, best[most - 1]?.value ?? floor));

  const hopes = hopesOf(problem);
  const prices = budget === null ? [] : shares.map((share) => share * steepest(problem));
  /** What a crew earns by its rate while that is not looked at. */
  const unseen = budget === null || costs.includes(-1) ? ratePoints(problem, null) : 0;
  const used = new Uint8Array(persons.length);
  const picks: Place[] = new Array(seats).fill(0);
  /** By depth, what each person earns with the people chosen so far. */
  const earned = Array.from({ length: seats + 1 }, () => new Int32Array(count));
  let steps = 0;

  /** Candidates before this one would repeat a crew with two people of one role exchanged. */
  const firstPlace = (open: number, seat: number): number => {
    let at = open;
    while (at >= seat && follows[at]) at--;
    return at < seat ? (picks[at] as number) + (open - at) : open - at;
  };

  /** The most that the open seats can earn, less this price for what they cost. */
  const mostAt = (seat: number, price: number): number => {
    const gained = earned[seat] as Int32Array;
    const hope = hopes[seat] as Float64Array[];
    let sum = 0;
    for (let open = seat; open < seats; open++) {
      const list = lists[open] as Int32Array;
      const hoped = hope[open] as Float64Array;
      let highest = -Infinity;
      for (let place = firstPlace(open, seat); place < list.length; place++) {
        const number = list[place] as number;
        const earns =
          (hoped[place] as number) + (gained[number] as number) - price * (costs[number] as number);
        if (earns > highest && used[persons[number] as number] === 0) highest = earns;
      }
      sum += highest;
    }
    return sum;
  };

  /** The place of the price that bounded best before, which mostly does again. */
  let usual = 0;
  /** Whether the seats from this one on can bring a crew with this worth and cost so far above the threshold. */
  const canWin = (seat: number, worth: number, cost: number, isKnown: boolean): boolean => {
    const limit = threshold() + 1 - 1e-6;
    if (worth + mostAt(seat, 0) + unseen >= limit) return true;
    if (!isKnown || prices.length === 0) return false;
    const isAbove = (price: number) =>
      worth + weights.rate + price * ((budget ?? 0) - cost) + mostAt(seat, price) >= limit;
    if (!isAbove(prices[usual] as number)) return false;
    for (const [at, price] of prices.entries()) {
      if (at === usual || isAbove(price)) continue;
      usual = at;
      return false;
    }
    return true;
  };

  const choose = (seat: number, worth: number, cost: number, isKnown: boolean): void => {
    if (seat === seats) {
      const value = worth + ratePoints(problem, isKnown ? cost : null);
      if (value <= threshold()) return;
      best.push({ value, picks: [...picks] });
      best.sort(compareCrews);
      if (best.length > most) best.pop();
      return;
    }
    const list = lists[seat] as Int32Array;
    const [before, after] = [earned[seat] as Int32Array, earned[seat + 1] as Int32Array];
    for (let place = firstPlace(seat, seat); place < list.length; place++) {
      const number = list[place] as number;
      const person = persons[number] as number;
      if (used[person]) continue;
      if (++steps > mostSteps) return;
      used[person] = 1;
      picks[seat] = place;
      const row = number * count;
      for (let other = 0; other < count; other++)
        after[other] = (before[other] as number) + (pairs[row + other] as number);
      const next = worth + (fits[seat]?.[place] ?? 0) + (before[number] as number);
      const price = costs[number] as number;
      const [paid, isPaid] = [cost + Math.max(0, price), isKnown && price >= 0];
      if (seat + 1 === seats || canWin(seat + 1, next, paid, isPaid)) choose(seat + 1, next, paid, isPaid);
      used[person] = 0;
    }
  };
  choose(0, 0, 0, true);
  const isExact = steps <= mostSteps;
  if (isExact) return { found: best.map((one) => one.picks), isExact };
  const all = [...best, ...known.map((one) => ({ value: worthOf(problem, one), picks: [...one] }))];
  const distinct = [...new Map(all.map((one) => [one.picks.join(), one])).values()];
  return {
    found: distinct
      .sort(compareCrews)
      .slice(0, most)
      .map((one) => one.picks),
    isExact,
  };
};

/**
 * For each number of seats that are decided, and each open seat, what its candidates earn by their fit and at most
 * by half of their pairs with the other open seats.
 */
const hopesOf = ({ lists, fits, persons, pairs, people }: CrewProblem): Float64Array[][] => {
  const count = people.length;
  /** By seat, the best pair of each person with one of its candidates. */
  const bestPairs = lists.map((list) =>
    Int32Array.from(people, (_, number) => {
      let best = 0;
      for (const other of list)
        if (persons[other] !== persons[number])
          best = Math.max(best, pairs[number * count + other] as number);
      return best;
    }),
  );
  return lists.map((_, decided) =>
    lists.map((list, open) =>
      Float64Array.from(list, (number, place) => {
        let half = 0;
        for (let other = decided; other < lists.length; other++)
          if (other !== open) half += (bestPairs[other]?.[number] ?? 0) / 2;
        return (fits[open]?.[place] ?? 0) + half;
      }),
    ),
  );
};
