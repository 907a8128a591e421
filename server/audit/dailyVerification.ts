import { utcDay } from '../../domain/time/days.ts';
import type { Database } from '../database/connect.ts';
import { addRow } from '../store/change.ts';
import { markTold } from '../store/markTold.ts';
import { inTransactionAs } from '../store/transaction.ts';

/**
 * Queues today's verification, so that the head of the log is recorded every day. Returns false if today's
 * verification already exists, possibly queued by another process.
 */
export const queueVerification = (database: Database, now: Date): Promise<boolean> =>
  inTransactionAs(database, 'system', async (transaction) => {
    if (!(await markTold(transaction, 'auditVerification', utcDay(now)))) return false;
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
