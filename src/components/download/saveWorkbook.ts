import writeExcelFile from 'write-excel-file/universal';
import { saveFile } from './saveFile.ts';

/** A sheet of a workbook. A text stays a text: no spreadsheet takes it for a formula. */
export type Sheet = {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
};
/** A figure or a moment can say how it is written, such as `#,##0.00` or `yyyy-mm-dd`. */
export type SheetCell = string | number | null | { value: number | Date; format: string };

/** An amount in whole units of its currency. */
export const amountCell = (value: number): SheetCell => ({ value, format: '#,##0.00' });
/** A day or moment in ISO 8601, read as UTC. */
export const dateCell = (iso: string): SheetCell =>
  iso.length === 10
    ? { value: new Date(`${iso}T00:00:00Z`), format: 'yyyy-mm-dd' }
    : { value: new Date(iso), format: 'yyyy-mm-dd hh:mm' };
/** A share of 1. */
export const shareCell = (value: number | null): SheetCell =>
  value === null ? null : { value, format: '0.0%' };

/** Saves an Excel workbook into the person's downloads. Load it lazily. */
export const saveWorkbook = async (sheets: readonly Sheet[], name: string): Promise<void> =>
  saveFile(await workbookOf(sheets), name);

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
