import type { WorldStore } from './worldStore.ts';

type Options = {
  store: WorldStore;
  clock: () => Date;
  /** Milliseconds. */
  every: number;
  act(now: Date): Promise<void> | void;
};

export const minute = 60_000;

/**
 * The server's background jobs, run by the browser on a visit: at most once per interval, and after pending
 * changes.
 */
export const fakerestJob = ({ store, clock, every, act }: Options) => {
  let next = 0;
  return async (): Promise<void> => {
    const now = clock();
    if (now.getTime() < next) return;
    next = now.getTime() + every;
    await store.enqueue(async () => act(now));
  };
};
