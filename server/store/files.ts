import type { NounName } from '../../domain/contract/index.ts';
import { fileTable } from '../database/fileTables.ts';
import { quote } from '../database/sql.ts';
import type { Transaction } from './transaction.ts';

/** Stores the bytes of a new row, with its author's permissions. */
export const keepFile = (transaction: Transaction, noun: NounName, id: string, bytes: Uint8Array) =>
  transaction.query(`insert into ${quote(fileTable(noun))} ("documentId", "bytes") values ($1, $2)`, [
    id,
    Buffer.from(bytes.buffer),
  ]);

/** The bytes of a row that the reader may see, or null. */
export const readFile = async (
  transaction: Transaction,
  noun: NounName,
  id: string,
): Promise<Buffer | null> => {
  const [file] = await transaction.query<{ bytes: Buffer }>(
    `select "bytes" from ${quote(fileTable(noun))} where "documentId" = $1`,
    [id],
  );
  return file?.bytes ?? null;
};
