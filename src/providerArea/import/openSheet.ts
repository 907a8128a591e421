import Papa from 'papaparse';
import { headingsAt, mostAbove } from '../../../domain/import/columns.ts';
import { mostRows } from '../../../domain/import/planImport.ts';
import type { Cell } from '../../../domain/import/readCell.ts';
import { type Encoding, encodingOf, readText } from '../../../domain/import/readText.ts';
import { FileRefused } from './fileRefused.ts';

export const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type DelimiterName = keyof typeof delimiters;

/** A parsed file. */
export type Sheet = {
  name: string;
  headers: string[];
  rows: Cell[][];
  /**
   * The number of each row in the file, counted from 1 as in spreadsheets. Blank rows are counted but left
   * out.
   */
  numbers: number[];
  /** How a CSV file was read; null for a workbook. */
  csv: { encoding: Encoding; delimiter: DelimiterName; bytes: Uint8Array } | null;
};

/** In megabytes: enough for the maximum number of candidates with the longest texts. */
export const mostMegabytes = 20;

/** Reads a CSV file or the first sheet of an Excel workbook. */
export const openSheet = async (file: File): Promise<Sheet> => {
  if (file.size > mostMegabytes * 1_000_000) throw new FileRefused('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return openCsv(file.name, bytes);
  const { readWorkbook } = await import('./readWorkbook.ts');
  const lines = await readWorkbook(bytes).catch((error) => {
    throw error instanceof FileRefused ? error : new FileRefused('notWorkbook');
  });
  const filled = lines
    .map((cells, at) => ({ cells, number: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => String(cell).trim() !== ''));
  return { name: file.name, ...tableOf(filled), csv: null };
};

/** Workbooks are ZIP archives. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** Parses a CSV file; detects encoding and delimiter unless they are given. */
export const openCsv = (
  name: string,
  bytes: Uint8Array,
  chosen: { encoding?: Encoding; delimiter?: DelimiterName } = {},
): Sheet => {
  const encoding = chosen.encoding ?? encodingOf(bytes);
  const text = readText(bytes, encoding);
  if (text.includes('\u0000')) throw new FileRefused('notText');
  // Excel takes the separator from such a line, and hides it.
  const [excelLine = '', separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const rest = text.slice(excelLine.length);
  const delimiter = chosen.delimiter ?? (separator ? nameOf(separator) : delimiterOf(rest));
  const lines = filledRows(rest, delimiter, excelLine ? 1 : 0);
  return { name, ...tableOf(lines), csv: { encoding, delimiter, bytes } };
};

type Line = { cells: Cell[]; number: number };

const tableOf = (lines: readonly Line[]) => {
  const [headings, ...found] = lines.slice(headingsAt(lines.map(({ cells }) => cells)));
  if (found.length > mostRows) throw new FileRefused('tooMany');
  if (!headings || found.length === 0) throw new FileRefused('empty');
  return {
    headers: headings.cells.map(String),
    rows: found.map(({ cells }) => cells),
    numbers: found.map(({ number }) => number),
  };
};

const delimiterOf = (text: string): DelimiterName =>
  nameOf(
    Papa.parse(text, {
      preview: 50,
      skipEmptyLines: 'greedy',
      delimitersToGuess: Object.values(delimiters),
    }).meta.delimiter,
  );

/**
 * The non-blank rows, including the heading, with their numbers in the file; stops once there are too many.
 */
const filledRows = (text: string, delimiter: DelimiterName, above: number) => {
  const rows: Line[] = [];
  let number = above;
  Papa.parse<string[]>(text, {
    delimiter: delimiters[delimiter],
    step: ({ data: cells }, parser) => {
      number += 1;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, number });
      if (rows.length > mostRows + mostAbove + 1) parser.abort();
    },
  });
  return rows;
};

const nameOf = (delimiter: string): DelimiterName =>
  (Object.keys(delimiters) as DelimiterName[]).find((name) => delimiters[name] === delimiter) ?? 'comma';
