/** Milliseconds between answers that changes are received beside: only to make sure. */
const rarely = 300_000;

/**
 * Milliseconds until a query asks again: `often`, or rarely while a stream tells of changes. A stream tells nothing of an answer
 * that failed, as from a server that was too busy.
 */
export const pollAfter = (stream: string | null, error: Error | null, often: number): number =>
  stream !== null && error === null ? rarely : often;
