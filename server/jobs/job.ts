import type { LeftOut } from '../../application/failures.ts';
import { utcDay } from '../../domain/time/days.ts';
/** Background work, declared in `allJobs` and run by `openJobRunner`. */
export type Job<N extends string = string> = {
  /** The same in every version: its record in the database, its traces and its log go by it. */
  name: N;
  /** Seconds between two starts, or a time of day in UTC such as "00:10". */
  schedule: { every: number } | { dailyAt: string };
  /**
   * `one`: one process at a time, and only when a run is due. `each`: every process, which share the work row
   * by row; a run that an operator asks for is taken by one of them.
   */
  concurrency: 'one' | 'each';
  /** A process that starts does not make it due. */
  atStart?: false;
  /** The event of a commit (see `Database.committed`) that may have left work. */
  wakesOn?: string;
  /** Seconds after which a run has failed; 30 minutes if it does not say. */
  timeLimit?: number;
  /** Seconds for which a process that has died keeps others from it; a run that goes on renews them. */
  lease?: number;
  /** Seconds from a failure to the next try, doubled by each failure in a row; never later than its schedule. */
  retryAfter?: number;
  /**
   * The signal ends a run between two pieces of work. A job of each process returns how many pieces it did. A piece
   * that fails does not stop the others: a run throws `WorkFailed` at its end, and goes past those that are left out.
   */
  run(signal: AbortSignal, isLeftOut?: LeftOut): Promise<unknown>;
};

export type JobLog = { warn(about: object, message: string): void };

export const defaults = { timeLimit: 30 * 60, lease: 30, retryAfter: 60 };

/** The next start of a job that started at this time. */
export const nextAfter = (schedule: Job['schedule'], started: Date): Date => {
  if ('every' in schedule) return new Date(started.getTime() + schedule.every * 1000);
  const today = new Date(`${utcDay(started)}T${schedule.dailyAt}:00.000Z`);
  return today > started ? today : new Date(today.getTime() + 86_400_000);
};
