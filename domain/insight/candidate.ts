import type { Candidate } from '../contract/candidates/candidates.ts';
import type { ProfileView } from '../contract/candidates/profileViews.ts';
import { hasEnded } from '../contract/deals/contractLife.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import { isDeployment } from '../contract/deals/deployments.ts';
import type { Request } from '../contract/deals/requests.ts';
import { utcDay } from '../time/days.ts';
import { daysBetween, shift } from './freshness.ts';

export const candidateRanges = [30, 90, 365] as const;
/** Above this number of days, views are grouped by week. */
const mostBars = 31;

/** `days` days up to and including today. */
export const firstDayOf = (today: string, days: number): string => shift(today, 1 - days);

export type Bar = { day: string; views: number };

/** Views in the last days, by day or by week, including empty ones. */
export const viewsOver = (
  views: readonly Pick<ProfileView, 'day'>[],
  today: string,
  days: number,
): { by: 'day' | 'week'; bars: Bar[]; total: number } => {
  const width = days <= mostBars ? 1 : 7;
  const count = Math.ceil(days / width);
  const first = shift(today, 1 - count * width);
  const from = firstDayOf(today, days);
  const bars = Array.from({ length: count }, (_, at) => ({ day: shift(first, at * width), views: 0 }));
  let total = 0;
  for (const { day } of views) {
    const bar = bars[Math.floor(daysBetween(first, day) / width)];
    if (!bar || day < from || day > today) continue;
    bar.views++;
    total++;
  }
  return { by: width === 1 ? 'day' : 'week', bars, total };
};

export type Idle = { state: 'idle'; since: string; days: number } | { state: 'atWork'; until: string | null };

type Engagement = Pick<Contract, 'status' | 'startDate' | 'endDate' | 'type'>;

/**
 * First idle day: the later of the date given by the provider and the day after the last contract. Null while
 * a contract is running.
 */
export const idleTime = (
  { status, benchSince, createdAt }: Pick<Candidate, 'status' | 'benchSince' | 'createdAt'>,
  contracts: readonly Engagement[],
  today: string,
): Idle => {
  const work = contracts.filter(isDeployment);
  const running = work.filter(
    (one) => one.status === 'Active' && one.startDate <= today && one.endDate >= today,
  );
  const until = running.map(({ endDate }) => endDate).sort();
  if (running.length || status === 'Placed') return { state: 'atWork', until: until.at(-1) ?? null };
  const ended = work
    .filter((one) => (hasEnded(one) || one.status === 'Active') && one.endDate < today)
    .map(({ endDate }) => shift(endDate, 1));
  const since = [benchSince, ...ended].filter((day) => day !== null && day <= today).sort();
  const start = since.at(-1) ?? utcDay(createdAt);
  return { state: 'idle', since: start, days: Math.max(0, daysBetween(start, today)) };
};

export type Match = {
  key: string;
  kind: 'request' | 'contract';
  id: string;
  date: string;
  companyId: string | null;
  /** The company's name, if it is not on the platform. */
  company: string | null;
  subject: string;
  status: string;
};

type MatchedRequest = Pick<Request, 'id' | 'received' | 'recruiterId' | 'position' | 'status'>;
type MatchedContract = Pick<Contract, 'id' | 'startDate' | 'recruiterId' | 'client' | 'type' | 'status'>;

/** Requests and contracts of a candidate, latest first. */
export const matchHistory = (
  requests: readonly MatchedRequest[],
  contracts: readonly MatchedContract[],
): Match[] =>
  [
    ...requests.map(
      ({ id, received, recruiterId, position, status }): Match => ({
        key: id,
        kind: 'request',
        id,
        date: received,
        companyId: recruiterId,
        company: null,
        subject: position,
        status,
      }),
    ),
    ...contracts.map(
      ({ id, startDate, recruiterId, client, type, status }): Match => ({
        key: id,
        kind: 'contract',
        id,
        date: startDate,
        companyId: recruiterId,
        company: client,
        subject: type,
        status,
      }),
    ),
  ].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? 1 : -1));
