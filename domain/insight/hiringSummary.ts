import { type HireReview, mostStars } from '../contract/hiring/hireReviews.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { dateOf, dayNumber, isWithin, type Span } from './daySpans.ts';
import { monthOfOffer } from './hireCost.ts';
import { averageDaysToHire } from './hiring.ts';
import type { FunnelEntry } from './hiringFunnel.ts';
import type { Metric } from './metrics.ts';
import { periodBefore } from './period.ts';
import { changeOf, mean } from './statistics.ts';

export type SummaryName =
  | 'totalCandidates'
  | 'activeJobs'
  | 'interviewsScheduled'
  | 'placementsThisMonth'
  | 'avgTimeToHire'
  | 'costPerHire'
  | 'qualityOfHire'
  | 'candidateSatisfaction';
export type SummaryMetric = Omit<Metric, 'name'> & { name: SummaryName };

export type RatedHire = Pick<
  HireReview,
  'hired' | 'quality' | 'qualityDate' | 'satisfaction' | 'satisfactionDate'
>;

type SummaryRows = {
  entries: readonly FunnelEntry[];
  /** Number of entries that reached the stage `hired`. */
  hired: readonly FunnelEntry[];
  interviews: readonly Pick<Interview, 'createdAt' | 'status'>[];
  jobs: readonly Pick<Job, 'status'>[];
  reviews: readonly RatedHire[];
  currency: string;
};

/**
 * Key figures of a period and of the previous one. Active jobs are as of today and placements of this
 * calendar month, in every period, and are not compared.
 */
export const hiringSummary = (rows: SummaryRows, period: Span, today: number): SummaryMetric[] => {
  const spans = [period, periodBefore(period)] as const;
  const both = (measure: (span: Span) => number | null) =>
    spans.map(measure) as [number | null, number | null];
  const hiredIn = (span: Span) => rows.hired.filter(({ hireDate }) => isOn(hireDate, span));
  const month = { from: dayNumber(`${dateOf(today).slice(0, 7)}-01`), to: today };
  const metric = (
    name: SummaryName,
    unit: Metric['unit'],
    [value, before]: [number | null, number | null],
    better: Metric['better'] = 'more',
  ): SummaryMetric => ({ name, unit, value, before, change: changeOf(unit, value, before), better });
  return [
    metric(
      'totalCandidates',
      'count',
      both((span) => addedIn(rows.entries, span).length),
    ),
    metric('activeJobs', 'count', [rows.jobs.filter(({ status }) => status === 'Active').length, null]),
    metric(
      'interviewsScheduled',
      'count',
      both((span) => arranged(rows.interviews, span)),
    ),
    metric('placementsThisMonth', 'count', [hiredIn(month).length, null]),
    metric(
      'avgTimeToHire',
      'days',
      both((span) => averageDaysToHire(hiredIn(span))),
      'less',
    ),
    metric(
      'costPerHire',
      'money',
      both((span) => monthOfOffer(hiredIn(span), rows.currency)),
      'less',
    ),
    metric(
      'qualityOfHire',
      'share',
      both((span) => averageStars(rows.reviews, 'quality', span)),
    ),
    metric(
      'candidateSatisfaction',
      'share',
      both((span) => averageStars(rows.reviews, 'satisfaction', span)),
    ),
  ];
};

/** Average rating (0 to 1) of the reviews in a period, without withdrawn hires; null without reviews. */
const averageStars = (
  reviews: readonly RatedHire[],
  question: 'quality' | 'satisfaction',
  span: Span,
): number | null => {
  const stars = reviews
    .filter((review) => review.hired && isOn(review[`${question}Date`], span))
    .map((review) => (review[question] ?? 0) / mostStars);
  return mean(stars);
};

const isOn = (day: string | null, span: Span) => day !== null && isWithin(dayNumber(day), span);

/** Candidates added to the pipeline on these days. As on its board, someone counts for each job considered for. */
export const addedIn = <E extends Pick<FunnelEntry, 'addedDate'>>(entries: readonly E[], span: Span): E[] =>
  entries.filter(({ addedDate }) => isOn(addedDate, span));

/** By the day they were scheduled, whenever they take place. */
const arranged = (interviews: SummaryRows['interviews'], span: Span): number =>
  interviews.filter(({ status, createdAt }) => status !== 'Cancelled' && isOn(createdAt, span)).length;
