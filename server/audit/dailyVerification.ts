import { utcDay } from '../../domain/time/days.ts';
import type { Database } from '../database/connect.ts';
import { addRow } from '../store/change.ts';
import { inTransactionAs } from '../store/transaction.ts';

/**
 * Queues today's verification, so that the head of the log is recorded every day. Returns false if today's
 * verification already exists, possibly queued by another process.
 */
export const queueVerification = (database: Database, now: Date): Promise<boolean> =>
  inTransactionAs(database, 'system', async (transaction) => {
    const marked = await transaction.query(
      `insert into "toldOperators" ("what", "on") values ('auditVerification', $1)
       on conflict ("what") do update set "on" = excluded."on" where "toldOperators"."on" < excluded."on" returning 1 as marked`,
      [utcDay(now)],
    );
    if (marked.length === 0) return false;
    await addRow({ transaction, now }, 'auditVerifications', {
      authorId: null,
      author: 'TalentBench',
      status: 'Running',
      total: 0,
      checked: 0,
      waiting: 0,
      head: null,
      firstAltered: null,
      fault: null,
      contradicts: null,
      finishedAt: null,
    });
    return true;
  });
