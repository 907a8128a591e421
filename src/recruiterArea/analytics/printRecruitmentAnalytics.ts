import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { monthColumns } from './monthColumns.tsx';
import { skillColumns } from './skillColumns.tsx';
import { sourceColumns } from './sourceColumns.tsx';
import { stageColumns } from './stageColumns.tsx';
import { summaryColumns } from './summaryColumns.ts';
import type { HiringWords } from './useHiringWords.ts';

const tableOf = <R>(columns: readonly Column<R>[], rows: readonly R[]): Block => ({
  kind: 'table',
  columns: columns.map(({ label, numeric }) => ({
    label,
    share: numeric ? 1 : 2,
    ...(numeric && { figure: true as const }),
  })),
  rows: rows.map((row) => columns.map(({ print, show }) => (print ? print(row) : String(show(row))))),
});

/** The page's tables on paper, each with what its figures count. */
export const printRecruitmentAnalytics = (
  report: HiringAnalytics,
  author: string,
  words: HiringWords,
  language: string,
): PrintedDocument => {
  const { translate, date, label } = words;
  const title = translate('hiringAnalytics.title');
  const part = <R>(name: string, columns: readonly Column<R>[], rows: readonly R[]): Block[] => [
    { kind: 'heading', text: label(name, 'title') },
    ...(rows.length
      ? [tableOf(columns, rows), { kind: 'text' as const, text: label(name, 'note') }]
      : [{ kind: 'text' as const, text: label(name, 'none') }]),
  ];
  return {
    title,
    author,
    language,
    footer: `${title}, ${date(report.period.to)}`,
    page: (number, of) => translate('hiring.report.page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'text',
        text: translate('hiring.report.period', {
          from: date(report.period.from),
          to: date(report.period.to),
        }),
      },
      ...part('summary', summaryColumns(words), report.summary),
      ...part('stages', stageColumns(words, 0), report.stages),
      ...part('months', monthColumns(words), report.months),
      ...part('sources', sourceColumns(words), report.sources),
      ...part('skills', skillColumns(words), report.skills),
    ],
  };
};
