import type { ProfileView } from '../contract/candidates/profileViews.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import type { Request } from '../contract/deals/requests.ts';
import {
  type BenchCandidate,
  benchDaysOn,
  benchHours,
  type Deal,
  daysOf,
  perDay,
  type Stays,
} from './bench.ts';
import { dayNumber, daysIn, isWithin, type Span, sharedDays } from './daySpans.ts';
import { responseRate } from './hiring.ts';
import { periodBefore } from './period.ts';
import { changeOf, mean, median, type Unit } from './statistics.ts';

export type Metric = {
  name: MetricName;
  unit: Unit;
  /** Null without data. */
  value: number | null;
  before: number | null;
  /**
   * Change from the previous period: a difference for shares, relative growth for others. Null if that period
   * was zero or has no data.
   */
  change: number | null;
  /** Whether an increase is good. */
  better: 'more' | 'less';
};

type AskedRequest = Pick<Request, 'status' | 'received' | 'createdAt' | 'answeredAt'>;
type MetricsWorld = {
  people: readonly BenchCandidate[];
  stays: ReadonlyMap<string, Stays>;
  requests: readonly AskedRequest[];
  contracts: readonly Pick<Contract, 'signedDate'>[];
  views: readonly Pick<ProfileView, 'day'>[];
  deals: readonly Deal[];
  /** Amounts in other currencies are left out. */
  currency: string;
};
type Measure = (world: MetricsWorld, period: Span) => number | null;

const hour = 3_600_000;

const receivedIn = ({ requests }: MetricsWorld, period: Span) =>
  requests.filter(({ received }) => isWithin(dayNumber(received), period));

/** From sending a request to its first answer; viewing it is none. */
const hoursToAnswer = ({ answeredAt, createdAt }: AskedRequest): number | null =>
  answeredAt === null ? null : Math.max(0, (Date.parse(answeredAt) - Date.parse(createdAt)) / hour);

const wasProposed = ({ status }: Pick<Request, 'status'>) =>
  status === 'Proposal Sent' || status === 'Accepted';

const signedIn = ({ contracts }: MetricsWorld, period: Span) =>
  contracts.filter(({ signedDate }) => signedDate !== null && isWithin(dayNumber(signedDate), period));

/** Rate × hours of every deal, for its days in the period; minor units. */
export const revenueIn = (deals: readonly Deal[], period: Span, currency: string): number =>
  deals
    .filter((deal) => deal.currency === currency)
    .reduce(
      (sum, { rate, monthlyHours, term }) => sum + perDay(rate, monthlyHours) * sharedDays(term, period),
      0,
    );

/** Days at a client, as a share of all days since joining. */
const utilisation: Measure = ({ people, stays }, period) => {
  let placed = 0;
  let all = 0;
  for (const { id } of people) {
    const { joined, placed: spans } = stays.get(id) as Stays;
    placed += daysOf(spans, period);
    all += daysIn({ from: Math.max(joined, period.from), to: period.to });
  }
  return all ? placed / all : null;
};

const benchDays: Measure = ({ stays }, { to }) =>
  mean([...stays.values()].flatMap((one) => benchDaysOn(one, to) ?? []));

/** Cost of all days on the bench in a period, in minor units; candidates without a cost are left out. */
export const benchCostIn = (
  people: readonly BenchCandidate[],
  stays: ReadonlyMap<string, Stays>,
  period: Span,
  currency: string,
): number =>
  people
    .filter((candidate) => candidate.cost !== null && candidate.currency === currency)
    .reduce(
      (sum, { id, cost }) =>
        sum + perDay(cost as number, benchHours) * daysOf((stays.get(id) as Stays).bench, period),
      0,
    );

const measures = {
  profileViews: {
    unit: 'count',
    better: 'more',
    of: ({ views }, period) => views.filter(({ day }) => isWithin(dayNumber(day), period)).length,
  },
  requests: { unit: 'count', better: 'more', of: (world, period) => receivedIn(world, period).length },
  responseRate: {
    unit: 'share',
    better: 'more',
    of: (world, period) => responseRate(receivedIn(world, period)),
  },
  timeToAnswer: {
    unit: 'hours',
    better: 'less',
    of: (world, period) => median(receivedIn(world, period).flatMap((one) => hoursToAnswer(one) ?? [])),
  },
  proposals: {
    unit: 'count',
    better: 'more',
    of: (world, period) => receivedIn(world, period).filter(wasProposed).length,
  },
  newContracts: { unit: 'count', better: 'more', of: (world, period) => signedIn(world, period).length },
  placements: {
    unit: 'count',
    better: 'more',
    of: ({ deals }, period) => deals.filter(({ term }) => isWithin(term.from, period)).length,
  },
  revenue: {
    unit: 'money',
    better: 'more',
    of: ({ deals, currency }, period) => Math.round(revenueIn(deals, period, currency)),
  },
  utilisation: { unit: 'share', better: 'more', of: utilisation },
  benchDays: { unit: 'days', better: 'less', of: benchDays },
  benchCost: {
    unit: 'money',
    better: 'less',
    of: ({ people, stays, currency }, period) => Math.round(benchCostIn(people, stays, period, currency)),
  },
} satisfies Record<string, { unit: Unit; better: Metric['better']; of: Measure }>;

type MetricName = keyof typeof measures;
export const metricNames = Object.keys(measures) as MetricName[];

/**
 * The cards of the analytics, each with the figure of the previous period. A profile view is a recruiter's
 * company that opened a candidate's page on a day.
 */
export const metricsOf = (world: MetricsWorld, period: Span): Metric[] =>
  metricNames.map((name) => {
    const { unit, better, of } = measures[name];
    const [value, before] = [of(world, period), of(world, periodBefore(period))];
    return { name, unit, better, value, before, change: changeOf(unit, value, before) };
  });
