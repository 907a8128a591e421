import { createHash } from 'node:crypto';
import type { Language } from '../../domain/contract/languages.ts';
import { questionOf } from '../../domain/contract/reports/question.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import { type FileFormat, isSet } from '../../domain/reports/fileFormats.ts';
import { lineFormats } from '../../domain/reports/lines.ts';
import { mostRowsBelow } from '../../domain/reports/mostRows.ts';
import { namedColumnsOf } from '../../domain/reports/names.ts';
import { openTurns } from '../requests/turns.ts';
import { asPart, openFileThread } from './openFileThread.ts';

type Wanted = {
  report: Report;
  format: FileFormat;
  language: Language;
  /** The requester. Each one gets one file at a time. */
  caller: unknown;
  /** A part of the answer with the names that its reader may see; null if it is gone. */
  read(part: number): Promise<Cell[][] | null>;
  /** The maximum size in bytes. */
  most?: number;
};
/** `gone`: the answer was deleted or replaced in the meantime. */
type WholeFile = Uint8Array | 'too large' | 'gone';

const turns = openTurns({ atOnce: 2, timeLimit: 60_000 });

/**
 * Creates the whole file of a report in memory, up to the limits of rows and bytes of its format and reader.
 */
export const wholeFile = (wanted: Wanted): Promise<WholeFile> => {
  const { report, format, caller } = wanted;
  if (mostRowsBelow(report, format) !== null) return Promise.resolve('too large');
  return turns(caller, () =>
    isSet(format) ? setFile({ ...wanted, format }) : writtenFile({ ...wanted, format }),
  );
};

const setFile = async ({ report, format, language, read, most }: Wanted & { format: 'PDF' | 'Excel' }) => {
  const content = createHash('sha256').update(JSON.stringify([report, format, language]));
  const parts: Uint8Array[] = [];
  for (let part = 0, rows = 0; part === 0 || rows < (report.rowsFound ?? 0); part++) {
    const found = await read(part);
    if (!found) return 'gone';
    rows += found.length;
    parts.push(asPart(found));
    content.update(parts[part] as Uint8Array);
  }
  const key = content.digest('hex');
  const file = lastFiles.get(key) ?? (await layOut(parts, { report, format, language }));
  remember(key, file);
  return within(file, most);
};

const layOut = async (
  parts: readonly Uint8Array[],
  { report, format, language }: Pick<Wanted, 'report' | 'language'> & { format: 'PDF' | 'Excel' },
): Promise<Uint8Array> => {
  const thread = openFileThread({ format, language });
  try {
    for (const part of parts) thread.add(part);
    return await thread.end(report);
  } finally {
    await thread.close();
  }
};

/**
 * The last files, by their content: the report, its rows with the names that the reader may see, and the
 * language. A report that is mailed to many people is laid out once for all with the same rights and language.
 */
const lastFiles = new Map<string, Uint8Array>();
const mostKept = 4;
const largestKept = 5_000_000;

const remember = (key: string, file: Uint8Array) => {
  lastFiles.delete(key);
  if (file.length <= largestKept) lastFiles.set(key, file);
  for (const oldest of [...lastFiles.keys()].slice(0, -mostKept)) lastFiles.delete(oldest);
};

const writtenFile = async ({ report, format, read, most }: Wanted & { format: keyof typeof lineFormats }) => {
  const columns = namedColumnsOf(questionOf(report));
  const { head, part: written, tail } = lineFormats[format];
  const parts = [Buffer.from(head(columns))];
  let bytes = 0;
  for (let part = 0, rows = 0; part === 0 || rows < (report.rowsFound ?? 0); part++) {
    const found = await read(part);
    if (!found) return 'gone';
    const piece = Buffer.from(written(columns, found, rows === 0));
    rows += found.length;
    bytes += piece.length;
    if (most !== undefined && bytes > most) return 'too large';
    parts.push(piece);
  }
  return within(Buffer.concat([...parts, Buffer.from(tail)]), most);
};

const within = (file: Uint8Array, most = Number.POSITIVE_INFINITY): WholeFile =>
  file.length > most ? 'too large' : file;
