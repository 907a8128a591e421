import Papa from 'papaparse';
import { mostRows } from '../../../domain/import/planImport.ts';
import { type Encoding, encodingOf, readText } from '../../../domain/import/readText.ts';

export const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type DelimiterName = keyof typeof delimiters;

/** A CSV file as it was read: cells are texts, whatever they look like. */
export type Csv = {
  name: string;
  headers: string[];
  rows: string[][];
  /** Where each row stands in the file, counted from 1 as spreadsheets do. Blank rows are counted and left out. */
  numbers: number[];
  encoding: Encoding;
  delimiter: DelimiterName;
  bytes: Uint8Array;
};

/** Megabytes: room for the most people a file may bring, with their longest texts. */
export const mostMegabytes = 20;

/** Why a file is not taken in; `key` names the words under `bench.import.refused`. */
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

/** Reads a file's bytes; encoding and delimiter are found out where they are not said. */
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

/** The rows that hold anything, headings included, and their numbers in the file; no more than are needed to refuse it. */
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
