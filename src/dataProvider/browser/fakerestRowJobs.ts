import { runRowJob } from '../../../application/jobs/rowJob.ts';
import { rowJobs } from '../../../application/jobs/rowJobs.ts';
import { scheduleRuns } from '../../../application/jobs/schedules.ts';
import type { InTransaction } from '../../../application/unitOfWork.ts';
import { type JobName, jobNames } from '../../../domain/health/backgroundJobs.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { transactionsAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

type Run = (inTransaction: InTransaction) => Promise<unknown>;
const runOf = (name: string): Run | undefined =>
  name === 'reportSchedules'
    ? (inTransaction) => runRowJob(inTransaction, scheduleRuns)
    : rowJobs.get(name)?.run;

/** Takes longer than a visitor waits for a page: it runs when the forecast is opened. */
const onRequest = 'benchForecast' satisfies JobName;

export const benchForecastJob = (store: WorldStore, clock: () => Date) =>
  fakerestJob({
    name: onRequest,
    store,
    clock,
    every: minute / 2,
    act: async (now) => void (await runOf(onRequest)?.(transactionsAt(store, now))),
  });

/** The server's background jobs on rows, more often than there, as a visit is short. */
export const rowJobsOf = (store: WorldStore, clock: () => Date) =>
  jobNames.flatMap((name) => {
    const run = runOf(name);
    if (!run || name === onRequest) return [];
    const act = async (now: Date) => void (await run(transactionsAt(store, now)));
    return [fakerestJob({ name, store, clock, every: minute / 2, act })];
  });
