import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import type { Transaction } from '../store/transaction.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * The number of rows that are read, saved and sent at a time, which bounds memory for answers of any length.
 */
export const rowsInPart = 5000;
export type Packed = { rows: number; bytes: Buffer; size: number };

export const packRows = async (rows: readonly (readonly Cell[])[]): Promise<Packed> => {
  const text = Buffer.from(JSON.stringify(rows));
  return { rows: rows.length, bytes: await pack(text, { level: 1 }), size: text.length };
};

export const keepPart = (transaction: Transaction, reportId: string, part: number, { rows, bytes }: Packed) =>
  transaction.query(
    'insert into "reportParts" ("reportId", "part", "rows", "bytes") values ($1, $2, $3, $4)',
    [reportId, part, rows, bytes],
  );

/** The rows of one part of the report's answer, or null if that part does not exist. */
export const readPart = async (
  transaction: Transaction,
  { id, lastGenerated }: Pick<Report, 'id' | 'lastGenerated'>,
  part: number,
): Promise<Cell[][] | null> => {
  const [found] = await transaction.query<{ bytes: Buffer }>(
    `select p."bytes" from "reportParts" p join "reports" r on r."id" = p."reportId"
     where r."id" = $1 and r."status" = 'Ready' and r."lastGenerated" = $2 and r."takenUntil" is null and p."part" = $3`,
    [id, lastGenerated, part],
  );
  return found ? (JSON.parse((await unpack(found.bytes)).toString()) as Cell[][]) : null;
};
