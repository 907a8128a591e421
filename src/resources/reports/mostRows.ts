import type { Report } from '../../../domain/contract/reports.ts';

/** More rows are no page that anybody reads, and no workbook that a browser can put together. */
const mostRowsOf: Partial<Record<Report['format'], number>> = { PDF: 2000, Excel: 50_000 };

/** How many rows a file of this format holds, where a report has more; null where all of them have room. */
export const mostRowsBelow = ({ rowsFound }: Report, format: Report['format']): number | null => {
  const most = mostRowsOf[format];
  return most !== undefined && (rowsFound ?? 0) > most ? most : null;
};
