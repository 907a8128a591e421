import { csvHead, csvLine } from '../../../../domain/reports/lines.ts';

/** Rows as RFC 4180 text with a header line. */
export const csvOf = (headings: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [csvHead(headings), ...rows.map(csvLine)].join('\r\n');
