import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import {
  decryptedWith,
  encryptedWith,
  isEncrypted,
  PassphraseNeeded,
  WrongPassphrase,
} from './passphrase.ts';

/**
 * A backup is a gzip file of lines, encrypted with a passphrase or not. The first is the header in JSON. Each table has a JSON line with its name
 * and columns, its rows in PostgreSQL's COPY format, and a line `\.`. Each file has a JSON line. The last
 * line has the number of rows and the SHA-256 of all lines before it.
 */
const header = z.object({
  talentbench: z.literal('backup'),
  format: z.literal(1),
  version: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  sequences: z.record(z.string(), z.object({ last: z.string(), called: z.boolean() })),
});
const table = z.object({ table: z.string(), columns: z.array(z.string()) });
const file = z.object({ file: z.string(), content: z.base64() });
const end = z.object({ rows: z.record(z.string(), z.int()), sha256: z.hex() });

export type Header = z.infer<typeof header>;
export type Table = z.infer<typeof table>;
export type KeptFile = { name: string; content: Buffer };
export type End = z.infer<typeof end>;

const endOfRows = Buffer.from('\\.\n');
const newline = 0x0a;

const jsonLine = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

/** Content of a backup. Table rows are the output of COPY. */
type Contents = {
  header: Omit<Header, 'talentbench' | 'format'>;
  tables: readonly Table[];
  rowsOf(table: Table): Readable;
  files: readonly KeptFile[];
};

/**
 * Writes a backup to a temporary name first, so that a file with the final name is complete. Returns the
 * number of rows.
 */
export const writeArchive = async (path: string, contents: Contents, passphrase?: string): Promise<End> => {
  const partial = `${path}.partial`;
  const hash = createHash('sha256');
  let written: End | undefined;
  const lines = async function* () {
    for await (const chunk of body(contents, (rows) => {
      written = { rows, sha256: '' };
    })) {
      hash.update(chunk);
      yield chunk;
    }
    written = { rows: written?.rows ?? {}, sha256: hash.digest('hex') };
    yield jsonLine(written);
  };
  try {
    const file = createWriteStream(partial, { mode: 0o600, flush: true });
    const zip = createGzip({ level: 6 });
    if (passphrase === undefined) await pipeline(lines, zip, file);
    else await pipeline(lines, zip, encryptedWith(passphrase), file);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return written ?? { rows: {}, sha256: '' };
};

async function* body(
  { header, tables, rowsOf, files }: Contents,
  counted: (rows: Record<string, number>) => void,
): AsyncGenerator<Buffer> {
  yield jsonLine({ talentbench: 'backup', format: 1, ...header });
  const rows: Record<string, number> = {};
  for (const one of tables) {
    let count = 0;
    yield jsonLine(one);
    for await (const chunk of rowsOf(one) as AsyncIterable<Buffer>) {
      for (const byte of chunk) if (byte === newline) count++;
      yield chunk;
    }
    yield endOfRows;
    rows[one.table] = count;
  }
  for (const { name, content } of files) yield jsonLine({ file: name, content: content.toString('base64') });
  counted(rows);
}

/** A backup on disk, and the passphrase that it is encrypted with, if it is. */
export type Archive = { path: string; passphrase?: string | undefined };

/** Lines of a backup, including newlines. */
async function* linesOf({ path, passphrase }: Archive): AsyncGenerator<Buffer> {
  const isLocked = await isEncrypted(path);
  if (isLocked && passphrase === undefined) throw new PassphraseNeeded(path);
  const source = createReadStream(path);
  const zipped = isLocked ? Readable.from(decryptedWith(passphrase ?? '', source, path)) : source;
  const unzipped = zipped.pipe(createGunzip());
  zipped.on('error', (error: Error) => unzipped.destroy(error));
  source.on('error', (error) => unzipped.destroy(error));
  let rest: Buffer[] = [];
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      const line = chunk.subarray(from, at + 1);
      yield rest.length > 0 ? Buffer.concat([...rest, line]) : line;
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

const parse = (line: Buffer): unknown => JSON.parse(line.toString('utf8'));

class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

type Checked = { header: Header; end: End; files: KeptFile[] };

/** Verifies a whole backup: each of its parts, their numbers and the checksum. */
export const checkArchive = async (archive: Archive): Promise<Checked> => {
  try {
    return await check(archive);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof PassphraseNeeded || error instanceof WrongPassphrase || code === 'ENOENT')
      throw error;
    const why =
      error instanceof DamagedBackup ? error.message : 'it is incomplete or not a TalentBench backup';
    throw new DamagedBackup(`The backup ${archive.path} cannot be used: ${why}.`);
  }
};

const check = async (archive: Archive): Promise<Checked> => {
  const hash = createHash('sha256');
  const files: KeptFile[] = [];
  const rows: Record<string, number> = {};
  let head: Header | undefined;
  let last: End | undefined;
  let inside: string | undefined;
  for await (const line of linesOf(archive)) {
    if (last) throw new DamagedBackup('something follows its end');
    if (!head) head = header.parse(parse(line));
    else if (inside !== undefined) {
      if (line.equals(endOfRows)) inside = undefined;
      else rows[inside] = (rows[inside] ?? 0) + 1;
    } else {
      const part = z.union([table, file, end]).parse(parse(line));
      if ('table' in part) {
        inside = part.table;
        rows[inside] = 0;
      } else if ('file' in part)
        files.push({ name: part.file, content: Buffer.from(part.content, 'base64') });
      else last = part;
    }
    if (!last) hash.update(line);
  }
  if (!head) throw new DamagedBackup('it is empty');
  if (!last) throw new DamagedBackup('its end is missing');
  if (hash.digest('hex') !== last.sha256) throw new DamagedBackup('its checksum differs');
  if (!isDeepStrictEqual(rows, last.rows)) throw new DamagedBackup('rows are missing');
  return { header: head, end: last, files };
};

/** Passes on each table of a verified backup, with its rows, which must be read to their end. */
export const readTables = async (
  archive: Archive,
  take: (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> => {
  const lines = linesOf(archive);
  const rows = async function* () {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      if (next.value.equals(endOfRows)) return;
      yield next.value;
    }
  };
  await lines.next();
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const part = z.union([table, file, end]).parse(parse(next.value));
    if ('table' in part) await take(part, rows());
  }
};

/** Joins lines into larger chunks, as each chunk is one message on the connection. */
export const inPieces = (size = 64 * 1024): Transform => {
  let held: Buffer[] = [];
  let length = 0;
  const flush = (transform: Transform) => {
    if (length > 0) transform.push(Buffer.concat(held));
    held = [];
    length = 0;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      length += chunk.length;
      if (length >= size) flush(this);
      done();
    },
    flush(done) {
      flush(this);
      done();
    },
  });
};
