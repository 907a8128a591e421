import type { Database } from '../database/connect.ts';
import { locks } from '../database/locks.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { beginning, type Seal, type Sealed, sealOf } from './chain.ts';

const atOnce = 500;

export const sealedColumns =
  'a."id", a."companyId", a."userId", a."user", a."action", a."noun", a."target", a."before", a."after", a."ip", a."status", a."at"';

/** Seals new rows of the audit log every 30 seconds. */
export const sealingJob = (database: Database): QueueJob =>
  queueJob(database, 'auditLogs', () => inTransactionAs(database, 'system', sealSome));

/** Seals the oldest unsealed rows. Returns false if there are none or another process is sealing. */
const sealSome = async (transaction: Transaction): Promise<boolean> => {
  const [mine] = await transaction.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "locked"',
    [locks.seal],
  );
  if (!mine?.locked) return false;
  const rows = await transaction.query<Sealed>(
    `with taken as (
       delete from "auditUnsealed" where "seq" in (select "seq" from "auditUnsealed" order by "seq" limit ${atOnce}) returning "seq", "auditId"
     )
     select ${sealedColumns} from taken join "auditLogs" a on a."id" = taken."auditId" order by taken."seq"`,
  );
  if (rows.length === 0) return false;
  await keep(transaction, rows, await lastSeal(transaction));
  return true;
};

const lastSeal = async (transaction: Transaction): Promise<Pick<Seal, 'position' | 'hash'>> => {
  const [last] = await transaction.query<Pick<Seal, 'position' | 'hash'>>(
    'select "position", "hash" from "auditSeals" order by "position" desc limit 1',
  );
  return last ?? { position: 0, hash: beginning };
};

const keep = async (
  transaction: Transaction,
  rows: readonly Sealed[],
  last: Pick<Seal, 'position' | 'hash'>,
) => {
  const seals: Seal[] = [];
  for (const row of rows) seals.push(sealOf(row, seals.at(-1) ?? last));
  await transaction.query(
    `insert into "auditSeals" ("position", "auditId", "salt", "personal", "hash")
     select * from unnest($1::bigint[], $2::text[], $3::bytea[], $4::bytea[], $5::bytea[])`,
    [
      seals.map(({ position }) => position),
      rows.map(({ id }) => id),
      seals.map(({ salt }) => salt),
      seals.map(({ personal }) => personal),
      seals.map(({ hash }) => hash),
    ],
  );
};
