const metricNames = [
  'secondFactor',
  'failedSignIns',
  'incidentsReported',
  'incidentsResolved',
  'daysToResolve',
] as const;
type MetricName = (typeof metricNames)[number];
export type MetricStatus = 'good' | 'watch' | 'poor';
export type SecurityMetric = {
  metric: MetricName;
  value: number | null;
  /** Null without history. */
  before: number | null;
  /** Relative change: 0.5 is an increase by half. Null if the previous value was zero or unknown. */
  change: number | null;
  trend: 'up' | 'down' | 'steady' | null;
  status: MetricStatus;
};

/** Values of the current and the previous period. */
export type Counted = { now: number | null; before: number | null };

/** Lower is better: good while it does not grow, poor once it has grown by half. */
export const smaller = (metric: MetricName, counted: Counted): SecurityMetric =>
  judged(metric, counted, (change) => (change <= 0 ? 'good' : change < 0.5 ? 'watch' : 'poor'));

/** Higher is better. */
export const larger = (metric: MetricName, counted: Counted): SecurityMetric =>
  judged(metric, counted, (change) => (change >= 0 ? 'good' : change > -0.5 ? 'watch' : 'poor'));

/** A share of a whole, without history. */
export const shareMetric = (metric: MetricName, good: number, all: number): SecurityMetric => {
  const value = all === 0 ? null : good / all;
  const status = value === null || value >= 0.9 ? 'good' : value >= 0.6 ? 'watch' : 'poor';
  return { metric, value, before: null, change: null, trend: null, status };
};

const judged = (
  metric: MetricName,
  { now, before }: Counted,
  statusOf: (change: number) => MetricStatus,
): SecurityMetric => {
  const difference = now === null || before === null ? null : now - before;
  const change = difference === null || before === null || before === 0 ? null : difference / before;
  return {
    metric,
    value: now,
    before,
    change,
    // Nothing rises from zero.
    trend: difference === 0 ? 'steady' : change === null ? null : change > 0 ? 'up' : 'down',
    status: statusOf(change ?? Math.sign(difference ?? 0)),
  };
};
