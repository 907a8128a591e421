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
  const { data, meta } = Papa.parse<string[]>(text, {
    // Whatever is beyond is never turned into rows.
    preview: mostRows + 2,
    skipEmptyLines: 'greedy',
    delimiter: chosen.delimiter ? delimiters[chosen.delimiter] : '',
    delimitersToGuess: Object.values(delimiters),
  });
  const [headers = [], ...rows] = data;
  if (rows.length > mostRows) throw new FileRefused('tooMany');
  if (rows.length === 0) throw new FileRefused('empty');
  return { name, headers, rows, encoding, delimiter: nameOf(meta.delimiter), bytes };
};

const nameOf = (delimiter: string): DelimiterName =>
  (Object.keys(delimiters) as DelimiterName[]).find((name) => delimiters[name] === delimiter) ?? 'comma';
