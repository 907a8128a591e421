import { WorkFailed } from '../../../application/failures.ts';
import { afterRun, type BackgroundJob } from '../../../domain/health/backgroundJobs.ts';
import type { WorldStore } from './worldStore.ts';

type Options = {
  name: string;
  store: WorldStore;
  clock: () => Date;
  /** Milliseconds; 0 for a job that works through a queue on every visit. */
  every: number;
  act(now: Date): Promise<void> | void;
};

type FakerestJob = {
  name: string;
  /** Runs it if it is due, after pending changes. A failure is noted in its record, as on the server. */
  runWhenDue(): Promise<void>;
  makeDue(): void;
  /** Its runs since the page was opened. */
  record(): BackgroundJob;
};

export const minute = 60_000;

/**
 * A background job of the server, run by the browser on a visit: at most once per interval, and after pending
 * changes.
 */
export const fakerestJob = ({ name, store, clock, every, act }: Options): FakerestJob => {
  let next = 0;
  let isRequested = false;
  let underWay = 0;
  let last: Omit<BackgroundJob, 'name' | 'state' | 'nextRun'> = {
    startedAt: null,
    durationMs: null,
    outcome: null,
    lastError: null,
    failures: 0,
    failedItems: [],
  };
  const run = async (now: Date) => {
    const began = performance.now();
    const ended = () => ({
      startedAt: now.toISOString(),
      durationMs: Math.round(performance.now() - began),
    });
    try {
      await act(now);
      last = { ...ended(), outcome: 'Done', lastError: null, failures: 0, failedItems: [] };
    } catch (error) {
      const { message } = error as Error;
      const failed = error instanceof WorkFailed ? error.failed : [];
      last = {
        ...ended(),
        outcome: 'Failed',
        lastError: message,
        failures: last.failures + 1,
        failedItems: afterRun(last.failedItems, failed, now),
      };
    }
  };
  return {
    name,
    runWhenDue: async () => {
      const now = clock();
      if (now.getTime() < next && !isRequested) return;
      next = now.getTime() + every;
      isRequested = false;
      underWay++;
      await store.enqueue(() => store.inBulk(() => run(now))).finally(() => underWay--);
    },
    makeDue: () => {
      isRequested = true;
    },
    record: () => ({
      name,
      state: underWay ? 'running' : isRequested ? 'due' : 'idle',
      ...last,
      nextRun: every ? new Date(isRequested ? clock() : next).toISOString() : null,
    }),
  };
};
