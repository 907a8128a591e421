import { z } from 'zod';
import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { dateOf, dayNumber, isWithin, type Span, daysIn as spanDays } from '../daySpans.ts';
import type { Insight } from '../insight.ts';
import type { Metric } from '../metrics.ts';
import { bucketsIn, periodBefore, periodOf } from '../period.ts';
import { changeOf } from '../statistics.ts';
import { numberIn } from './groups.ts';
import { daysIn, type PlatformRange, platformRanges } from './range.ts';

type TrendName = 'activeUsers' | 'jobPostings' | 'contractSuccess' | 'responseTime';
export type Trend = Omit<Metric, 'name'> & {
  name: TrendName;
  /** The figure in each part of the period; null, a gap in the curve, without data. */
  points: { from: string; to: string; value: number | null }[];
};
export type PlatformTrends = {
  range: PlatformRange;
  /** ISO dates, both included. */
  period: { from: string; to: string };
  trends: Trend[];
};

/** One day's part of a trend: a numerator and a denominator. */
type Part = { day: number; sum: number; of: number };
type Rule = Pick<Trend, 'name' | 'unit' | 'better'> & {
  /** The figure for some days; null without measurements. */
  value(parts: readonly Part[], days: number): number | null;
};

const total = (parts: readonly Part[], field: 'sum' | 'of') =>
  parts.reduce((all, one) => all + one[field], 0);
const ratio = (parts: readonly Part[]): number | null => {
  const of = total(parts, 'of');
  return of === 0 ? null : total(parts, 'sum') / of;
};
/** If most days are not measured, there is nothing to compare with. */
const dailyMean = (parts: readonly Part[], days: number): number | null =>
  parts.length * 2 < days ? null : ratio(parts);

const rules: Record<TrendName, Rule> = {
  activeUsers: { name: 'activeUsers', unit: 'count', better: 'more', value: dailyMean },
  jobPostings: {
    name: 'jobPostings',
    unit: 'count',
    better: 'more',
    value: (parts, days) => (total(parts, 'sum') * 7) / days,
  },
  contractSuccess: { name: 'contractSuccess', unit: 'share', better: 'more', value: ratio },
  responseTime: { name: 'responseTime', unit: 'hours', better: 'less', value: ratio },
};

const trendOf = (rule: Rule, parts: readonly Part[], period: Span, buckets: readonly Span[]): Trend => {
  const within = (span: Span) => parts.filter(({ day }) => isWithin(day, span));
  const earlier = periodBefore(period);
  const value = rule.value(within(period), spanDays(period));
  const before = rule.value(within(earlier), spanDays(earlier));
  const { name, unit, better } = rule;
  return {
    name,
    unit,
    better,
    value,
    before,
    change: changeOf(unit, value, before),
    points: buckets.map((bucket) => ({
      from: dateOf(bucket.from),
      to: dateOf(bucket.to),
      value: rule.value(within(bucket), spanDays(bucket)),
    })),
  };
};

const partsOf = (groups: readonly Group[], day: string, sum: string, of?: string, scale = 1): Part[] =>
  groups.map((group) => ({
    day: dayNumber(String(group[day])),
    sum: numberIn(group, sum) * scale,
    of: of ? numberIn(group, of) : 1,
  }));

/** Platform trends: users, new rows, contracts, and support response times. */
export const platformTrends: Insight<{ range: PlatformRange }, PlatformTrends> = {
  userType: 'admin',
  asked: z.strictObject({ range: z.enum(platformRanges, 'choice.one-of') }),
  needs: () => [],
  groups: ({ range }, now) => {
    const period = periodOf(dayNumber(now.toISOString()), daysIn(range));
    const first = dateOf(periodBefore(period).from);
    const since = (field: string): Condition => ({ field, operator: 'gte', value: first });
    const moment = (field: string): Condition => ({ ...since(field), value: `${first}T00:00:00.000Z` });
    const answered: Condition = { field: 'responseMinutes', operator: 'neq', value: null };
    return {
      activeUsers: {
        noun: 'platformDays',
        // Today is not complete.
        conditions: [
          since('day'),
          { field: 'day', operator: 'lt', value: dateOf(dayNumber(now.toISOString())) },
        ],
        by: ['day'],
        figures: { people: { sum: 'activeUsers' } },
      },
      jobPostings: {
        noun: 'jobs',
        conditions: [since('postedDate')],
        by: ['postedDate'],
        figures: { jobs: {} },
      },
      contractSuccess: {
        noun: 'requests',
        conditions: [
          moment('answeredAt'),
          { field: 'status', operator: 'in', value: ['Accepted', 'Declined'] },
        ],
        by: ['answeredAt'],
        figures: { all: {}, accepted: { where: [{ field: 'status', operator: 'eq', value: 'Accepted' }] } },
      },
      responseTime: {
        noun: 'tickets',
        conditions: [moment('createdAt'), answered],
        by: ['createdAt'],
        figures: { all: {}, minutes: { sum: 'responseMinutes' } },
      },
    };
  },
  of: (_, { range }, now, groups) => {
    const period = periodOf(dayNumber(now.toISOString()), daysIn(range));
    const parts: Record<TrendName, Part[] | undefined> = {
      activeUsers: groups.activeUsers && partsOf(groups.activeUsers, 'day', 'people'),
      jobPostings: groups.jobPostings && partsOf(groups.jobPostings, 'postedDate', 'jobs'),
      contractSuccess:
        groups.contractSuccess && partsOf(groups.contractSuccess, 'answeredAt', 'accepted', 'all'),
      responseTime:
        groups.responseTime && partsOf(groups.responseTime, 'createdAt', 'minutes', 'all', 1 / 60),
    };
    const buckets = bucketsIn(period, daysIn(range));
    return {
      range,
      period: { from: dateOf(period.from), to: dateOf(period.to) },
      trends: Object.values(rules).flatMap((rule) => {
        const found = parts[rule.name];
        return found ? [trendOf(rule, found, period, buckets)] : [];
      }),
    };
  },
};
