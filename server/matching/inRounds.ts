/**
 * One at a time. Who asks while a round is under way shares the one that begins after it, since that one under way may
 * have read already what they want to know.
 */
export const inRounds = (work: () => Promise<void>): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    if (next) return next;
    const round = last.then(() => {
      next = null;
      return work();
    });
    next = round;
    last = round.catch(() => {});
    return round;
  };
};
