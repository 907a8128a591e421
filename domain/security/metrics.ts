export const metricNames = [
  'secondFactor',
  'failedSignIns',
  'incidentsReported',
  'incidentsResolved',
  'daysToResolve',
] as const;
export type MetricName = (typeof metricNames)[number];
export type MetricStatus = 'good' | 'watch' | 'poor';
export type SecurityMetric = {
  metric: MetricName;
  value: number | null;
  /** Against the time before, as a share: 0.5 is half as much again. Null where there was nothing, or no time before. */
  change: number | null;
  trend: 'up' | 'down' | 'steady' | null;
  status: MetricStatus;
};

/** Of the time now and of as long a time before. */
export type Counted = { now: number | null; before: number | null };

/** A figure that should be small: good while it does not grow, poor once it has grown by half. */
export const smaller = (metric: MetricName, counted: Counted): SecurityMetric =>
  judged(metric, counted, (change) => (change <= 0 ? 'good' : change < 0.5 ? 'watch' : 'poor'));

/** A figure that should be large. */
export const larger = (metric: MetricName, counted: Counted): SecurityMetric =>
  judged(metric, counted, (change) => (change >= 0 ? 'good' : change > -0.5 ? 'watch' : 'poor'));

/** A share of a whole, of which no history is kept. */
export const shareMetric = (metric: MetricName, good: number, all: number): SecurityMetric => {
  const value = all === 0 ? null : good / all;
  const status = value === null || value >= 0.9 ? 'good' : value >= 0.6 ? 'watch' : 'poor';
  return { metric, value, change: null, trend: null, status };
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
    change,
    trend: difference === null ? null : difference > 0 ? 'up' : difference < 0 ? 'down' : 'steady',
    status: statusOf(change ?? Math.sign(difference ?? 0)),
  };
};
