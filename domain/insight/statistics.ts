/** The mean; null of an empty list. */
export const mean = (values: readonly number[]): number | null =>
  values.length ? values.reduce((sum, one) => sum + one, 0) / values.length : null;

/** The median; null of an empty list. */
export const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const ordered = [...values].sort((a, b) => a - b);
  const half = Math.floor(ordered.length / 2);
  const [low, high] = [ordered[half - 1] as number, ordered[half] as number];
  return ordered.length % 2 ? high : (low + high) / 2;
};

/**
 * Shares are 0 to 1, hours and days are means or medians, amounts are in minor units of the report's
 * currency.
 */
export type Unit = 'count' | 'share' | 'hours' | 'days' | 'money' | 'ms';

/** Relative growth: 0.5 is an increase by half. Null if the previous value was zero. */
export const relativeChange = (now: number | null, before: number | null): number | null =>
  now === null || !before ? null : (now - before) / before;

/**
 * The change between two periods: a difference for shares, relative growth for others. Nothing rises from zero or from
 * a period without data.
 */
export const changeOf = (unit: Unit, value: number | null, before: number | null): number | null =>
  unit !== 'share' ? relativeChange(value, before) : value === null || !before ? null : value - before;

/** The most common value; of several, the first in alphabetical order. Null of an empty list. */
export const mostCommon = (words: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first?.[0] ?? null;
};
