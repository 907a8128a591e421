import type { Cell, Column } from './columns.ts';
import type { FileFormat, SetFormat } from './fileFormats.ts';
import { writtenCell } from './writtenField.ts';

/** A spreadsheet must not take a cell for a formula. `withoutApostrophe` takes off again what this puts before it. */
const harmless = (text: string): string =>
  /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

/** A cell of an exported file as it was before. */
export const withoutApostrophe = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');

const cell = (value: unknown): string => {
  const text = harmless(String(writtenCell(value) ?? ''));
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** As Excel reads a file where the comma is for decimals. */
const excelCell = (value: unknown): string =>
  typeof value === 'number' ? cell(value).replace('.', ',') : cell(value);

/** A line of RFC 4180, without its end. */
export const csvLine = (values: readonly unknown[]): string => values.map(cell).join(',');

/** A line of headings. Spreadsheets take a text file that begins with "ID" for an old format, SYLK, and refuse to open it. */
export const csvHead = (names: readonly string[]): string => csvLine(names).replace(/^ID/, 'Id');

type Rows = readonly (readonly Cell[])[];
/** A file that is written part by part: what it begins with, each part, and what it ends with. */
export type LineFormat = {
  head(columns: readonly Column[]): string;
  part(columns: readonly Column[], rows: Rows, isFirst: boolean): string;
  tail: string;
};

/** All name their columns by the fields' own names, which are the same in every language. */
export const lineFormats: Record<Exclude<FileFormat, SetFormat>, LineFormat> = {
  CSV: {
    head: (columns) => csvHead(columns.map(({ name }) => name)),
    part: (_, rows) => rows.map((row) => `\r\n${csvLine(row)}`).join(''),
    tail: '',
  },
  /** Excel takes the comma for a separator only where it is none of decimals, and letters for UTF-8 only behind a mark. */
  'CSV for Excel': {
    head: (columns) => `\ufeff${columns.map(({ name }) => cell(name)).join(';')}`,
    part: (_, rows) => rows.map((row) => `\r\n${row.map(excelCell).join(';')}`).join(''),
    tail: '',
  },
  JSON: {
    head: () => '[',
    part: (columns, rows, isFirst) => {
      const written = rows.map((row) =>
        JSON.stringify(Object.fromEntries(columns.map(({ name }, place) => [name, row[place]]))),
      );
      return written.length === 0 ? '' : `${isFirst ? '\n' : ',\n'}${written.join(',\n')}`;
    },
    tail: '\n]',
  },
};

/** Adds up the bytes of a file that is written part by part. */
export const measureFile = (format: Exclude<FileFormat, SetFormat>, columns: readonly Column[]) => {
  const known = lineFormats[format];
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  let bytes = bytesOf(known.head(columns) + known.tail);
  let isFirst = true;
  return {
    add: (rows: Rows) => {
      bytes += bytesOf(known.part(columns, rows, isFirst));
      isFirst &&= rows.length === 0;
    },
    bytes: () => bytes,
  };
};
