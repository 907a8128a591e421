import type { Report } from '../contract/reports.ts';
import type { FileFormat } from './fileFormats.ts';

/** More rows are no page that anybody reads, and no workbook that is put together in memory. */
const mostRowsOf: Partial<Record<FileFormat, number>> = { PDF: 2000, Excel: 50_000 };

/** How many rows a file of this format holds, where a report has more; null where all of them have room. */
export const mostRowsBelow = (
  { rowsFound }: Pick<Report, 'rowsFound'>,
  format: FileFormat,
): number | null => {
  const most = mostRowsOf[format];
  return most !== undefined && (rowsFound ?? 0) > most ? most : null;
};
