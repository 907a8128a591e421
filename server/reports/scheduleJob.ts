import { runRowJob } from '../../application/jobs/rowJob.ts';
import { scheduleRuns } from '../../application/jobs/schedules.ts';
import type { Database } from '../database/connect.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { transactionsAt } from '../store/change.ts';

type Options = { database: Database; clock: () => Date };

/**
 * Runs due schedules. A run queues a report and sets the schedule's next time in one transaction. Each
 * schedule is handled by one process only.
 */
export const scheduleJob = ({ database, clock }: Options): QueueJob =>
  queueJob(
    database,
    'reportSchedules',
    async (_, isLeftOut) => (await runRowJob(transactionsAt(database, clock()), scheduleRuns, isLeftOut)) > 0,
  );
