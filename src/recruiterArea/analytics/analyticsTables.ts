import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { type FileTable, fileTable } from '../../components/insight/fileTable.ts';
import { monthColumns } from './monthColumns.tsx';
import { skillColumns } from './skillColumns.tsx';
import { sourceColumns } from './sourceColumns.tsx';
import { stageColumns } from './stageColumns.tsx';
import { summaryColumns } from './summaryColumns.ts';
import type { HiringWords } from './useHiringWords.ts';

export type AnalyticsTable = FileTable<'summary' | 'stages' | 'months' | 'sources' | 'skills'>;

/** The page's five tables, in display order. */
export const analyticsTables = (report: HiringAnalytics, words: HiringWords): AnalyticsTable[] => [
  fileTable('summary', summaryColumns(words), report.summary),
  fileTable('stages', stageColumns(words, 0), report.stages),
  fileTable('months', monthColumns(words), report.months),
  fileTable('sources', sourceColumns(words), report.sources),
  fileTable('skills', skillColumns(words), report.skills),
];
