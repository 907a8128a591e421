import type { Request } from '../contract/deals/requests.ts';
import type { PipelineEntry } from '../contract/hiring/pipelineEntries.ts';
import { utcDay } from '../time/days.ts';
import { dayIn } from '../time/zones.ts';
import { mean } from './statistics.ts';

const day = 24 * 60 * 60 * 1000;

/** Interviews scheduled for today in a time zone, from midnight to midnight. */
export const interviewsOn = (now: Date, zone: string) => {
  const { from, to } = dayIn(now, zone);
  return { status: 'Scheduled', startsAt_gte: from, startsAt_lt: to };
};

/** All hires that were not undone. */
export const placed = { stage: 'hired', outcome: 'Live' } as const;

/** Hires of the month of `now` up to that day that were not undone: the placements of the dashboard and of analytics. */
export const hiresInMonthOf = (now: Date) => {
  const today = utcDay(now);
  return { ...placed, hireDate_gte: `${today.slice(0, 7)}-01`, hireDate_lte: today };
};

/**
 * Share of requests with an answer (a view is none), without those withdrawn unanswered; null before the
 * first.
 */
export const responseRate = (requests: readonly Pick<Request, 'status' | 'answeredAt'>[]): number | null => {
  const counted = requests.filter(({ status, answeredAt }) => status !== 'Withdrawn' || answeredAt !== null);
  if (counted.length === 0) return null;
  return counted.filter(({ answeredAt }) => answeredAt !== null).length / counted.length;
};

type Dated = Pick<PipelineEntry, 'addedDate' | 'hireDate'>;

/** Days from being added to being hired, of those who were hired. */
export const daysToHire = (entries: readonly Dated[]): number[] =>
  entries.flatMap(({ addedDate, hireDate }) =>
    hireDate ? [(Date.parse(hireDate) - Date.parse(addedDate)) / day] : [],
  );

/** Average days from being added to being hired; null before the first hire. */
export const averageDaysToHire = (entries: readonly Dated[]): number | null => mean(daysToHire(entries));
