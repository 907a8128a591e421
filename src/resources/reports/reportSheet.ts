import type { Report } from '../../../domain/contract/reports.ts';
import type { Answer } from '../../../domain/reports/columns.ts';
import type { Sheet } from '../../components/download/saveWorkbook.ts';
import type { AnswerWords } from './useAnswerWords.ts';

/** An answer as a sheet: figures stay figures, whatever else is as it is read. */
export const reportSheet = (report: Report, { columns, rows }: Answer, words: AnswerWords): Sheet => ({
  name: report.name,
  headings: columns.map((column) => words.heading(report.noun, column)),
  rows: rows.map((row) =>
    row.map((cell, place) =>
      typeof cell === 'number' || cell === null ? cell : words.cell(report, columns, row, place),
    ),
  ),
});
