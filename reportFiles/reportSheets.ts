import { metaOf } from '../domain/contract/fields.ts';
import { isNounName, nounOf } from '../domain/contract/index.ts';
import type { Report } from '../domain/contract/reports/reports.ts';
import { writtenWords } from '../domain/contract/writtenLists.ts';
import { minorDigits } from '../domain/money/minorUnits.ts';
import { type AnswerWords, currencyIn, placesRead } from '../domain/reports/answerWords.ts';
import type { Answer, Cell, Column } from '../domain/reports/columns.ts';
import { describeReport } from '../domain/reports/describeReport.ts';
import { amountCell, dateCell, figureCell, type Sheet, type SheetCell } from '../excel/sheet.ts';

/**
 * The sheets of a report: its answer, with figures and dates as typed cells, and a description of the report.
 */
export const reportSheets = (report: Report, { columns, rows }: Answer, words: AnswerWords): Sheet[] => {
  const places = placesRead(columns);
  return [
    {
      name: report.name,
      headings: places.map((place) => words.heading(report.noun, columns[place] as Column)),
      rows: rows.map((row) =>
        places.map(
          (place) => typed(report.noun, columns, row, place) ?? words.cell(report, columns, row, place),
        ),
      ),
    },
    {
      name: words.translate('reportsPage.about.title'),
      headings: [report.name, ''],
      rows: describeReport(report, words),
    },
  ];
};

/** A figure, date or time as an Excel cell; undefined for other values, which are written as text. */
const typed = (
  noun: string,
  columns: readonly Column[],
  row: readonly Cell[],
  place: number,
): SheetCell | undefined => {
  const { money, field } = columns[place] as Column;
  const cell = row[place] ?? null;
  if (cell === null) return null;
  if (Array.isArray(cell)) return writtenWords(cell);
  if (typeof cell === 'number' && money) return amountCell(cell, minorDigits(currencyIn(columns, row)));
  if (typeof cell === 'number') return figureCell(cell);
  if (typeof cell !== 'string' || field === null || !isNounName(noun)) return undefined;
  const schema = nounOf(noun).all[field];
  const column = schema && metaOf(schema).column;
  const isWhole = (column === 'date' && cell.length === 10) || (column === 'timestamptz' && cell.length > 10);
  return isWhole ? dateCell(cell) : undefined;
};
