/**
 * Runs one at a time. A call during a run shares the next run, since the current one may already have read
 * the data that the caller needs.
 */
export const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    if (next) return next;
    const run = last.then(() => {
      next = null;
      return work();
    });
    next = run;
    last = run.catch(() => {});
    return run;
  };
};
