/** How often something took how long: one count for each bound, and one for what took longer than all. */
export type Times = readonly number[];

/** Milliseconds up to which each count reaches. Stored counts lie in this order: bounds are only ever added at the end. */
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

/** The time that this share of them did not exceed, as if each count lay evenly between its bounds; null of nothing. */
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
