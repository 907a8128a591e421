import type { Cell, Column } from './columns.ts';
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

/** A line of RFC 4180, without its end. */
export const csvLine = (values: readonly unknown[]): string => values.map(cell).join(',');

type Rows = readonly (readonly Cell[])[];
/** A file that is written part by part: what it begins with, each part, and what it ends with. */
export type LineFormat = {
  media: string;
  ending: string;
  head(columns: readonly Column[]): string;
  part(columns: readonly Column[], rows: Rows, isFirst: boolean): string;
  tail: string;
};

/** Both name their columns by the fields' own names, which are the same in every language. */
export const lineFormats: Record<'csv' | 'json', LineFormat> = {
  csv: {
    media: 'text/csv; charset=utf-8',
    ending: 'csv',
    head: (columns) => csvLine(columns.map(({ name }) => name)),
    part: (_, rows) => rows.map((row) => `\r\n${csvLine(row)}`).join(''),
    tail: '',
  },
  json: {
    media: 'application/json; charset=utf-8',
    ending: 'json',
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
export const isLineFormat = (word: unknown): word is keyof typeof lineFormats =>
  word === 'csv' || word === 'json';

/** Adds up the bytes of a file that is written part by part; of a format that is made at download there is no size. */
export const measureFile = (format: string, columns: readonly Column[]) => {
  const kind = format.toLowerCase();
  const known = isLineFormat(kind) ? lineFormats[kind] : null;
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  let bytes = known ? bytesOf(known.head(columns) + known.tail) : 0;
  let isFirst = true;
  return {
    add: (rows: Rows) => {
      bytes += known ? bytesOf(known.part(columns, rows, isFirst)) : 0;
      isFirst &&= rows.length === 0;
    },
    bytes: () => (known ? bytes : null),
  };
};
