import type { Report } from '../../../domain/contract/reports.ts';
import { writtenWords } from '../../../domain/contract/writtenLists.ts';
import type { Answer, Column } from '../../../domain/reports/columns.ts';
import type { Sheet } from '../../components/download/saveWorkbook.ts';
import { type AnswerWords, placesRead } from './useAnswerWords.ts';

/** An answer as a sheet: figures stay figures, whatever else is as it is read. */
export const reportSheet = (report: Report, { columns, rows }: Answer, words: AnswerWords): Sheet => {
  const places = placesRead(columns);
  return {
    name: report.name,
    headings: places.map((place) => words.heading(report.noun, columns[place] as Column)),
    rows: rows.map((row) =>
      places.map((place) => {
        const cell = row[place] ?? null;
        if (Array.isArray(cell)) return writtenWords(cell);
        return typeof cell === 'number' || cell === null ? cell : words.cell(report, columns, row, place);
      }),
    ),
  };
};
