import writeExcelFile from 'write-excel-file/universal';
import type { Sheet, SheetCell } from './sheet.ts';

/** An Excel workbook of these sheets. Load it lazily. */
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

/** At most 31 signs, and none of those that Excel refuses in a sheet's name. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** In signs: as wide as the longest, within what can be read. */
const widthOf = (values: readonly unknown[]): number =>
  Math.min(60, Math.max(...values.map((value) => textOf(value).length)) + 2);

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'format' in value
    ? String(value.format)
    : String(value ?? '');
