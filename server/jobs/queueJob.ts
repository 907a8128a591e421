import type { NounName } from '../../domain/contract/index.ts';
import type { JobName } from '../../domain/health/backgroundJobs.ts';
import type { Database } from '../database/connect.ts';
import { tracedPiece } from '../tracing/tracer.ts';
import type { Job } from './job.ts';

/** Resolves to the number of items processed. */
export type QueueJob = Job<JobName> & { run(signal?: AbortSignal): Promise<number> };

/**
 * Works through a queue in the database, one item at a time in each process: after this process commits a
 * change to the noun, and every 30 seconds for items that other processes left. `doNext` processes the next
 * due item, and answers false if there is none. Its signal is aborted when the process stops.
 */
export const queueJob = (
  database: Database,
  noun: NounName & JobName,
  doNext: (signal: AbortSignal) => Promise<boolean>,
): QueueJob => ({
  name: noun,
  schedule: { every: 30 },
  concurrency: 'each',
  wakesOn: noun,
  // A long queue may take its time: each piece has a limit of its own.
  timeLimit: 24 * 60 * 60,
  run: async (signal = new AbortController().signal) => {
    let count = 0;
    while (!signal.aborted && (await tracedPiece(database.tracer, noun, () => doNext(signal)))) count++;
    return count;
  },
});
