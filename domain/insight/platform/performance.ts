import { dayNumber, type Span } from '../daySpans.ts';
import type { Insight } from '../insight.ts';
import { type AskedRange, askedRange, comparedIn, todayOf, within } from './compared.ts';
import { daysOf, firstMeasured, type MeasuredDay, measuredDays, perOne, total } from './measuredDays.ts';
import type { PlatformRange } from './range.ts';

export const performanceNames = ['apiResponse', 'databaseQuery', 'pageLoad', 'uptime', 'errorRate'] as const;
export type PerformanceName = (typeof performanceNames)[number];
const performanceStatuses = ['excellent', 'good', 'poor'] as const;
type PerformanceStatus = (typeof performanceStatuses)[number];

export type PerformanceMetric = {
  name: PerformanceName;
  /** Milliseconds, or a share from 0 to 1; null if not measured. */
  value: number | null;
  before: number | null;
  target: number;
  status: PerformanceStatus | null;
};
type SystemPerformance = {
  range: PlatformRange;
  period: { from: string; to: string };
  metrics: PerformanceMetric[];
};

export const targets: Record<PerformanceName, number> = {
  apiResponse: 200,
  databaseQuery: 50,
  pageLoad: 2000,
  uptime: 0.999,
  errorRate: 0.001,
};
export const barOf: Record<PerformanceStatus, number> = { excellent: 100, good: 75, poor: 50 };

/**
 * Excellent uses at most three quarters of the target, good meets it. Uptime is judged by the missing time.
 */
export const statusOf = (name: PerformanceName, value: number): PerformanceStatus => {
  const used = name === 'uptime' ? (1 - value) / (1 - targets.uptime) : value / targets[name];
  // 1 − 0.999 is slightly more than 0.001 in floating point.
  const exact = Math.round(used * 1e9) / 1e9;
  if (exact <= 0.75) return 'excellent';
  return exact <= 1 ? 'good' : 'poor';
};

/**
 * Share of minutes in which a process was serving. The first measured day and today are incomplete and left
 * out; days in between without data count as down.
 */
const uptimeIn = (days: readonly MeasuredDay[], span: Span, began: number, today: number): number | null => {
  const whole = { from: Math.max(span.from, began + 1), to: Math.min(span.to, today - 1) };
  const minutes = (whole.to - whole.from + 1) * 1440;
  return minutes <= 0 ? null : total(within(days, whole), 'upMinutes') / minutes;
};

/** Performance of the server and of pages in browsers, from their own measurements. */
export const systemPerformance: Insight<AskedRange, SystemPerformance> = {
  userType: 'admin',
  asked: askedRange,
  needs: () => [],
  groups: ({ range }, now) => ({ days: measuredDays(range, now), began: firstMeasured }),
  of: (_, { range }, now, { days: groups = [], began = [] }) => {
    const days = daysOf(groups);
    const { period, earlier, told } = comparedIn(range, now);
    const [first] = began;
    const begun = first?.day ? dayNumber(String(first.day)) : Number.POSITIVE_INFINITY;
    const measures: Record<PerformanceName, (span: Span) => number | null> = {
      apiResponse: (span) => perOne(within(days, span), 'responseMs', 'requests'),
      databaseQuery: (span) => perOne(within(days, span), 'queryMs', 'queries'),
      pageLoad: (span) => perOne(within(days, span), 'pageLoadMs', 'pageLoads'),
      uptime: (span) => uptimeIn(days, span, begun, todayOf(now)),
      errorRate: (span) => perOne(within(days, span), 'failures', 'requests'),
    };
    return {
      range,
      period: told,
      metrics: performanceNames.map((name) => {
        const value = measures[name](period);
        return {
          name,
          value,
          before: measures[name](earlier),
          target: targets[name],
          status: value === null ? null : statusOf(name, value),
        };
      }),
    };
  },
};
