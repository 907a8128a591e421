import { daysIn, type Span, sharedDays } from '../daySpans.ts';

/** A candidate’s coming days on the bench, and what one of them costs, in minor units. */
export type OnBench = {
  currency: string;
  cost: number;
  /** Days that nothing can change, as the next deployment is agreed. */
  certain: readonly Span[];
  /** The first day from which on the candidate is on the bench until somebody places it. */
  from: number;
  /** The probability of not being placed after 0, 1, 2, … days from then; null without a model. */
  left: readonly number[] | null;
};

/** In minor units. Without a model only the cost if nobody is placed is known. */
export type BenchCost = {
  unplaced: number;
  expected: number | null;
  low: number | null;
  high: number | null;
};

/** How many futures are drawn at most, and for how many candidates in all. */
const mostDraws = 1000;
const mostDrawn = 1_000_000;
const fewestDraws = 100;

/**
 * The cost of each month and of all of them, by currency. A candidate who is placed stays on the bench for some days until the work starts.
 * Expected: the sum over candidates and days of the cost of a day × the probability of still being on the bench. Low and
 * high: the range that holds the cost in 80 % of drawn futures, in which candidates are placed independently.
 */
export const benchCosts = (people: readonly OnBench[], months: readonly Span[], startsAfter: number) =>
  [...Map.groupBy(people, ({ currency }) => currency)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => {
      const whole = { from: months[0]?.from ?? 0, to: months.at(-1)?.to ?? -1 };
      const costs = costsOf(own, [...months, whole], startsAfter);
      return { currency, months: costs.slice(0, -1), total: costs.at(-1) as BenchCost };
    });

const costsOf = (people: readonly OnBench[], months: readonly Span[], startsAfter: number): BenchCost[] => {
  const drawn = drawnCosts(people, months, startsAfter);
  return months.map((month, place): BenchCost => {
    let [unplaced, expected] = [0, 0];
    for (const { cost, certain, from, left } of people) {
      const sure = cost * certain.reduce((sum, span) => sum + sharedDays(span, month), 0);
      unplaced += sure + cost * daysFrom(from, month);
      expected += sure;
      for (let day = Math.max(from, month.from); day <= month.to; day++)
        expected += cost * (left?.[Math.max(0, day - from + 1 - startsAfter)] ?? 0);
    }
    if (!drawn) return { unplaced: Math.round(unplaced), expected: null, low: null, high: null };
    const costs = (drawn[place] as Float64Array).toSorted();
    return {
      unplaced: Math.round(unplaced),
      expected: Math.round(expected),
      low: Math.round(quantile(costs, 0.1)),
      high: Math.round(quantile(costs, 0.9)),
    };
  });
};

const daysFrom = (from: number, { from: first, to }: Span): number =>
  daysIn({ from: Math.max(from, first), to });

/** The cost of each month in each drawn future; null without a model. */
const drawnCosts = (
  people: readonly OnBench[],
  months: readonly Span[],
  startsAfter: number,
): Float64Array[] | null => {
  if (people.some(({ left }) => left === null)) return null;
  const draws = Math.max(
    fewestDraws,
    Math.min(mostDraws, Math.floor(mostDrawn / Math.max(1, people.length))),
  );
  const costs = months.map(() => new Float64Array(draws));
  const random = seededRandom(people.length);
  for (const { cost, certain, from, left } of people) {
    const days = months.map((month) => ({
      sure: certain.reduce((sum, span) => sum + sharedDays(span, month), 0),
      first: Math.max(from, month.from),
      last: month.to,
    }));
    for (let draw = 0; draw < draws; draw++) {
      // On the bench until the day before the work of this placement starts.
      const until = from + placedAfter(left as readonly number[], random()) - 2 + startsAfter;
      for (let place = 0; place < days.length; place++) {
        const { sure, first, last } = days[place] as (typeof days)[number];
        const list = costs[place] as Float64Array;
        list[draw] = (list[draw] as number) + cost * (sure + Math.max(0, Math.min(until, last) - first + 1));
      }
    }
  }
  return costs;
};

/** The number of days after which a candidate is placed if the probability of not being placed falls to this value. */
const placedAfter = (left: readonly number[], chance: number): number => {
  let [low, high] = [0, left.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((left[half] as number) >= chance) low = half + 1;
    else high = half;
  }
  return low;
};

const quantile = (sorted: Float64Array, share: number): number => {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return low + (high - low) * (at - Math.floor(at));
};

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
const seededRandom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
