import type { Candidate } from '../contract/candidates/candidates.ts';
import { hasEnded } from '../contract/deals/contractLife.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import { isDeployment } from '../contract/deals/deployments.ts';
import { dayNumber, daysIn, merged, type Span, sharedDays } from './daySpans.ts';

export type BenchCandidate = Pick<
  Candidate,
  'id' | 'status' | 'benchSince' | 'createdAt' | 'cost' | 'currency'
>;
/** What is read of a contract to tell on which days a candidate was placed, and at what rate. */
export const signedFields = [
  'candidateId',
  'type',
  'status',
  'signedDate',
  'startDate',
  'endDate',
  'rate',
  'monthlyHours',
  'currency',
  'updatedAt',
] as const satisfies (keyof Contract)[];
export type Signed = Pick<Contract, (typeof signedFields)[number]>;

/** A contract that sends a candidate to a client, and the days it runs. */
export type Deal = Signed & { term: Span };

/** Days on which a candidate was placed with a client or on the bench. Other days are unknown. */
export type Stays = { joined: number; placed: Span[]; bench: Span[] };

/** Hours per month used for the cost of a candidate on the bench: the default of a contract. */
export const benchHours = 160;
/** Converts hours per month to hours per day: a year has twelve months and 365 days. */
const monthsPerDay = 12 / 365;

/** Minor units per day, from an hourly amount and hours per month. */
export const perDay = (hourly: number, monthlyHours: number): number => hourly * monthlyHours * monthsPerDay;
/** Minor units per month, from a daily amount. */
export const perMonth = (daily: number): number => daily / monthsPerDay;

/** Whether a contract sends a candidate to a client: a signed statement of work or contract-to-hire. */
export const isDeal = (contract: Pick<Contract, 'type' | 'signedDate'>): boolean =>
  contract.signedDate !== null && isDeployment(contract);

/**
 * The days a deal runs, from start to end. If it is over before its end date, it ended on the day of its last
 * change, as nothing else about a signed contract can change.
 */
const termOf = (deal: Signed, today: number): Span => {
  const [from, to] = [dayNumber(deal.startDate), dayNumber(deal.endDate)];
  const endedEarly = hasEnded(deal) && to >= today;
  return { from, to: endedEarly ? Math.min(to, dayNumber(deal.updatedAt)) : to };
};

/** The deals among these contracts, with parsed dates. */
export const dealsOf = (contracts: readonly Signed[], today: number): Deal[] =>
  contracts.filter(isDeal).map((contract) => ({ ...contract, term: termOf(contract, today) }));

/**
 * A candidate's days up to today. A candidate is on the bench after joining, between two deals, and, if not
 * placed, since the later of the last deal's end and "on the bench since". A candidate marked as placed
 * without a deal is not on the bench after the last one.
 */
const staysOf = (candidate: BenchCandidate, terms: readonly Span[], today: number): Stays => {
  const placed = merged(terms.map(({ from, to }) => ({ from, to: Math.min(to, today) })));
  const since = candidate.benchSince === null ? null : dayNumber(candidate.benchSince);
  const isPlaced = candidate.status === 'Placed';
  const joined = Math.min(today, dayNumber(candidate.createdAt), since ?? today, placed[0]?.from ?? today);
  const bench: Span[] = [];
  let free = joined;
  for (const { from, to } of placed) {
    bench.push({ from: free, to: from - 1 });
    free = to + 1;
  }
  if (!isPlaced) bench.push({ from: Math.min(today, Math.max(free, since ?? free)), to: today });
  return { joined, placed, bench: bench.filter((span) => daysIn(span) > 0) };
};

/** Days of all candidates, by candidate id. */
export const staysOfAll = (
  people: readonly BenchCandidate[],
  deals: readonly Deal[],
  today: number,
): Map<string, Stays> => {
  const terms = new Map<string, Span[]>();
  for (const { candidateId, term } of deals) {
    if (!candidateId) continue;
    const known = terms.get(candidateId);
    if (known) known.push(term);
    else terms.set(candidateId, [term]);
  }
  return new Map(
    people.map((candidate) => [candidate.id, staysOf(candidate, terms.get(candidate.id) ?? [], today)]),
  );
};

/** The days that fall into the period. */
export const daysOf = (spans: readonly Span[], period: Span): number =>
  spans.reduce((sum, span) => sum + sharedDays(span, period), 0);

/** Days from the first one on the bench to this one, 0 on the first; null if not on the bench. As on the candidate's page. */
export const benchDaysOn = ({ bench }: Stays, day: number): number | null => {
  const stay = bench.find(({ from, to }) => from <= day && day <= to);
  return stay ? day - stay.from : null;
};
