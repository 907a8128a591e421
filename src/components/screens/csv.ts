import { csvLine } from '../../../domain/reports/lines.ts';

/** Rows as RFC 4180 text with a line of headings. */
export const csvOf = (headings: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [headings.map(withoutSylk), ...rows].map(csvLine).join('\r\n');

/** Spreadsheets take a text file that begins with "ID" for an old format, SYLK, and refuse to open it. */
const withoutSylk = (heading: string, place: number): string =>
  place === 0 ? heading.replace(/^ID/, 'Id') : heading;
