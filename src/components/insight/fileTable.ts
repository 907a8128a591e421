import {
  amountCell,
  dateCell,
  figureCell,
  monthCell,
  type SheetCell,
  shareCell,
} from '../../../excel/sheet.ts';
import type { FileColumn, FileUnit } from './FigureTable.tsx';

/** An exported table: cells as text for PDF, and as values with formats for spreadsheets. */
export type FileTable<Name extends string> = {
  name: Name;
  columns: readonly { label: string; numeric: boolean }[];
  words: string[][];
  values: SheetCell[][];
};

export const fileTable = <R, Name extends string>(
  name: Name,
  columns: readonly FileColumn<R>[],
  rows: readonly R[],
): FileTable<Name> => {
  const inWords = ({ print, show }: FileColumn<R>, row: R) => (print ? print(row) : String(show(row)));
  return {
    name,
    columns: columns.map(({ label, numeric = false }) => ({ label, numeric })),
    words: rows.map((row) => columns.map((column) => inWords(column, row))),
    values: rows.map((row) =>
      columns.map((column) => {
        const { write, unit = 'count' } = column;
        if (!write) return inWords(column, row);
        return cellOf(write(row), typeof unit === 'function' ? unit(row) : unit);
      }),
    ),
  };
};

const cellOf = (value: string | number | null, unit: FileUnit): SheetCell => {
  if (typeof value === 'string')
    return unit === 'day' ? dateCell(value) : unit === 'month' ? monthCell(value) : value;
  if (value === null) return null;
  if (unit === 'money') return amountCell(value);
  if (unit === 'share') return shareCell(value);
  if (unit === 'smallShare') return { value, format: '0.000%' };
  return unit === 'ms' ? { value, format: '#,##0.0 "ms"' } : figureCell(value);
};
