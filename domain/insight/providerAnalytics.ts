import type { Rows } from '../contract/index.ts';
import { dealsOf, staysOfAll } from './bench.ts';
import { dateOf, dayNumber } from './daySpans.ts';
import { type MarketInsight, marketInsights, type Recommendation, recommendations } from './findings.ts';
import { type Metric, metricsOf } from './metrics.ts';
import { type Performer, topPerformers } from './performers.ts';
import { periodBefore, periodOf, type Range } from './period.ts';
import { demandOver, type SkillDemand, skillDemand } from './skills.ts';
import { mostCommon } from './statistics.ts';

export type AnalyticsCandidate = Pick<
  Rows['candidates'],
  | 'id'
  | 'name'
  | 'title'
  | 'skills'
  | 'status'
  | 'rate'
  | 'cost'
  | 'currency'
  | 'benchSince'
  | 'availabilityConfirmed'
  | 'profileViews'
  | 'createdAt'
>;
export type AnalyticsContract = Pick<
  Rows['contracts'],
  | 'id'
  | 'candidateId'
  | 'type'
  | 'status'
  | 'signedDate'
  | 'startDate'
  | 'endDate'
  | 'rate'
  | 'monthlyHours'
  | 'currency'
  | 'updatedAt'
>;
export type AnalyticsRequest = Pick<
  Rows['requests'],
  | 'id'
  | 'candidateId'
  | 'skills'
  | 'status'
  | 'rateMin'
  | 'rateMax'
  | 'currency'
  | 'received'
  | 'createdAt'
  | 'answeredAt'
>;
export type AnalyticsJob = Pick<Rows['jobs'], 'id' | 'skills' | 'postedDate'>;
type AnalyticsView = Pick<Rows['profileViews'], 'id' | 'day'>;
type AnalyticsStep = Pick<Rows['requestSteps'], 'id' | 'requestId' | 'kind' | 'side' | 'at'>;
type AnalyticsRows = {
  people?: readonly AnalyticsCandidate[];
  contracts?: readonly AnalyticsContract[];
  requests?: readonly AnalyticsRequest[];
  /** Questions and answers of the requests, in any order. */
  steps?: readonly AnalyticsStep[];
  jobs?: readonly AnalyticsJob[];
  views?: readonly AnalyticsView[];
};

export type ProviderAnalytics = {
  days: Range;
  /** ISO dates, both included. */
  period: { from: string; to: string };
  before: { from: string; to: string };
  /** All candidates of the provider, and those not placed. */
  people: number;
  bench: number;
  /** Whether there is any data: false without candidates and requests. */
  requests: number;
  /** The currency of most candidates; amounts in the others are left out, and those currencies are named. */
  currency: string;
  otherCurrencies: string[];
  metrics: Metric[];
  performers: Performer[];
  skills: SkillDemand[];
  demand: { from: string; to: string; requests: number; jobs: number }[];
  insights: MarketInsight[];
  recommendations: Recommendation[];
};

/** A provider's analytics up to today, from its own rows and the published jobs. */
export const providerAnalytics = (
  { people = [], contracts = [], requests = [], steps: told = [], jobs = [], views = [] }: AnalyticsRows,
  days: Range,
  now: Date,
): ProviderAnalytics => {
  const today = dayNumber(now.toISOString());
  const period = periodOf(today, days);
  const deals = dealsOf(contracts, today);
  const stays = staysOfAll(people, deals, today);
  const currency = mostCommon((people.length ? people : contracts).map((one) => one.currency)) ?? 'USD';
  const bench = people.filter(({ status }) => status !== 'Placed');
  const demand = skillDemand(requests, jobs, bench, period);
  const steps = told.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const rows = { people, contracts, requests, steps, jobs, views };
  const world = { ...rows, stays, deals, demand, currency, period, today, now };
  const dated = ({ from, to }: { from: number; to: number }) => ({ from: dateOf(from), to: dateOf(to) });
  return {
    days,
    period: dated(period),
    before: dated(periodBefore(period)),
    people: people.length,
    bench: bench.length,
    requests: requests.length,
    currency,
    otherCurrencies: [...new Set([...people, ...deals].map((one) => one.currency))]
      .filter((one) => one !== currency)
      .sort(),
    metrics: metricsOf(world, period),
    performers: topPerformers(people, stays, deals, requests, period, currency),
    skills: demand,
    demand: demandOver(requests, jobs, period, days).map((one) => ({ ...one, ...dated(one) })),
    insights: marketInsights(world),
    recommendations: recommendations(world),
  };
};
