import type { Database } from './database/connect.ts';
import { traced } from './tracing/tracer.ts';

type Log = { warn(o: object, m: string): void };

type Job = (database: Database, now: Date) => Promise<unknown>;

/**
 * Runs the job at once and then at a fixed interval in minutes. Failures are logged, and the job runs again.
 */
export const startJob = (database: Database, everyMinutes: number, job: Job, log: Log, failed: string) => {
  const attributes = { 'talentbench.job': job.name };
  const run = () => {
    traced(database.tracer, `job ${job.name}`, { attributes }, () => job(database, new Date())).catch(
      (error: Error) => log.warn({ err: error }, failed),
    );
  };
  run();
  const timer = setInterval(run, everyMinutes * 60_000);
  timer.unref();
  return { close: async () => clearInterval(timer) };
};
