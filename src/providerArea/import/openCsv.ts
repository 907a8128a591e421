import Papa from 'papaparse';
import { mostRows } from '../../../domain/import/planImport.ts';
import { type Encoding, encodingOf, readText } from '../../../domain/import/readText.ts';

export const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type DelimiterName = keyof typeof delimiters;

/** A parsed CSV file; all cells are strings. */
export type Csv = {
  name: string;
  headers: string[];
  rows: string[][];
  /**
   * The number of each row in the file, counted from 1 as in spreadsheets. Blank rows are counted but left
   * out.
   */
  numbers: number[];
  encoding: Encoding;
  delimiter: DelimiterName;
  bytes: Uint8Array;
};

/** In megabytes: enough for the maximum number of candidates with the longest texts. */
export const mostMegabytes = 20;

/** Why a file was refused; `key` is the text's key under `bench.import.refused`. */
export class FileRefused extends Error {
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

export const readBytes = async (file: File): Promise<Uint8Array> => {
  if (file.size > mostMegabytes * 1_000_000) throw new FileRefused('tooLarge');
  return new Uint8Array(await file.arrayBuffer());
};

/** Parses a file; detects encoding and delimiter unless they are given. */
export const openCsv = (
  name: string,
  bytes: Uint8Array,
  chosen: { encoding?: Encoding; delimiter?: DelimiterName } = {},
): Csv => {
  const encoding = chosen.encoding ?? encodingOf(bytes);
  const text = readText(bytes, encoding);
  if (text.includes('\u0000')) throw new FileRefused('notText');
  const delimiter = chosen.delimiter ?? delimiterOf(text);
  const [headings, ...found] = filledRows(text, delimiter);
  if (found.length > mostRows) throw new FileRefused('tooMany');
  if (!headings || found.length === 0) throw new FileRefused('empty');
  return {
    name,
    headers: headings.cells,
    rows: found.map(({ cells }) => cells),
    numbers: found.map(({ number }) => number),
    encoding,
    delimiter,
    bytes,
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
const filledRows = (text: string, delimiter: DelimiterName) => {
  const rows: { cells: string[]; number: number }[] = [];
  let number = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiters[delimiter],
    step: ({ data: cells }, parser) => {
      number += 1;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, number });
      if (rows.length > mostRows + 1) parser.abort();
    },
  });
  return rows;
};

const nameOf = (delimiter: string): DelimiterName =>
  (Object.keys(delimiters) as DelimiterName[]).find((name) => delimiters[name] === delimiter) ?? 'comma';
