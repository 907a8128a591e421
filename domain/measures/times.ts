/** A histogram of durations: one count for each bound, and one for longer times. */
type Times = readonly number[];

/**
 * Upper bound of each bucket in milliseconds. Stored counts are in this order, so bounds may only be added at
 * the end.
 */
export const bounds = [
  1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000, 10_000,
] as const;

export const noTimes = (): number[] => new Array(bounds.length + 1).fill(0);

export const placeOf = (ms: number): number => {
  const place = bounds.findIndex((bound) => ms <= bound);
  return place === -1 ? bounds.length : place;
};

export const addTimes = (all: readonly Times[]): number[] =>
  all.reduce<number[]>((sum, one) => sum.map((count, place) => count + (one[place] ?? 0)), noTimes());

/** The quantile of a share, interpolated linearly within its bucket; null if empty. */
export const quantile = (times: Times, share: number): number | null => {
  const count = times.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  let left = share * count;
  for (const [place, here] of times.entries()) {
    const [from, to] = [bounds[place - 1] ?? 0, bounds[place] ?? (bounds.at(-1) as number)];
    if (here > 0 && left <= here) return from + (to - from) * (left / here);
    left -= here;
  }
  return bounds.at(-1) as number;
};
