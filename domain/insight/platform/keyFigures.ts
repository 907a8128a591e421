import { z } from 'zod';
import type { Group } from '../../query/groups.ts';
import type { GroupingOf, Groups, Insight } from '../insight.ts';
import type { Metric } from '../metrics.ts';
import { type Compared, comparedIn, figureOf, isTelling, rangeAsked, within } from './compared.ts';
import { numberIn } from './groups.ts';
import { daysOf, measuredDays, perOne, total, wholeDays } from './measuredDays.ts';
import { type PlatformMetric, platformMetrics } from './metric.ts';
import type { PlatformRange } from './range.ts';
import { currencyOf } from './revenueTrend.ts';

export type KeyFigureName =
  | 'revenue'
  | 'contracts'
  | 'newCompanies'
  | 'newUsers'
  | 'activeUsers'
  | 'requests'
  | 'satisfaction'
  | 'apiResponse';
export type KeyFigure = Omit<Metric, 'name'> & { name: KeyFigureName };
type PlatformKeyFigures = {
  range: PlatformRange;
  metric: PlatformMetric;
  period: { from: string; to: string };
  figures: KeyFigure[];
  currency: string;
  otherCurrencies: string[];
};

const asked = z.strictObject({
  range: rangeAsked,
  metric: z.enum(platformMetrics, 'choice.one-of'),
});

type Found = { groups: readonly Group[]; compared: Compared; now: Date };
type Rule = {
  metric: Exclude<PlatformMetric, 'all'>;
  unit: Metric['unit'];
  better: Metric['better'];
  grouping(compared: Compared, range: PlatformRange, now: Date): GroupingOf;
  values(found: Found): readonly [number | null, number | null];
};

const counted = ({ groups: [group] }: Found) => [numberIn(group, 'now'), numberIn(group, 'before')] as const;
const countOf =
  (noun: GroupingOf['noun'], at: string, only: GroupingOf['conditions'] = []) =>
  ({ since, now, before }: Compared): GroupingOf => ({
    noun,
    conditions: [...since(at), ...only],
    by: [],
    figures: { now: { where: now(at) }, before: { where: before(at) } },
  });
const ratio = (group: Group | undefined, sum: string, count: string) =>
  numberIn(group, count) === 0 ? null : numberIn(group, sum) / numberIn(group, count);

const rules: Record<KeyFigureName, Rule> = {
  revenue: {
    metric: 'revenue',
    unit: 'money',
    better: 'more',
    grouping: ({ since, now, before }) => ({
      noun: 'invoices',
      conditions: since('issuedDate'),
      by: ['currency'],
      figures: {
        all: { sum: 'amount' },
        now: { sum: 'amount', where: now('issuedDate') },
        before: { sum: 'amount', where: before('issuedDate') },
      },
    }),
    values: ({ groups }) => {
      const { main } = currencyOf(groups, 'all');
      return [numberIn(main, 'now'), numberIn(main, 'before')];
    },
  },
  contracts: {
    metric: 'revenue',
    unit: 'count',
    better: 'more',
    grouping: countOf('contracts', 'signedDate'),
    values: counted,
  },
  newCompanies: {
    metric: 'users',
    unit: 'count',
    better: 'more',
    grouping: countOf('companies', 'joinDate', [
      { field: 'status', operator: 'neq', value: 'Pending Approval' },
    ]),
    values: counted,
  },
  newUsers: {
    metric: 'users',
    unit: 'count',
    better: 'more',
    grouping: countOf('users', 'createdAt'),
    values: counted,
  },
  activeUsers: {
    metric: 'engagement',
    unit: 'count',
    better: 'more',
    grouping: (_, range, now) => measuredDays(range, now),
    values: ({ groups, compared, now }) => {
      const [current, former] = wholeDays(daysOf(groups), compared, now);
      const mean = (days: typeof current) =>
        days.length === 0 ? null : Math.round(total(days, 'activeUsers') / days.length);
      return [mean(current), isTelling(former.length, compared.earlier) ? mean(former) : null];
    },
  },
  requests: {
    metric: 'engagement',
    unit: 'count',
    better: 'more',
    grouping: countOf('requests', 'received'),
    values: counted,
  },
  satisfaction: {
    metric: 'engagement',
    unit: 'count',
    better: 'more',
    grouping: ({ since, now, before }) => ({
      noun: 'tickets',
      conditions: [...since('resolvedAt'), { field: 'satisfaction', operator: 'gte', value: 1 }],
      by: [],
      figures: {
        now: { where: now('resolvedAt') },
        before: { where: before('resolvedAt') },
        starsNow: { sum: 'satisfaction', where: now('resolvedAt') },
        starsBefore: { sum: 'satisfaction', where: before('resolvedAt') },
      },
    }),
    values: ({ groups: [group] }) => [ratio(group, 'starsNow', 'now'), ratio(group, 'starsBefore', 'before')],
  },
  apiResponse: {
    metric: 'performance',
    unit: 'ms',
    better: 'less',
    grouping: (_, range, now) => measuredDays(range, now),
    values: ({ groups, compared: { period, earlier } }) => {
      const days = daysOf(groups);
      const mean = (span: typeof period) => perOne(within(days, span), 'responseMs', 'requests');
      return [mean(period), mean(earlier)];
    },
  },
};

const chosen = (metric: PlatformMetric) =>
  (Object.keys(rules) as KeyFigureName[]).filter((name) => metric === 'all' || rules[name].metric === metric);

const told = (name: KeyFigureName, groups: Groups, compared: Compared, now: Date): KeyFigure[] => {
  const found = groups[name];
  if (!found) return [];
  const { unit, better, values } = rules[name];
  const [value, before] = values({ groups: found, compared, now });
  return [figureOf(name, unit, better, value, before)];
};

/** The cards of the platform's analytics, each with the figure of the previous period. */
export const platformKeyFigures: Insight<
  { range: PlatformRange; metric: PlatformMetric },
  PlatformKeyFigures
> = {
  userType: 'admin',
  asked,
  needs: () => [],
  groups: ({ range, metric }, now) => {
    const compared = comparedIn(range, now);
    return Object.fromEntries(
      chosen(metric).map((name) => [name, rules[name].grouping(compared, range, now)]),
    );
  },
  of: (_, { range, metric }, now, groups) => {
    const compared = comparedIn(range, now);
    const { currency, otherCurrencies } = currencyOf(groups.revenue ?? [], 'all');
    return {
      range,
      metric,
      period: compared.told,
      figures: chosen(metric).flatMap((name) => told(name, groups, compared, now)),
      currency,
      otherCurrencies,
    };
  },
};
