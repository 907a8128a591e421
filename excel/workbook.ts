import writeExcelFile from 'write-excel-file/universal';
import type { Sheet, SheetCell } from './sheet.ts';

/** Creates an Excel workbook of these sheets. Load it lazily. */
export const workbookOf = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map(({ name, headings, rows }) => ({
      sheet: sheetName(name),
      data: [
        headings.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
      columns: headings.map((heading, at) => ({ width: widthOf([heading, ...rows.map((row) => row[at])]) })),
      stickyRowsCount: 1,
    })),
  ).toBlob();

const cellOf = (cell: SheetCell) => (cell === '' ? null : cell);

/** At most 31 characters, without those that Excel does not allow in sheet names. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** In characters: as wide as the longest value, within limits. */
const widthOf = (values: readonly unknown[]): number =>
  Math.min(60, Math.max(...values.map((value) => textOf(value).length)) + 2);

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'format' in value
    ? String(value.format)
    : String(value ?? '');
