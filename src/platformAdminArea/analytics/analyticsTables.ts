import type { PlatformMetric } from '../../../domain/insight/platform/metric.ts';
import type { PlatformRange } from '../../../domain/insight/platform/range.ts';
import { type FileTable, fileTable } from '../../components/insight/fileTable.ts';
import type { Insights } from '../../dataProvider/port.ts';
import {
  engagementColumns,
  featureColumns,
  keyColumns,
  performanceColumns,
  regionColumns,
  revenueColumns,
} from './columns.tsx';
import { isShown, type TableName } from './tables.ts';
import type { AnalyticsWords } from './useAnalyticsWords.ts';

export type AnalyticsTable = FileTable<TableName | 'key'>;

type Asked = {
  insight: Insights['insight'];
  range: PlatformRange;
  metric: PlatformMetric;
  wordsIn: (currency: string) => AnalyticsWords;
};

/** Loads the page's figures with the current filters and arranges them in tables. */
export const readTables = async ({ insight, range, metric, wordsIn }: Asked): Promise<AnalyticsTable[]> => {
  const words = wordsIn('USD');
  const made: Record<TableName, () => Promise<AnalyticsTable>> = {
    revenue: async () => {
      const { data } = await insight('revenueTrend', { asked: {} });
      return fileTable('revenue', revenueColumns(wordsIn(data.currency)), data.months);
    },
    engagement: async () => {
      const { data } = await insight('userEngagement', { asked: { range } });
      return fileTable('engagement', engagementColumns(words, data.busiest), data.figures);
    },
    features: async () => {
      const { data } = await insight('featureUse', { asked: { range } });
      return fileTable('features', featureColumns(words, 0), data.features);
    },
    regions: async () => {
      const { data } = await insight('regionFigures', { asked: { range } });
      return fileTable('regions', regionColumns(wordsIn(data.currency)), data.regions);
    },
    performance: async () => {
      const { data } = await insight('systemPerformance', { asked: { range } });
      return fileTable('performance', performanceColumns(words), data.metrics);
    },
  };
  const key = async () => {
    const { data } = await insight('platformKeyFigures', { asked: { range, metric } });
    return fileTable('key', keyColumns(wordsIn(data.currency)), data.figures);
  };
  const names = (Object.keys(made) as TableName[]).filter((name) => isShown(name, metric));
  return Promise.all([key(), ...names.map((name) => made[name]())]);
};
