import { type LeftOut, nothingLeftOut, openFailures } from '../../application/failures.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { JobName } from '../../domain/health/backgroundJobs.ts';
import type { Database } from '../database/connect.ts';
import { tracedPiece } from '../tracing/tracer.ts';
import type { Job } from './job.ts';

/** Resolves to the number of items processed. */
export type QueueJob = Job<JobName> & { run(signal?: AbortSignal, isLeftOut?: LeftOut): Promise<number> };

/**
 * Works through a queue in the database, one item at a time in each process: after this process commits a
 * change to the noun, and every 30 seconds for items that other processes left. `doNext` processes the next
 * due item, and answers false if there is none. If an item fails, it throws `WorkFailed`, and the others are done:
 * it must leave out what has failed. Its signal is aborted when the process stops.
 */
export const queueJob = (
  database: Database,
  noun: NounName & JobName,
  doNext: (signal: AbortSignal, isLeftOut: LeftOut) => Promise<boolean>,
): QueueJob => ({
  name: noun,
  schedule: { every: 30 },
  concurrency: 'each',
  wakesOn: noun,
  // A long queue may take its time: each piece has a limit of its own.
  timeLimit: 24 * 60 * 60,
  run: async (signal = new AbortController().signal, isLeftOut = nothingLeftOut) => {
    const failures = openFailures();
    const isPast: LeftOut = (item) => failures.has(item) || isLeftOut(item);
    let count = 0;
    for (let isMore = true; isMore && !signal.aborted; )
      try {
        isMore = await tracedPiece(database.tracer, noun, () => doNext(signal, isPast));
        if (isMore) count++;
      } catch (error) {
        failures.take(error);
      }
    failures.tell();
    return count;
  },
});
