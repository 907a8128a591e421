import type { Cell, Column } from './columns.ts';
import type { FileFormat, SetFormat } from './fileFormats.ts';
import { writtenCell } from './writtenField.ts';

/** Prevents spreadsheets from reading a cell as a formula. `withoutApostrophe` reverses it. */
const harmless = (text: string): string =>
  /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

/** The original cell of an exported file. */
export const withoutApostrophe = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');

const cell = (value: unknown): string => {
  const text = harmless(String(writtenCell(value) ?? ''));
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** For versions of Excel with a decimal comma. */
const excelCell = (value: unknown): string =>
  typeof value === 'number' ? cell(value).replace('.', ',') : cell(value);

/** A CSV line (RFC 4180) without its line ending. */
export const csvLine = (values: readonly unknown[]): string => values.map(cell).join(',');

/** A header line. Excel treats a text file that begins with "ID" as SYLK and refuses to open it. */
export const csvHead = (names: readonly string[]): string => csvLine(names).replace(/^ID/, 'Id');

type Rows = readonly (readonly Cell[])[];
/** A streamed file: its beginning, each part, and its end. */
type LineFormat = {
  head(columns: readonly Column[]): string;
  part(columns: readonly Column[], rows: Rows, isFirst: boolean): string;
  tail: string;
};

/** All formats name their columns by field name, which is the same in every language. */
export const lineFormats: Record<Exclude<FileFormat, SetFormat>, LineFormat> = {
  CSV: {
    head: (columns) => csvHead(columns.map(({ name }) => name)),
    part: (_, rows) => rows.map((row) => `\r\n${csvLine(row)}`).join(''),
    tail: '',
  },
  /**
   * Excel accepts the comma as separator only if it is not the decimal separator, and UTF-8 only after a byte
   * order mark.
   */
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

/** Counts the bytes of a streamed file. */
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
