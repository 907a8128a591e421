import { runRowJob } from '../../../application/jobs/rowJob.ts';
import { rowJobs } from '../../../application/jobs/rowJobs.ts';
import { scheduleRuns } from '../../../application/jobs/schedules.ts';
import type { InTransaction } from '../../../application/unitOfWork.ts';
import { type JobName, jobNames } from '../../../domain/health/backgroundJobs.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { transactionsAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

type Job = { run(inTransaction: InTransaction): Promise<unknown> };
const jobs: Partial<Record<JobName, Job>> = {
  ...rowJobs,
  reportSchedules: { run: (inTransaction) => runRowJob(inTransaction, scheduleRuns) },
};

/** The server's background jobs on rows, more often than there, as a visit is short. */
export const rowJobsOf = (store: WorldStore, clock: () => Date) =>
  jobNames.flatMap((name) => {
    const job = jobs[name];
    if (!job) return [];
    const act = async (now: Date) => void (await job.run(transactionsAt(store, now)));
    return [fakerestJob({ name, store, clock, every: minute / 2, act })];
  });
