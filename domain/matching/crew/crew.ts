import type { ExchangeRates } from '../../contract/platform/exchangeRates.ts';
import { hashOf } from '../../hashOf.ts';
import { isBefore } from '../index/order.ts';
import { type CrewProblem, type Place, prepare, termsOf, worthOf } from './crewProblem.ts';
import { reasonsOf } from './crewReasons.ts';
import { shared, wantedDifferences } from './differences.ts';
import { differingCrews } from './differingCrews.ts';
import { fillSeats, type MissingRole } from './fillSeats.ts';
import type { LeftOut } from './leftOut.ts';
import type { Stint } from './sharedHistory.ts';

/** A candidate for a seat, with the score for its role. */
export type SeatCandidate = {
  id: string;
  /** The same for the rows of one person on several benches. */
  person: string;
  score: number;
  /** The score in thousandths of a point. */
  exact: number;
  /** An hour, in minor units. */
  rate: number;
  currency: string;
  /** Minutes that the candidate’s clock is ahead of UTC; null if not known. */
  offset: number | null;
  /** Earlier work, by which two candidates are found to have worked together. */
  stints: readonly Stint[];
};

/** One person of a role. Seats of one role follow each other and have the same candidates. */
export type Seat = {
  role: string;
  /** The highest rate for an hour, in minor units of the currency that is asked; null if none is set. */
  budget: number | null;
  /** Best first, in the order of matching. */
  candidates: readonly SeatCandidate[];
};

export type CrewAsked = { seats: readonly Seat[]; currency: string; rates: ExchangeRates };

export type CrewReason =
  | { kind: 'fit'; points: number; role: string; id: string; score: number }
  /** The mean of the working hours a day that two of the crew share; null if a time zone is not known. */
  | { kind: 'hours'; points: number; hours: number | null }
  /** How many pairs of the crew have worked together, of all. */
  | { kind: 'history'; points: number; together: number; pairs: number }
  /** Percent above the budget, 0 within it; null without a budget or an exchange rate. */
  | { kind: 'rate'; points: number; budget: number | null; over: number | null };

/** People for all seats, and why they score as they do: the points of the reasons add up to the score. */
export type Crew = {
  score: number;
  /** The score in thousandths of a point. */
  exact: number;
  seats: { role: string; candidateId: string; score: number; rate: number; currency: string }[];
  /** What an hour of the crew costs, by currency. */
  totals: { amount: number; currency: string }[];
  /** The same in the currency that is asked, if other currencies are in it and all can be converted. */
  approximate: number | null;
  /** Candidates who have worked together. */
  together: [string, string][];
  reasons: CrewReason[];
};

/** The best crews, best first, and the seats for which there is nobody. */
type Suggested = {
  crews: Crew[];
  missing: MissingRole[];
  /** Every possible crew was compared. */
  isExact: boolean;
};

export type CrewFit = Suggested & { leftOut: LeftOut[] };

/** Where nobody is asked for any more. */
export const noCrews: CrewFit = { crews: [], missing: [], isExact: true, leftOut: [] };

/** Up to this many seats, every possible crew is compared; above, the best one found by exchanges is taken. */
export const mostExactSeats = 8;
export const mostCrews = 3;
/** How many candidates are looked at for each seat. */
export const mostPerSeat = 30;

type Wish = { most?: number; isWhole?: boolean };

/** The best crews for these seats. Seats that cannot be filled are left out, or where crews have to be whole there is none. */
export const suggestCrews = (
  { seats, ...asked }: CrewAsked,
  { most = mostCrews, isWhole = false }: Wish = {},
): Suggested => {
  const { filled, missing } = fillSeats(
    seats.map((seat) => ({ ...seat, candidates: seat.candidates.slice(0, mostPerSeat) })),
  );
  if (filled.length === 0 || (isWhole && missing.length > 0)) return { crews: [], missing, isExact: true };
  const problem = prepare({ ...asked, seats: filled });
  const { found, isExact } = differingCrews(problem, most, filled.length <= mostExactSeats);
  return { crews: found.map((picks) => crewOf(problem, picks)), missing, isExact };
};

/** Everybody who can have a seat, and by whom crews are formed: the candidates of each provider, or all of them. */
export type CrewPool = CrewAsked & {
  groups: readonly (readonly string[])[] | null;
  isWhole: boolean;
  leftOut: LeftOut[];
};

/** The best crews of a pool, of all of its people or each of one group. */
export const crewsOf = (
  { groups, isWhole, leftOut, ...asked }: CrewPool,
  most: number = mostCrews,
): CrewFit => {
  if (groups === null) return { ...suggestCrews(asked, { most, isWhole }), leftOut };
  const fits = groups.map((group) => {
    const isIn = new Set(group);
    const seats = asked.seats.map((seat) => ({
      ...seat,
      candidates: seat.candidates.filter(({ id }) => isIn.has(id)),
    }));
    return suggestCrews({ ...asked, seats }, { most, isWhole: true });
  });
  const seed = hashOf(asked.seats.map(({ role }) => role).join());
  const keyOf = ({ seats }: Crew) => seats.map(({ candidateId }) => candidateId).join();
  const all = fits
    .flatMap(({ crews }) => crews)
    .sort((a, b) => (isBefore(a.exact, keyOf(a), b.exact, keyOf(b), seed) ? -1 : 1));
  return {
    crews: differing(all, asked.seats, most),
    missing: fillSeats(asked.seats).missing,
    isExact: fits.every(({ isExact }) => isExact),
    leftOut,
  };
};

/** Of crews that are best first, those that differ as those of one search do. */
const differing = (all: readonly Crew[], seats: readonly Seat[], most: number): Crew[] => {
  const persons = new Map(
    seats.flatMap(({ candidates }) => candidates.map(({ id, person }) => [id, person])),
  );
  const peopleOf = (crew: Crew) => new Set(crew.seats.map(({ candidateId }) => persons.get(candidateId)));
  const apart = (one: Crew, other: Crew) => seats.length - shared(peopleOf(one), peopleOf(other));
  const chosen: Crew[] = [];
  for (let wanted = wantedDifferences(seats.length); wanted > 0 && chosen.length < most; ) {
    const next = all.find((one) => chosen.every((other) => apart(one, other) >= wanted));
    if (!next) wanted--;
    else chosen.push(next);
  }
  return chosen;
};

const crewOf = (problem: CrewProblem, picks: readonly Place[]): Crew => {
  const { seats, asked } = problem;
  const chosen = picks.map((pick, at) => seats[at]?.candidates[pick] as SeatCandidate);
  const totals = new Map<string, number>();
  for (const { rate, currency } of chosen) totals.set(currency, (totals.get(currency) ?? 0) + rate);
  const terms = termsOf(problem, picks);
  const reasons = reasonsOf(problem, picks, terms);
  const exact = worthOf(problem, picks);
  const isInOneCurrency = totals.size === 1 && totals.has(asked.currency);
  return {
    score: Math.round(exact / 1000),
    exact,
    seats: chosen.map(({ id, score, rate, currency }, at) => ({
      role: seats[at]?.role ?? '',
      candidateId: id,
      score,
      rate,
      currency,
    })),
    totals: [...totals].map(([currency, amount]) => ({ amount, currency })),
    approximate: isInOneCurrency || terms.cost === null ? null : terms.cost,
    together: terms.together.map(([one, other]) => [
      (chosen[one] as SeatCandidate).id,
      (chosen[other] as SeatCandidate).id,
    ]),
    reasons,
  };
};
