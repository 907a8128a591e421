import type { Report } from '../../../domain/contract/reports.ts';
import type { Answer } from '../../../domain/reports/columns.ts';
import type { PrintedDocument } from '../../../pdf/blocks.ts';
import type { AnswerWords } from './useAnswerWords.ts';

/** An answer on paper. */
export const printReport = (
  report: Report,
  { columns, rows, total }: Answer,
  words: AnswerWords,
  author: string,
): PrintedDocument => {
  const { translate } = words;
  const made = report.lastGenerated ? words.moment(report.lastGenerated) : '–';
  return {
    title: report.name,
    author,
    language: words.locale,
    footer: `${report.id} · ${made}`,
    page: (number, of) => translate('reportsPage.page', { number, of }),
    blocks: [
      { kind: 'title', text: report.name },
      { kind: 'text', text: translate('reportsPage.made', { at: made, rows: words.number(total) }) },
      {
        kind: 'table',
        columns: columns.map((column, place) => ({
          label: words.heading(report.noun, column),
          share: 1,
          ...(typeof rows[0]?.[place] === 'number' && { figure: true as const }),
        })),
        rows: rows.map((row) => row.map((_, place) => words.cell(report, columns, row, place))),
      },
    ],
  };
};
