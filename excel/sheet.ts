/** A sheet of a workbook. Strings stay strings, so that no spreadsheet reads them as formulas. */
export type Sheet = {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
};
/** Figures and dates can have a number format, such as `#,##0.00` or `yyyy-mm-dd`. */
export type SheetCell = string | number | null | { value: number | Date; format: string };

/** An amount in whole units of its currency. */
export const amountCell = (value: number, digits = 2): SheetCell => ({
  value,
  format: digits ? `#,##0.${'0'.repeat(digits)}` : '#,##0',
});
/** A date or time in ISO 8601, read as UTC. */
export const dateCell = (iso: string): SheetCell =>
  iso.length === 10
    ? { value: new Date(`${iso}T00:00:00Z`), format: 'yyyy-mm-dd' }
    : { value: new Date(iso), format: 'yyyy-mm-dd hh:mm' };
/** A month in ISO 8601, such as 2026-06. */
export const monthCell = (month: string): SheetCell => ({
  value: new Date(`${month}-01T00:00:00Z`),
  format: 'yyyy-mm',
});
export const figureCell = (value: number): SheetCell => ({
  value,
  format: Number.isInteger(value) ? '#,##0' : '#,##0.00',
});
/** A fraction, where 1 is 100%. */
export const shareCell = (value: number | null): SheetCell =>
  value === null ? null : { value, format: '0.0%' };
