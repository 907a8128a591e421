import { converted } from '../../contract/platform/exchangeRates.ts';
import { commonMinutes, workingDay } from '../../time/workingHours.ts';
import type { CrewAsked, Seat, SeatCandidate } from './crew.ts';
import { workedTogether } from './sharedHistory.ts';

/** The place of a candidate in the list of a seat. */
export type Place = number;

/** What the parts of a crew’s score are worth, in thousandths of a point. */
export const crewWeights = { fit: 60_000, hours: 15_000, history: 10_000, rate: 15_000 };
/** A single person shares no hours and no history with anybody. */
const weightsFor = (seats: number) =>
  seats > 1 ? crewWeights : { ...crewWeights, fit: 85_000, hours: 0, history: 0 };

/** A total rate this much above the budget earns nothing. */
const mostAbove = 0.25;
/** Minutes of a working day. */

/** The crews that are possible, in numbers. Everything is in thousandths of a point, and whole. */
export type CrewProblem = {
  asked: Omit<CrewAsked, 'seats'>;
  seats: readonly Seat[];
  weights: typeof crewWeights;
  people: readonly SeatCandidate[];
  /** For each seat, its candidates by their number in `people`, best first. */
  lists: readonly Int32Array[];
  /** For each seat, what its candidates earn by their score. */
  fits: readonly Int32Array[];
  /** Whether the seat belongs to the role of the seat before it: its candidate comes later in the list. */
  follows: readonly boolean[];
  /** Numbers of persons: rows of one person have the same. */
  persons: Int32Array;
  /** What two people earn by common hours, and by shared history. */
  hours(one: number, other: number): number;
  history(one: number, other: number): number;
  /** Both, by the number of one times the number of people, plus the number of the other. */
  pairs: Int32Array;
  /** Rates in the currency that is asked; −1 without an exchange rate. */
  costs: Int32Array;
  budget: number | null;
};

export const prepare = ({ seats, ...asked }: CrewAsked): CrewProblem => {
  const people = [
    ...new Map(seats.flatMap(({ candidates }) => candidates).map((one) => [one.id, one])).values(),
  ];
  const numbers = new Map(people.map(({ id }, at) => [id, at]));
  const persons = new Map<string, number>();
  for (const { person } of people) if (!persons.has(person)) persons.set(person, persons.size);
  const weights = weightsFor(seats.length);
  const all = Math.max(1, (seats.length * (seats.length - 1)) / 2);
  const hours = (one: number, other: number) =>
    Math.floor((weights.hours * (commonMinutesOf(people[one], people[other]) ?? 0)) / workingDay / all);
  const history = (one: number, other: number) =>
    isTogether(people[one], people[other]) ? Math.floor(weights.history / all) : 0;
  const count = people.length;
  const pairs = new Int32Array(count * count);
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const worth = hours(one, other) + history(one, other);
      pairs[one * count + other] = worth;
      pairs[other * count + one] = worth;
    }
  const budgets = seats.map(({ budget }) => budget);
  return {
    asked,
    seats,
    weights,
    people,
    lists: seats.map(({ candidates }) => Int32Array.from(candidates, ({ id }) => numbers.get(id) ?? 0)),
    fits: seats.map(({ candidates }) =>
      Int32Array.from(candidates, ({ exact }) => Math.floor((weights.fit * exact) / 100_000 / seats.length)),
    ),
    follows: seats.map(({ role }, at) => at > 0 && seats[at - 1]?.role === role),
    persons: Int32Array.from(people, ({ person }) => persons.get(person) ?? 0),
    hours,
    history,
    pairs,
    costs: Int32Array.from(people, ({ rate, currency }) => {
      const cost = converted(rate, currency, asked.currency, asked.rates);
      return cost === null ? -1 : Math.round(cost);
    }),
    budget: budgets.includes(null) ? null : budgets.reduce<number>((sum, one) => sum + (one ?? 0), 0) || null,
  };
};

/** Minutes of a day on which both work; null if the time zone of one is not known. */
export const commonMinutesOf = (one?: SeatCandidate, other?: SeatCandidate): number | null =>
  !one || !other || one.offset === null || other.offset === null
    ? null
    : commonMinutes(one.offset, other.offset);

const isTogether = (one?: SeatCandidate, other?: SeatCandidate): boolean =>
  one !== undefined && other !== undefined && workedTogether(one.stints, other.stints);

/** What a crew earns by its total rate: all of it within the budget, less above, half if it cannot be told. */
export const ratePoints = ({ budget, weights }: CrewProblem, cost: number | null): number => {
  if (budget === null || cost === null) return Math.floor(weights.rate / 2);
  if (cost <= budget) return weights.rate;
  return Math.max(0, Math.floor(weights.rate * (1 - (cost - budget) / (mostAbove * budget))));
};
/** How much each unit above the budget costs, at most. */
export const steepest = ({ budget, weights }: CrewProblem): number =>
  budget === null ? 0 : weights.rate / (mostAbove * budget);

/** The number in `people` of the candidate for each seat. */
export const numbersOf = ({ lists }: CrewProblem, picks: readonly Place[]): number[] =>
  picks.map((pick, at) => lists[at]?.[pick] as number);

/** An hour of these people in the currency that is asked; null if a rate cannot be converted. */
export const costOf = ({ costs }: CrewProblem, numbers: readonly number[]): number | null => {
  let sum = 0;
  for (const number of numbers) {
    const cost = costs[number] as number;
    if (cost < 0) return null;
    sum += cost;
  }
  return sum;
};

/** What a crew is worth, in thousandths of a point. */
export const worthOf = (problem: CrewProblem, picks: readonly Place[]): number => {
  const numbers = numbersOf(problem, picks);
  const count = problem.people.length;
  let sum = ratePoints(problem, costOf(problem, numbers));
  for (const [at, number] of numbers.entries()) {
    sum += problem.fits[at]?.[picks[at] as number] ?? 0;
    for (let before = 0; before < at; before++)
      sum += problem.pairs[number * count + (numbers[before] as number)] as number;
  }
  return sum;
};

/** The parts of a crew’s worth, and what they rest on. */
export const termsOf = (problem: CrewProblem, picks: readonly Place[]) => {
  const numbers = numbersOf(problem, picks);
  const cost = costOf(problem, numbers);
  const minutes: (number | null)[] = [];
  const together: [number, number][] = [];
  let [hours, history] = [0, 0];
  for (const [at, number] of numbers.entries())
    for (let before = 0; before < at; before++) {
      const other = numbers[before] as number;
      hours += problem.hours(other, number);
      history += problem.history(other, number);
      minutes.push(commonMinutesOf(problem.people[other], problem.people[number]));
      if (isTogether(problem.people[other], problem.people[number])) together.push([before, at]);
    }
  return {
    fits: picks.map((pick, at) => problem.fits[at]?.[pick] ?? 0),
    hours,
    history,
    rate: ratePoints(problem, cost),
    cost,
    together,
    minutes,
  };
};

/** Whether nobody has two seats. */
export const isPossible = (problem: CrewProblem, picks: readonly Place[]): boolean =>
  new Set(numbersOf(problem, picks).map((number) => problem.persons[number])).size === picks.length;

/** Seats of one role are alike: their candidates in the order of the list. */
export const inOrder = ({ follows }: CrewProblem, picks: readonly Place[]): Place[] => {
  const ordered = [...picks];
  for (let from = 0; from < ordered.length; ) {
    let to = from + 1;
    while (follows[to]) to++;
    ordered.splice(from, to - from, ...ordered.slice(from, to).sort((a, b) => a - b));
    from = to;
  }
  return ordered;
};

/** Breaks ties between crews: the first seat that differs decides, by the better-ranked candidate. */
export const compareCrews = (
  one: { value: number; picks: readonly Place[] },
  other: { value: number; picks: readonly Place[] },
): number => {
  if (one.value !== other.value) return other.value - one.value;
  const at = one.picks.findIndex((pick, place) => pick !== other.picks[place]);
  return at < 0 ? 0 : (one.picks[at] as number) - (other.picks[at] as number);
};
