import type { Report } from '../contract/reports/reports.ts';
import type { FileFormat } from './fileFormats.ts';

/** Row limits: no one reads longer pages, and workbooks are built in memory. */
const mostRowsOf: Partial<Record<FileFormat, number>> = { PDF: 2000, Excel: 50_000 };

/** Number of rows in a file of this format if the report has more; null if all of them fit. */
export const mostRowsBelow = (
  { rowsFound }: Pick<Report, 'rowsFound'>,
  format: FileFormat,
): number | null => {
  const most = mostRowsOf[format];
  return most !== undefined && (rowsFound ?? 0) > most ? most : null;
};
