import { seeded } from '../fixtures/random.ts';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The range that holds the mean in 95 % of samples drawn from these values: a bootstrap, the same in every run. */
export const meanRange = (values: readonly number[], draws = 2000): [number, number] => {
  const random = seeded('a bootstrap');
  const means = Array.from({ length: draws }, () => mean(values.map(() => random.pick(values))));
  return [quantile(means, 0.025), quantile(means, 0.975)];
};

/** The smallest value that is not exceeded by this share of the values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/** The median of each figure over several runs. */
export const medians = <K extends string>(runs: readonly Record<K, number>[]): Record<K, number> => {
  const keys = Object.keys(runs[0] ?? {}) as K[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<
    K,
    number
  >;
};

/** Runs something several times, one after the other. */
export const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  while (results.length < count) results.push(await act());
  return results;
};

export const fixed = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const ratio = (value: number, to: number): string => `${fixed(value / to, 2)}×`;

export const kilobytes = (bytes: number): string => `${fixed(bytes / 1000, 1)} KB`;

export const seconds = (milliseconds: number): string => `${fixed(milliseconds / 1000, 2)} s`;

/** Whether a figure meets its target. A missed target is reported but fails nothing. */
export const within = (value: number, target: number): string => (value <= target ? 'met' : 'missed');
