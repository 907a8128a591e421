import type { Candidate } from '../contract/candidates/candidates.ts';
import type { Hold } from '../contract/candidates/holds.ts';
import { hasEnded } from '../contract/deals/contractLife.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import { isDeployment } from '../contract/deals/deployments.ts';
import { addDays, utcDay } from '../time/days.ts';

/** In order of precedence: if several apply to a day, the first wins. */
export const benchStates = ['placed', 'pending', 'held', 'later', 'free'] as const;
export type BenchState = (typeof benchStates)[number];

/** A candidate's state on these days, first and last included. */
export type Bar = {
  state: BenchState;
  from: string;
  to: string;
  /** The contract or hold behind the bar; null if it follows from the candidate's own row. */
  source: string | null;
  /** Other signed contracts that book the candidate on the same days. */
  beside: string[];
};
type Claim = Omit<Bar, 'beside'>;
export type Period = { from: string; to: string };

export type BenchCandidate = Pick<Candidate, 'id' | 'status' | 'availability' | 'availableFrom'>;
export type Deal = Pick<Contract, 'id' | 'candidateId' | 'type' | 'status' | 'startDate' | 'endDate'> &
  Partial<Pick<Contract, 'updatedAt'>>;
export type Kept = Pick<Hold, 'id' | 'candidateId' | 'startDate' | 'endDate'>;

const notice = { Immediate: 0, '2 weeks notice': 14, '1 month notice': 30 } satisfies Record<
  Candidate['availability'],
  number
>;
const forever = '9999-12-31';

/** Contracts that send a candidate to a client: signed (running or ended) or awaiting signature. */
export const isOffered = (contract: Pick<Deal, 'type' | 'status'>): boolean =>
  isDeployment(contract) && contract.status !== 'Draft';

/** First day on which a candidate without other commitments can start. */
export const startsFrom = (
  { availability, availableFrom }: Pick<Candidate, 'availability' | 'availableFrom'>,
  today: string,
): string => {
  const earliest = addDays(today, notice[availability]);
  return availableFrom && availableFrom > earliest ? availableFrom : earliest;
};

/** The same for a request: not before the day that it asks for. */
export const startsFor = (
  candidate: Pick<Candidate, 'availability' | 'availableFrom'>,
  asked: { startDate: string | null },
  today: string,
): string => {
  const earliest = startsFrom(candidate, today);
  return asked.startDate && asked.startDate > earliest ? asked.startDate : earliest;
};

/**
 * A candidate's state on each day of a period: bars without gaps or overlaps; adjacent bars of one source are
 * merged. If several signed contracts book the same days, the bar names all of them. Precedence: placed by
 * contract, awaiting signature, on hold, not available yet, free.
 */
export const barsOf = (
  candidate: BenchCandidate,
  { contracts, holds }: { contracts: readonly Deal[]; holds: readonly Kept[] },
  period: Period,
  today: string,
): Bar[] => {
  const claims = claimsOn(candidate, contracts, holds, today).filter(
    ({ from, to }) => from <= period.to && to >= period.from && from <= to,
  );
  const starts = new Set([period.from]);
  for (const { from, to } of claims)
    for (const day of [from, addDaysWithin(to, 1)])
      if (day > period.from && day <= period.to) starts.add(day);
  const ordered = [...starts].sort();
  const bars: Bar[] = [];
  for (const [place, from] of ordered.entries()) {
    const next = ordered[place + 1];
    const to = next ? addDays(next, -1) : period.to;
    const [first = free, ...others] = claims.filter((claim) => claim.from <= from && claim.to >= from);
    const { state, source } = first;
    const beside = others
      .filter((other) => state === 'placed' && other.state === state)
      .flatMap((other) => other.source ?? []);
    const last = bars.at(-1);
    if (last?.state === state && last.source === source && `${last.beside}` === `${beside}`) last.to = to;
    else bars.push({ state, from, to, source, beside });
  }
  return bars;
};

const free = { state: 'free', source: null } as const;

/** Claims on a candidate's days, strongest first; of equal claims, the oldest first. */
const claimsOn = (
  candidate: BenchCandidate,
  contracts: readonly Deal[],
  holds: readonly Kept[],
  today: string,
): Claim[] => {
  const deals = contracts.filter((one) => one.candidateId === candidate.id && isOffered(one));
  const ofContract = (state: BenchState, statuses: readonly string[]): Claim[] =>
    deals
      .filter(({ status }) => statuses.includes(status))
      .map((one) => ({ state, from: one.startDate, to: lastDay(one, today), source: one.id }));
  const running = deals.some(({ status, endDate }) => status === 'Active' && endDate >= today);
  const placedByHand = candidate.status === 'Placed' && !running;
  const later = startsFrom(candidate, today);
  return [
    ...ofContract('placed', ['Active', 'Expired', 'Terminated', 'Converted']),
    ...(placedByHand ? [{ state: 'placed' as const, from: today, to: forever, source: null }] : []),
    ...ofContract('pending', ['Pending']),
    ...holds
      .filter(({ candidateId }) => candidateId === candidate.id)
      .map(({ id, startDate, endDate }) => ({
        state: 'held' as const,
        from: startDate,
        to: endDate,
        source: id,
      })),
    ...(later > today
      ? [{ state: 'later' as const, from: today, to: addDays(later, -1), source: null }]
      : []),
  ];
};

/** A contract that ended early booked its candidate until the day it ended. */
const lastDay = ({ status, endDate, updatedAt }: Deal, today: string): string => {
  const ended = utcDay(updatedAt ?? today);
  return hasEnded({ status }) && endDate >= today && ended < endDate ? ended : endDate;
};

const addDaysWithin = (day: string, days: number): string => (day >= forever ? forever : addDays(day, days));
