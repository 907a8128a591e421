import type { FastifyInstance } from 'fastify';
import { type BackgroundJob, jobNames } from '../../../domain/health/backgroundJobs.ts';
import { operations } from '../../../operations/index.ts';
import { runRequested } from '../../jobs/jobRecords.ts';
import type { GuardOptions } from '../../requests/guard.ts';
import { operate } from '../../requests/operate.ts';
import { runJob } from '../../store/change.ts';
import type { Transaction } from '../../store/transaction.ts';

/** What the processes have recorded of the background jobs, and runs that operators ask for. */
export const backgroundJobRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.backgroundJobs, async (work) => {
    const transaction = work.transaction.as('system');
    const jobs = await readJobs(transaction, jobNames);
    const [clock] = await transaction.query<{ at: string }>('select now() as "at"');
    return { at: clock?.at ?? '', place: 'server' as const, jobs };
  });
  operate(app, options, operations.runBackgroundJob, (work, { name }) =>
    runJob(work, (given) => makeDue(work.transaction.as('system'), given), name),
  );
};

/** In the order of the names. Records of jobs that this version does not know are left out. */
const readJobs = (transaction: Transaction, names: readonly string[]): Promise<BackgroundJob[]> => {
  return transaction.query(
    `select "name", "startedAt", "durationMs", "outcome", "lastError", "failures", "nextRun", "failedItems",
       case when "leasedUntil" > now() then 'running' when "nextRun" <= now() then 'due' else 'idle' end as "state"
     from "backgroundJobs" where "name" = any($1) order by array_position($1, "name")`,
    [names],
  );
};

/** What was set aside is tried again. */
const makeDue = async (transaction: Transaction, name: string): Promise<BackgroundJob | null> => {
  if (!jobNames.includes(name)) return null;
  await transaction.query(
    `update "backgroundJobs" set "nextRun" = least("nextRun", now()),
       "failedItems" = (select coalesce(jsonb_agg(one || '{"tries": 0}'), '[]') from jsonb_array_elements("failedItems") one)
     where "name" = $1 and ("leasedUntil" is null or "leasedUntil" <= now())`,
    [name],
  );
  transaction.announce(runRequested);
  const [job] = await readJobs(transaction, [name]);
  return job ?? null;
};
