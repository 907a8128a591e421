import type { Application } from '../contract/hiring/applications.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { isHired } from '../contract/hiring/pipelineEntries.ts';
import { dateOf, dayNumber, type Span } from './daySpans.ts';
import { type FunnelEntry, type FunnelMove, sourceMetrics, stageMetrics } from './hiringFunnel.ts';
import { type MonthMetric, monthMetrics, type TrendPoints, trendPoints } from './hiringMonths.ts';
import { type HiringRange, hiringRanges } from './hiringRange.ts';
import { type PayingJob, type SkillTrend, skillTrends } from './hiringSkills.ts';
import { addedIn, hiringSummary, type RatedHire, type SummaryMetric } from './hiringSummary.ts';
import { periodBefore, periodOf } from './period.ts';
import type { AskingRequest } from './skills.ts';
import { mostCommon } from './statistics.ts';

export type HiringAnalyticsRows = {
  entries?: readonly FunnelEntry[];
  moves?: readonly FunnelMove[];
  jobs?: readonly (PayingJob & Pick<Job, 'id' | 'status'>)[];
  interviews?: readonly Pick<Interview, 'startsAt' | 'createdAt' | 'status'>[];
  applications?: readonly Pick<Application, 'received'>[];
  requests?: readonly AskingRequest[];
  reviews?: readonly RatedHire[];
};

export type HiringAnalytics = {
  range: HiringRange;
  /** ISO dates, both included. */
  period: { from: string; to: string };
  before: { from: string; to: string };
  /** Whether there is any data, in any period. */
  isEmpty: boolean;
  /** The most common currency; amounts in the others are left out, and those currencies are named. */
  currency: string;
  otherCurrencies: string[];
  summary: SummaryMetric[];
  stages: ReturnType<typeof stageMetrics>;
  sources: ReturnType<typeof sourceMetrics>;
  skills: SkillTrend[];
  months: MonthMetric[];
  /** What the months count, in steps that give a chart of the range enough points. */
  trend: TrendPoints;
};

/** A recruiter's analytics up to today, from its own rows. Undone hires are not counted. */
export const hiringAnalytics = (
  {
    entries = [],
    moves = [],
    jobs = [],
    interviews = [],
    applications = [],
    requests = [],
    reviews = [],
  }: HiringAnalyticsRows,
  range: HiringRange,
  now: Date,
): HiringAnalytics => {
  const today = dayNumber(now.toISOString());
  const period = periodOf(today, hiringRanges[range]);
  const currencies = [...jobs, ...entries.filter(({ offerAmount }) => offerAmount !== null)].map(
    (one) => one.currency,
  );
  const currency = mostCommon(currencies) ?? 'USD';
  const hired = entries.filter(isHired);
  const added = addedIn(entries, period);
  return {
    range,
    period: dated(period),
    before: dated(periodBefore(period)),
    isEmpty: entries.length + jobs.length + applications.length + requests.length === 0,
    currency,
    otherCurrencies: [...new Set(currencies)].filter((one) => one !== currency).sort(),
    summary: hiringSummary({ entries, hired, interviews, jobs, reviews, currency }, period, today),
    stages: stageMetrics(added, moves),
    sources: sourceMetrics(added, { hired, currency, today }),
    skills: skillTrends(jobs, requests, period, currency),
    months: monthMetrics({ applications, interviews, hired }, period),
    trend: trendPoints({ applications, interviews, hired }, period),
  };
};

const dated = ({ from, to }: Span) => ({ from: dateOf(from), to: dateOf(to) });
