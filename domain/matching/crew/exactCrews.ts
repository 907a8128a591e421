import { type CrewProblem, type Place, ratePoints, steepest, worthOf } from './crewProblem.ts';
import type { Shown } from './differences.ts';

/** Prices for a unit of money with which bounds are tried, as shares of the steepest that the rate’s points know. */
const shares = [0, 0.05, 0.1, 0.2, 0.4, 1];

/**
 * The best crew of all that are possible, and the best beside it, each by branch and bound over the seats in their
 * order. They are found at once: `shown` are crews, of which the best of all need not differ, the next has to differ
 * from the first, and so on; the first `found` ones are there already. `known` are crews to start from: nothing is looked
 * at that is not at least as good as one of them. After so many steps, the best crews found so far are taken.
 *
 * A bound adds to what the chosen people earn, for each open seat, the best that one of its candidates can earn:
 * its fit, its pairs with the chosen people, and half of its best pair with each other open seat. Where a shown crew
 * leaves some of the open seats to others, those seats that lose least by it are filled with others. Up to where
 * they are used up, the points of the rate are concave in the total, so that a price for each unit of money bounds
 * them seat by seat.
 */
export const exactCrews = (
  problem: CrewProblem,
  {
    shown,
    found,
    known,
  }: { shown: readonly Shown[]; found: number; known: readonly (readonly Place[] | null)[] },
  mostSteps: number,
): { crews: (Place[] | null)[]; steps: number; isExact: boolean } => {
  const { lists, fits, follows, persons, pairs, people, costs, budget, weights } = problem;
  const [seats, count] = [lists.length, people.length];
  /** By crew that is looked for, what one has to be worth to be better. */
  const limits = Float64Array.from(known, (picks) => (picks ? worthOf(problem, picks) : 0) - 1e-6);
  const best: (Place[] | null)[] = known.map(() => null);

  const hopes = hopesOf(problem);
  const prices = budget === null ? [] : shares.map((share) => share * steepest(problem));
  /** Rate points that are assumed before rates are compared. */
  const unseen = budget === null || costs.includes(-1) ? ratePoints(problem, null) : 0;
  const used = new Uint8Array(persons.length);
  const picks: Place[] = new Array(seats).fill(0);
  /** By depth, what each person earns with the people chosen so far. */
  const earned = Array.from({ length: seats + 1 }, () => new Int32Array(count));
  let steps = 0;

  /** By person, a bit for each shown crew that it is in. */
  const groups = 1 << shown.length;
  const group = Uint8Array.from(persons, (_, person) =>
    shown.reduce((bits, one, at) => bits | (one.persons.has(person) ? 1 << at : 0), 0),
  );
  /** How many people of each shown crew the chosen ones may still be joined by. */
  const left = shown.map(({ mayShare }) => mayShare);
  /** For an open seat, the most that somebody of each group can earn. */
  const highest = new Float64Array(groups);
  const levelAt = (): Level => ({
    price: 0,
    rest: 0,
    losses: shown.map(() => new Float64Array(seats + 1)),
  });
  /** By depth, bounds of the seats after it: without a price, and at the usual one. */
  const free = Array.from({ length: seats }, levelAt);
  const priced = Array.from({ length: seats }, levelAt);
  /** By shown crew, the same of all open seats. */
  const losses = shown.map(() => new Float64Array(seats + 1));

  /** Candidates before this one would repeat a crew with two people of one role exchanged. */
  const firstPlace = (open: number, seat: number): number => {
    let at = open;
    while (at >= seat && follows[at]) at--;
    return at < seat ? (picks[at] as number) + (open - at) : open - at;
  };

  /**
   * Upper bound of the open seats' score at this rate penalty; `losses` gets what each seat loses to others. `level`
   * gets the bound without the first open seat.
   */
  const measure = (level: Level, seat: number, price: number): number => {
    const gained = earned[seat] as Int32Array;
    const hope = hopes[seat] as Float64Array[];
    level.price = price;
    level.rest = 0;
    let first = 0;
    for (let open = seat; open < seats; open++) {
      const list = lists[open] as Int32Array;
      const hoped = hope[open] as Float64Array;
      highest.fill(-Infinity);
      for (let place = firstPlace(open, seat); place < list.length; place++) {
        const number = list[place] as number;
        const earns =
          (hoped[place] as number) + (gained[number] as number) - price * (costs[number] as number);
        const person = persons[number] as number;
        const bits = group[person] as number;
        if (earns > (highest[bits] as number) && used[person] === 0) highest[bits] = earns;
      }
      const most = highestBut(0);
      if (most === -Infinity) return -Infinity;
      if (open === seat) first = most;
      else level.rest += most;
      for (let at = 0; at < shown.length; at++) {
        const loss = most - highestBut(1 << at);
        insert(losses[at] as Float64Array, open - seat, loss);
        if (open > seat) insert(level.losses[at] as Float64Array, open - seat - 1, loss);
      }
    }
    return first + level.rest;
  };
  const highestBut = (bit: number): number => {
    let most = -Infinity;
    for (let bits = 0; bits < groups; bits++)
      if ((bits & bit) === 0 && (highest[bits] as number) > most) most = highest[bits] as number;
    return most;
  };

  /** Whether people who earn at most this bring one of the crews that are looked for, with these losses. */
  const isEnough = (most: number, lost: readonly Float64Array[], open: number): boolean => {
    let least = 0;
    for (let at = 0; at < found; at++) least = Math.max(least, lostOf(lost, at, open));
    for (let at = 0; at < limits.length; at++) {
      if (at > 0) least = Math.max(least, lostOf(lost, found + at - 1, open));
      if (most - least >= (limits[at] as number)) return true;
    }
    return false;
  };
  /** The most that is lost because of a shown crew, of which so many more people can be taken. */
  const lostOf = (lost: readonly Float64Array[], at: number, open: number): number => {
    const others = open - (left[at] as number);
    if (others > open) return Infinity;
    let sum = 0;
    for (let place = 0; place < others; place++) sum += lost[at]?.[place] as number;
    return sum;
  };

  /** The place of the price that bounded best before, which mostly does again. */
  let usual = 0;
  /** Whether the seats from this one on can bring a crew, after people with this worth and cost. */
  const canWin = (seat: number, worth: number, cost: number, isKnown: boolean): boolean => {
    const open = seats - seat;
    const isAbove = (level: Level, price: number) =>
      isEnough(
        worth + weights.rate + price * ((budget ?? 0) - cost) + measure(level, seat, price),
        losses,
        open,
      );
    const isOpen = isEnough(worth + measure(free[seat] as Level, seat, 0) + unseen, losses, open);
    if (!isKnown || prices.length === 0) return isOpen;
    if (!isAbove(priced[seat] as Level, prices[usual] as number)) return isOpen;
    if (isOpen) return true;
    for (const [at, price] of prices.entries()) {
      if (at === usual || isAbove(spare, price)) continue;
      usual = at;
      return false;
    }
    return true;
  };
  const spare = levelAt();

  /** Upper bound of the open seats' score with one candidate of a seat, from the bounds of the seats after it. */
  const mayWin = (seat: number, place: number, worth: number, cost: number, isKnown: boolean): boolean => {
    const number = lists[seat]?.[place] as number;
    const own = worth + (hopes[seat]?.[seat]?.[place] as number) + (earned[seat]?.[number] as number);
    const open = seats - seat - 1;
    const plain = free[seat] as Level;
    if (isEnough(own + plain.rest + unseen, plain.losses, open)) return true;
    if (!isKnown || prices.length === 0) return false;
    const { price, rest, losses } = priced[seat] as Level;
    const gain = weights.rate + price * ((budget ?? 0) - cost - (costs[number] as number));
    return isEnough(own + gain + rest, losses, open);
  };

  /** Takes somebody of these shown crews, or gives them back. */
  const share = (bits: number, by: 1 | -1): void => {
    for (let at = 0; at < left.length; at++) if (bits & (1 << at)) left[at] = (left[at] as number) + by;
  };

  /** Keeps a whole crew for each that is looked for and that it is better than. */
  const keep = (value: number): void => {
    const isOver = (at: number) => (left[at] as number) < 0;
    for (let at = 0; at < found; at++) if (isOver(at)) return;
    for (let at = 0; at < limits.length; at++) {
      if (at > 0 && isOver(found + at - 1)) return;
      if (value < (limits[at] as number)) continue;
      limits[at] = value + 1 - 1e-6;
      best[at] = [...picks];
    }
  };

  const choose = (seat: number, worth: number, cost: number, isKnown: boolean): void => {
    if (seat === seats) {
      keep(worth + ratePoints(problem, isKnown ? cost : null));
      return;
    }
    const list = lists[seat] as Int32Array;
    const [before, after] = [earned[seat] as Int32Array, earned[seat + 1] as Int32Array];
    for (let place = firstPlace(seat, seat); place < list.length; place++) {
      const number = list[place] as number;
      const person = persons[number] as number;
      if (used[person]) continue;
      if (++steps > mostSteps) return;
      const bits = group[person] as number;
      share(bits, -1);
      if (seat + 1 === seats || mayWin(seat, place, worth, cost, isKnown)) {
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
      share(bits, 1);
    }
  };
  if (canWin(0, 0, 0, true)) choose(0, 0, 0, true);
  // A crew to start from is found again, unless the steps did not suffice.
  const crews = best.map((picks, at) => picks ?? known[at]?.slice() ?? null);
  return { crews, steps, isExact: steps <= mostSteps };
};

/** What the open seats after one can earn at most, at this price, and what is lost if so many of them go to others. */
type Level = { price: number; rest: number; losses: Float64Array[] };

/** Puts a value in its order among the first `size`. */
const insert = (sorted: Float64Array, size: number, value: number) => {
  let at = size;
  for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
  sorted[at] = value;
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
