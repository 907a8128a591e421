import { WorkFailed } from '../../application/failures.ts';
import { afterRun, type FailedItem, isGivenUp, isSetAside } from '../../domain/health/backgroundJobs.ts';
import type { Database } from '../database/connect.ts';
import { traced } from '../tracing/tracer.ts';
import { defaults, type Job, type JobLog } from './job.ts';
import { openJobRecords, runRequested } from './jobRecords.ts';

type Options = {
  database: Database;
  jobs: readonly Job[];
  log?: JobLog | undefined;
  /** Seconds between two looks at what is due. */
  lookEvery?: number;
  /** Seconds that running jobs get to finish when the server stops. */
  gracePeriod?: number;
};

export type JobRunner = {
  start(): void;
  close(): Promise<void>;
};

/** Starts this process's jobs when they are due, and records for all processes how they ended; see docs/decisions/0087. */
export const openJobRunner = ({
  database,
  jobs,
  log,
  lookEvery = 5,
  gracePeriod = 2,
}: Options): JobRunner => {
  const records = openJobRecords(database);
  const own = jobs.filter(({ concurrency }) => concurrency === 'each');
  const underWay = new Map<string, Promise<void>>();
  const wokenMeanwhile = new Set<string>();
  const failing = new Set<string>();
  const failedItems = new Map<string, readonly FailedItem[]>();
  const closing = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const unsubscribe: (() => void)[] = [];
  /** The jobs that this process has taken and whose runs it has not recorded yet. */
  const held = new Set<string>();
  let isRegistered = false;
  let looking: Promise<void> | undefined;
  let isToLookAgain = false;

  const run = async (job: Job, startedAt: Date, isLeased: boolean) => {
    const before = failedItems.get(job.name) ?? [];
    const { name, concurrency, timeLimit = defaults.timeLimit, lease = defaults.lease } = job;
    const began = performance.now();
    const ending = new AbortController();
    const signal = AbortSignal.any([closing.signal, ending.signal]);
    const renewing =
      isLeased &&
      setInterval(
        () => {
          records.renew(job).then(
            (isHeld) => isHeld || ending.abort(),
            () => {},
          );
        },
        (lease * 1000) / 3,
      ).unref();
    const attributes = { 'talentbench.job': name };
    const isLeftOut = isSetAside(before, startedAt);
    const work =
      concurrency === 'one'
        ? traced(database.tracer, `job ${name}`, { attributes }, () => job.run(signal, isLeftOut))
        : job.run(signal, isLeftOut);
    const outcome = await settled(work, timeLimit, ending);
    if (renewing) clearInterval(renewing);
    const { error } = outcome;
    const isBrokenOff = error !== null && closing.signal.aborted;
    if (error && !isBrokenOff) log?.warn({ job: name, err: error }, 'a background job failed');
    // A queue that had nothing to do is no news.
    const isNews = isLeased || error !== null || outcome.done !== 0 || failing.has(name);
    const after = afterItems(before, error, startedAt);
    if (!isBrokenOff) failedItems.set(name, after);
    for (const { item, tries } of after.filter((one) => isGivenUp(one) && !before.includes(one)))
      log?.warn({ job: name, item, tries }, 'a piece of background work was set aside');
    if (error) failing.add(name);
    else failing.delete(name);
    if (isNews && !isBrokenOff)
      await records
        .settle(job, { startedAt, ms: performance.now() - began, error, isLeased, failedItems: after })
        .then(() => isLeased && held.delete(name))
        .catch((failure: Error) => log?.warn({ job: name, err: failure }, 'a run could not be recorded'));
    // One that is late goes on; this process does not start it beside itself.
    await work.catch(() => {});
  };

  const begin = (job: Job, startedAt: Date, isLeased: boolean) => {
    const ended = run(job, startedAt, isLeased).finally(() => {
      underWay.delete(job.name);
      if (wokenMeanwhile.delete(job.name)) wake(job);
    });
    underWay.set(job.name, ended);
  };
  const wake = (job: Job) => {
    if (closing.signal.aborted) return;
    if (underWay.has(job.name)) wokenMeanwhile.add(job.name);
    else begin(job, new Date(), false);
  };
  const giveBack = async (names: string[]) => {
    await records.giveBack(names);
    for (const name of names) held.delete(name);
  };
  const takeDue = async () => {
    try {
      if (!isRegistered) await records.register(jobs);
      isRegistered = true;
      const free = jobs.filter(({ name }) => !underWay.has(name));
      for (const { job, startedAt, failedItems: known } of await records.takeDue(free)) {
        held.add(job.name);
        failedItems.set(job.name, known);
        // Committed work may have woken it since the statement was sent.
        if (closing.signal.aborted || underWay.has(job.name)) await giveBack([job.name]);
        else begin(job, startedAt, true);
      }
    } catch (error) {
      if (!closing.signal.aborted) log?.warn({ err: error }, 'background jobs could not be looked for');
    }
  };
  const look = (): Promise<void> => {
    // What became due after the statement was sent is found by the next one.
    isToLookAgain = looking !== undefined;
    looking ??= takeDue().finally(() => {
      looking = undefined;
      if (isToLookAgain && !closing.signal.aborted) void look();
    });
    return looking;
  };

  return {
    start: () => {
      timers.push(setInterval(look, lookEvery * 1000).unref());
      void look().then(() => own.forEach(wake));
      database.committed.on(runRequested, look);
      unsubscribe.push(() => database.committed.off(runRequested, look));
      for (const job of own) {
        const onCommit = () => wake(job);
        if (job.wakesOn) {
          const event = job.wakesOn;
          database.committed.on(event, onCommit);
          unsubscribe.push(() => database.committed.off(event, onCommit));
        }
        if ('every' in job.schedule) timers.push(setInterval(onCommit, job.schedule.every * 1000).unref());
      }
    },
    close: async () => {
      closing.abort();
      for (const timer of timers) clearInterval(timer);
      for (const one of unsubscribe) one();
      const patience = new Promise<void>((resolve) => setTimeout(resolve, gracePeriod * 1000).unref());
      await Promise.race([Promise.all([looking, ...underWay.values()]), patience]);
      if (held.size) await giveBack([...held]);
    },
  };
};

/** The failing work after a run. A run that broke off says nothing new of it. */
const afterItems = (before: readonly FailedItem[], error: Error | null, at: Date): readonly FailedItem[] => {
  if (error && !(error instanceof WorkFailed)) return before;
  return afterRun(before, error ? error.failed : [], at);
};

/** How the work ended, at the latest after so many seconds: then it is told to end and has failed. */
const settled = async (
  work: Promise<unknown>,
  seconds: number,
  ending: AbortController,
): Promise<{ done: unknown; error: Error | null }> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ending.abort();
      reject(new Error(`It took longer than ${seconds} seconds`));
    }, seconds * 1000).unref();
  });
  try {
    return { done: await Promise.race([work, late]), error: null };
  } catch (error) {
    return { done: 0, error: error as Error };
  } finally {
    clearTimeout(timer);
  }
};
