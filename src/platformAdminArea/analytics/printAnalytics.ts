import type { PlatformRange } from '../../../domain/insight/platform/range.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import type { AnalyticsTable } from './analyticsTables.ts';
import type { AnalyticsWords } from './useAnalyticsWords.ts';

type Told = { title: string; range: PlatformRange; author: string; language: string };

/** Prints the page's tables, each with a note on how its figures are counted. */
export const printAnalytics = (
  tables: readonly AnalyticsTable[],
  { title, range, author, language }: Told,
  words: AnalyticsWords,
): PrintedDocument => {
  const span = words.translate(`platformDashboard.trends.ranges.${range}`);
  return {
    title,
    author,
    language,
    footer: `${title}, ${span}`,
    page: (number, of) => words.translate('reportsPage.page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: `${words.label('filters', 'range')}: ${span}` },
      ...tables.flatMap((table) => partOf(table, words)),
    ],
  };
};

const partOf = (table: AnalyticsTable, { label }: AnalyticsWords): Block[] => [
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
