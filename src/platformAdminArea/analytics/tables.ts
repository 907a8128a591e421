import type { PlatformMetric } from '../../../domain/insight/platform/metric.ts';

/** The panels below the cards, and the metrics that each is shown for. */
const tableNames = ['revenue', 'engagement', 'features', 'regions', 'performance'] as const;
export type TableName = (typeof tableNames)[number];

const shownFor: Record<TableName, readonly PlatformMetric[]> = {
  revenue: ['revenue'],
  engagement: ['users', 'engagement'],
  features: ['engagement'],
  regions: ['revenue', 'users'],
  performance: ['performance'],
};

export const isShown = (table: TableName, metric: PlatformMetric): boolean =>
  metric === 'all' || shownFor[table].includes(metric);
