import { randomUUID } from 'node:crypto';
import type { FailedItem } from '../../domain/health/backgroundJobs.ts';
import type { Database } from '../database/connect.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { defaults, type Job, nextAfter } from './job.ts';

/** The event of a commit that made a job due. */
export const runRequested = 'backgroundJobs';

/** A run that has ended; `isLeased` if it was taken with `takeDue`. */
type Ended = {
  startedAt: Date;
  ms: number;
  error: Error | null;
  isLeased: boolean;
  failedItems: readonly FailedItem[];
};
/** A job that this process runs now, with the work that failed in the runs before. */
export type Due = { job: Job; startedAt: Date; failedItems: readonly FailedItem[] };

/**
 * The job records that all processes share, as one of them reads and writes them. Uses the database's
 * clock.
 */
export const openJobRecords = (database: Database) => {
  const me = randomUUID();
  const ask = <R>(sql: string, values: unknown[]): Promise<R[]> =>
    inTransactionAs(database, 'system', (transaction) => transaction.query<R>(sql, values));

  return {
    /** Makes the jobs known, and due if a start makes them so. An embedded database has no other process whose lease counts. */
    register: async (jobs: readonly Job[]): Promise<void> => {
      const now = new Date();
      const wait = (job: Job) =>
        job.concurrency === 'each'
          ? null
          : job.atStart === false
            ? (nextAfter(job.schedule, now).getTime() - now.getTime()) / 1000
            : 0;
      await ask(
        `insert into "backgroundJobs" as b ("name", "nextRun")
         select "name", now() + make_interval(secs => "wait") from unnest($1::text[], $2::float[]) as j ("name", "wait") order by "name"
         on conflict ("name") do update set "nextRun" = least(b."nextRun", excluded."nextRun"),
           "leasedUntil" = case when $3 then least(b."leasedUntil", now()) else b."leasedUntil" end`,
        [jobs.map(({ name }) => name), jobs.map(wait), database.kind === 'embedded'],
      );
    },

    /** Takes those of these jobs that are due. A lease that has run out is a run that failed. */
    takeDue: async (jobs: readonly Job[]): Promise<Due[]> => {
      const taken = await ask<{ name: string; startedAt: string; failedItems: FailedItem[] }>(
        `update "backgroundJobs" b set "startedAt" = now(), "leasedBy" = $3, "leasedUntil" = now() + make_interval(secs => j."lease"),
           "failures" = b."failures" + (b."leasedUntil" is not null)::integer,
           "outcome" = case when b."leasedUntil" is null then b."outcome" else 'Failed' end,
           "lastError" = case when b."leasedUntil" is null then b."lastError" else 'The process that ran it stopped' end
         from unnest($1::text[], $2::float[]) as j ("name", "lease")
         where b."name" = j."name" and b."name" in (
           select "name" from "backgroundJobs" where "name" = any($1) and "nextRun" <= now()
             and ("leasedUntil" is null or "leasedUntil" <= now()) for update skip locked)
         returning b."name", b."startedAt", b."failedItems"`,
        [jobs.map(({ name }) => name), jobs.map(({ lease = defaults.lease }) => lease), me],
      );
      const byName = new Map(taken.map((one) => [one.name, one]));
      return jobs.flatMap((job) => {
        const one = byName.get(job.name);
        return one ? [{ job, startedAt: new Date(one.startedAt), failedItems: one.failedItems }] : [];
      });
    },

    /** False where another process has it by now. */
    renew: async ({ name, lease = defaults.lease }: Job): Promise<boolean> => {
      const held = await ask(
        `update "backgroundJobs" set "leasedUntil" = now() + make_interval(secs => $3)
         where "name" = $1 and "leasedBy" = $2 returning "name"`,
        [name, me, lease],
      );
      return held.length > 0;
    },

    /** Gives back jobs that this process has taken. They stay due, so that another process runs them. */
    giveBack: async (names: string[]): Promise<void> => {
      await ask(
        'update "backgroundJobs" set "leasedBy" = null, "leasedUntil" = null where "name" = any($1) and "leasedBy" = $2',
        [names, me],
      );
    },

    /** Notes how a run ended and when the next one is due, unless another process has the job by now. */
    settle: async (
      { name, schedule, concurrency, retryAfter = defaults.retryAfter }: Job,
      { startedAt, ms, error, isLeased, failedItems }: Ended,
    ): Promise<void> => {
      await ask(
        `update "backgroundJobs" set "startedAt" = $3, "durationMs" = $4, "lastError" = $5::text,
           "outcome" = case when $5::text is null then 'Done' else 'Failed' end,
           "failures" = case when $5::text is null then 0 else "failures" + 1 end,
           "nextRun" = case when $2::uuid is null then "nextRun" when $5::text is null or $6::timestamptz is null then $6::timestamptz
             else least($6::timestamptz, now() + make_interval(secs => $7 * power(2, least("failures", 10)))) end,
           "leasedBy" = null, "leasedUntil" = null, "failedItems" = $8
         where "name" = $1 and "leasedBy" is not distinct from $2`,
        [
          name,
          isLeased ? me : null,
          startedAt,
          Math.round(ms),
          error?.message.replace(/\s+/g, ' ').slice(0, 300),
          concurrency === 'one' ? nextAfter(schedule, startedAt) : null,
          retryAfter,
          JSON.stringify(failedItems),
        ],
      );
    },
  };
};
