import { type RowJob, runRowJob } from '../../application/jobs/rowJob.ts';
import type { NounName } from '../../domain/contract/index.ts';
import { transactionsAt } from '../store/change.ts';
import type { TestServer } from './openTestServer.ts';

/** Runs a background job at this time; returns the number of rows that it worked on. */
export const runJob = <N extends NounName>(
  { database }: TestServer,
  job: RowJob<N>,
  now: Date,
): Promise<number> => runRowJob(transactionsAt(database, now), job);
