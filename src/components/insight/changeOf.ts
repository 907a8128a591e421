import type { Metric } from '../../../domain/insight/metrics.ts';

export type Compared = Pick<Metric, 'unit' | 'value' | 'before' | 'change'>;
export type Direction = 'up' | 'down' | 'same' | 'fresh';
type Change = {
  /** Null where nothing is known of one side. */
  direction: Direction | null;
  /** How much, as a share of 1; null where the two figures say it better. */
  by: number | null;
};

/** More than ten times as much is not told in percent. */
const most = 9.99;

/** Which way a figure went. What reads the same, as it is shown, has not changed. */
export const changeOf = (
  { unit, value, before, change }: Compared,
  shown: (value: number | null) => string,
): Change => {
  if (value === null || before === null) return { direction: null, by: null };
  if (shown(value) === shown(before)) return { direction: 'same', by: null };
  if (before === 0 && unit !== 'share') return { direction: 'fresh', by: null };
  const size = Math.abs(change ?? value - before);
  const isTold = before !== 0 && Math.round(size * 100) > 0 && size <= most;
  return { direction: value > before ? 'up' : 'down', by: isTold ? size : null };
};
