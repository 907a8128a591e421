import type { Report } from '../domain/contract/reports/reports.ts';
import { type AnswerWords, placesRead } from '../domain/reports/answerWords.ts';
import type { Answer, Column } from '../domain/reports/columns.ts';
import { describeReport } from '../domain/reports/describeReport.ts';
import type { PrintedDocument } from '../pdf/blocks.ts';

/** A report's answer as a printable document. */
export const printReport = (
  report: Report,
  { columns, rows, total }: Answer,
  words: AnswerWords,
): PrintedDocument => {
  const { translate } = words;
  const places = placesRead(columns);
  const headings = places.map((place) => words.heading(report.noun, columns[place] as Column));
  const cells = rows.map((row) => places.map((place) => words.cell(report, columns, row, place)));
  const made = report.lastGenerated ? words.moment(report.lastGenerated) : '–';
  return {
    title: report.name,
    author: 'TalentBench',
    language: words.locale,
    footer: `${report.id} · ${made}`,
    page: (number, of) => translate('reportsPage.page', { number, of }),
    blocks: [
      { kind: 'title', text: report.name },
      {
        kind: 'facts',
        rows: [...describeReport(report, words), [translate('reportsPage.about.rows'), words.number(total)]],
      },
      {
        kind: 'table',
        columns: headings.map((label, at) => ({
          label,
          share: shareOf([label, ...cells.map((row) => row[at] ?? '')]),
          ...(typeof rows[0]?.[places[at] as number] === 'number' && { figure: true as const }),
        })),
        rows: cells,
      },
    ],
  };
};

const narrowest = 6;
const widest = 30;
/**
 * In characters: as wide as the longest value, so that dates and amounts stay on one line if there is room.
 */
const shareOf = (texts: readonly string[]): number =>
  texts.reduce((most, { length }) => Math.min(widest, Math.max(most, length)), narrowest);
