import { changeByItself } from '../../application/changeRow.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { columnsOf, findRowsToChange } from '../store/rows.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { keepPart, type Packed } from './parts.ts';

/** How long a claimed report is hidden from other processes. Saving a part renews the lease. */
const leaseSeconds = 60;
export const mostAttempts = 3;

export type Taken = Report & { takenUntil: string };
const leaseFrom = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000).toISOString();

/**
 * Claims the first report that is queued, whose lease has expired, or that is `Ready` without an answer, as
 * in the sample world. Deletes the parts of an unfinished attempt.
 */
export const takeNext = (database: Database, now: Date): Promise<Taken | undefined> =>
  inTransactionAs(database, 'system', async (transaction) => {
    const [taken] = await transaction.queryAnew<Taken>(
      `update "reports" set "attempts" = "attempts" + 1, "takenUntil" = $2 where "id" = (
         select "id" from "reports" r where ("takenUntil" is null or "takenUntil" <= $1)
           and ("status" = 'Processing' or ("status" = 'Ready' and not exists (select 1 from "reportParts" p where p."reportId" = r."id")))
         order by "seq" limit 1 for update skip locked
       ) returning ${columnsOf('reports')}`,
      [now, leaseFrom(now)],
    );
    if (taken) await forgetParts(transaction, taken.id);
    return taken;
  });

const forgetParts = (transaction: Transaction, id: string) =>
  transaction.query('delete from "reportParts" where "reportId" = $1', [id]);

/**
 * Saves a part and renews the lease. Returns false if another process has claimed the report, or if it was
 * deleted.
 */
export const advance = (
  database: Database,
  taken: Taken,
  { part, packed, progress, now }: { part: number; packed: Packed; progress: number; now: Date },
): Promise<boolean> =>
  inTransactionAs(database, 'system', async (transaction) => {
    const until = leaseFrom(now);
    const held = await transaction.query(
      `update "reports" set "takenUntil" = $3, "progress" = case when "status" = 'Processing' then $4 else "progress" end
       where "id" = $1 and "takenUntil" = $2 returning "id"`,
      [taken.id, taken.takenUntil, until, progress],
    );
    if (held.length === 0) return false;
    await keepPart(transaction, taken.id, part, packed);
    taken.takenUntil = until;
    return true;
  });

/** Returns a claimed report to the queue as it was, without the parts of this attempt. */
export const giveBack = (database: Database, { id, attempts }: Taken): Promise<void> =>
  inTransactionAs(database, 'system', async (transaction) => {
    // Each claim has its own number of attempts; the lease may be renewed by a statement that is under way.
    const released = await transaction.query(
      `update "reports" set "takenUntil" = null, "attempts" = "attempts" - 1
       where "id" = $1 and "attempts" = $2 and "takenUntil" is not null returning "id"`,
      [id, attempts],
    );
    if (released.length > 0) await forgetParts(transaction, id);
  });

/** Saves the outcome with its audit row, if this process still holds the lease; otherwise returns null. */
export const settle = (
  database: Database,
  taken: Taken,
  outcome: Partial<Report>,
  now: Date,
): Promise<Row | null> =>
  inTransactionAs(database, 'system', async (transaction) => {
    const [before] = await findRowsToChange(transaction, 'reports', {
      id: taken.id,
      takenUntil: taken.takenUntil,
    });
    if (!before) return null;
    if (outcome.status === 'Failed') await forgetParts(transaction, taken.id);
    const changes = { ...outcome, takenUntil: null };
    return changeByItself(systemWork(transaction, now), 'reports', before, changes);
  });
