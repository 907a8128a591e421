import type { Metric } from '../../../domain/insight/metrics.ts';

export type Compared = Pick<Metric, 'unit' | 'value' | 'before' | 'change'>;
type Direction = 'up' | 'down' | 'same' | 'fresh';
type Change = {
  /** Null if one value is unknown. */
  direction: Direction | null;
  /** Relative change; null if the two figures say it better. */
  by: number | null;
};

/** What has more than tripled is not shown in percent. */
export const mostGrowth = 2;

/** A percentage of a small count misleads: from 2 to 27 is not “up 1,250%”. */
export const isSmallCount = (unit: Metric['unit'], before: number): boolean =>
  unit === 'count' && Math.abs(before) < 10;

/** Direction of a change. Values that are displayed alike have not changed. */
export const changeOf = (
  { unit, value, before, change }: Compared,
  shown: (value: number | null) => string,
): Change => {
  if (value === null || before === null) return { direction: null, by: null };
  if (shown(value) === shown(before)) return { direction: 'same', by: null };
  // Nothing rises from nothing: neither a count nor a share of what was hardly decided.
  if (before === 0) return { direction: 'fresh', by: null };
  const size = Math.abs(change ?? value - before);
  const isTold = !isSmallCount(unit, before) && Math.round(size * 100) > 0 && size <= mostGrowth;
  return { direction: value > before ? 'up' : 'down', by: isTold ? size : null };
};
