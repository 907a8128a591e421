/** The mean, or null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length ? values.reduce((sum, one) => sum + one, 0) / values.length : null;

/** The middle value, of an even number the mean of the two in the middle; null of nothing. */
export const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const ordered = [...values].sort((a, b) => a - b);
  const half = Math.floor(ordered.length / 2);
  const [low, high] = [ordered[half - 1] as number, ordered[half] as number];
  return ordered.length % 2 ? high : (low + high) / 2;
};

/** How much more than before, as a share of before: 0.5 is half as much again. Null where there was nothing to grow from. */
export const relativeChange = (now: number | null, before: number | null): number | null =>
  now === null || !before ? null : (now - before) / before;

/** The value that occurs most often; of several the first in the alphabet; null of nothing. */
export const mostCommon = (words: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first?.[0] ?? null;
};
