import { runSchedule } from '../../application/jobs/schedules.ts';
import type { ReportSchedule } from '../../domain/contract/reportSchedules.ts';
import type { Database } from '../database/connect.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { systemWork } from '../store/change.ts';
import { findRow } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

type Options = { database: Database; clock: () => Date };

/**
 * Runs due schedules. A run queues a report and sets the schedule's next time in one transaction. Each
 * schedule is handled by one process only.
 */
export const scheduleJob = ({ database, clock }: Options): QueueJob =>
  queueJob(database, 'reportSchedules', () =>
    inTransaction(database, (transaction) => runNext(transaction, clock())),
  );

const runNext = async (transaction: Transaction, now: Date): Promise<boolean> => {
  transaction.as('system');
  const [due] = await transaction.query<{ id: string }>(
    `select "id" from "reportSchedules" where "status" = 'Active' and "nextRun" <= $1
     order by "nextRun", "seq" limit 1 for update skip locked`,
    [now],
  );
  const schedule = due && ((await findRow(transaction, 'reportSchedules', due.id)) as ReportSchedule | null);
  if (!schedule) return false;
  await runSchedule(systemWork(transaction, now), schedule);
  return true;
};
