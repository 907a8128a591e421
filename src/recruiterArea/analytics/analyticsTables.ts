import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { monthColumns } from './monthColumns.tsx';
import { skillColumns } from './skillColumns.tsx';
import { sourceColumns } from './sourceColumns.tsx';
import { stageColumns } from './stageColumns.tsx';
import { summaryColumns } from './summaryColumns.ts';
import type { HiringWords } from './useHiringWords.ts';

/** A table as it leaves the page: its cells in words for paper, and as values for a file. */
export type AnalyticsTable = {
  name: 'summary' | 'stages' | 'months' | 'sources' | 'skills';
  columns: readonly { label: string; numeric: boolean }[];
  words: string[][];
  values: (string | number | null)[][];
};

/** The page's five tables, in their order. */
export const analyticsTables = (report: HiringAnalytics, words: HiringWords): AnalyticsTable[] => [
  tableOf('summary', summaryColumns(words), report.summary),
  tableOf('stages', stageColumns(words, 0), report.stages),
  tableOf('months', monthColumns(words), report.months),
  tableOf('sources', sourceColumns(words), report.sources),
  tableOf('skills', skillColumns(words), report.skills),
];

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
