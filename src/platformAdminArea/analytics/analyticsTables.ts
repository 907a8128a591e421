import type { PlatformMetric } from '../../../domain/insight/platform/metric.ts';
import type { PlatformRange } from '../../../domain/insight/platform/range.ts';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
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

/** A table as it leaves the page: its cells in words for paper, and as values for a file. */
export type AnalyticsTable = {
  name: TableName | 'key';
  columns: readonly { label: string; numeric: boolean }[];
  words: string[][];
  values: (string | number | null)[][];
};

const tableOf = <R>(
  name: AnalyticsTable['name'],
  columns: readonly FileColumn<R>[],
  rows: readonly R[],
): AnalyticsTable => {
  const inWords = ({ print, show }: FileColumn<R>, row: R) => (print ? print(row) : String(show(row)));
  return {
    name,
    columns: columns.map(({ label, numeric = false }) => ({ label, numeric })),
    words: rows.map((row) => columns.map((column) => inWords(column, row))),
    values: rows.map((row) =>
      columns.map((column) => (column.write ? column.write(row) : inWords(column, row))),
    ),
  };
};

type Asked = {
  insight: Insights['insight'];
  range: PlatformRange;
  metric: PlatformMetric;
  wordsIn: (currency: string) => AnalyticsWords;
};

/** Asks for the figures of the page as it is filtered, and puts them into its tables. */
export const readTables = async ({ insight, range, metric, wordsIn }: Asked): Promise<AnalyticsTable[]> => {
  const words = wordsIn('USD');
  const made: Record<TableName, () => Promise<AnalyticsTable>> = {
    revenue: async () => {
      const { data } = await insight('revenueTrend', { asked: {} });
      return tableOf('revenue', revenueColumns(wordsIn(data.currency)), data.months);
    },
    engagement: async () => {
      const { data } = await insight('userEngagement', { asked: { range } });
      return tableOf('engagement', engagementColumns(words, data.busiest), data.figures);
    },
    features: async () => {
      const { data } = await insight('featureUse', { asked: { range } });
      return tableOf('features', featureColumns(words, 0), data.features);
    },
    regions: async () => {
      const { data } = await insight('regionFigures', { asked: { range } });
      return tableOf('regions', regionColumns(wordsIn(data.currency)), data.regions);
    },
    performance: async () => {
      const { data } = await insight('systemPerformance', { asked: { range } });
      return tableOf('performance', performanceColumns(words), data.metrics);
    },
  };
  const key = async () => {
    const { data } = await insight('platformKeyFigures', { asked: { range, metric } });
    return tableOf('key', keyColumns(wordsIn(data.currency)), data.figures);
  };
  const names = (Object.keys(made) as TableName[]).filter((name) => isShown(name, metric));
  return Promise.all([key(), ...names.map((name) => made[name]())]);
};
