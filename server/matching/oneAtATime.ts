/**
 * One at a time. A call while a run is under way shares the run that begins after it, since the current one may
 * have read already what they want to know.
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
