import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import { type AnalyticsTable, analyticsTables } from './analyticsTables.ts';
import type { HiringWords } from './useHiringWords.ts';

/** Prints the page's tables, each with a note on how its figures are counted. */
export const printRecruitmentAnalytics = (
  report: HiringAnalytics,
  author: string,
  words: HiringWords,
  language: string,
): PrintedDocument => {
  const { translate, date } = words;
  const title = translate('hiringAnalytics.title');
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
      ...analyticsTables(report, words).flatMap((table) => partOf(table, words)),
    ],
  };
};

const partOf = (table: AnalyticsTable, { label }: HiringWords): Block[] => [
  { kind: 'heading', text: label(table.name, 'title') },
  ...(table.words.length > 0
    ? [onPaper(table), { kind: 'text' as const, text: label(table.name, 'note') }]
    : [{ kind: 'text' as const, text: label(table.name, 'none') }]),
];

const onPaper = ({ columns, words }: AnalyticsTable): Block => ({
  kind: 'table',
  columns: columns.map(({ label, numeric }) => ({
    label,
    share: numeric ? 1 : 2,
    ...(numeric && { figure: true as const }),
  })),
  rows: words,
});
