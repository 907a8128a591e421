import type { Calibration } from './calibration.ts';

/** How a chance compares with the market's average over the same days. */
export const chanceBands = ['below', 'average', 'above'] as const;
export type ChanceBand = (typeof chanceBands)[number];

/** From how many times the average on a chance is above it, and below one by it below. */
const apart = 1.5;

export const bandOf = (chance: number, average: number): ChanceBand => {
  if (chance >= average * apart) return 'above';
  return chance <= average / apart ? 'below' : 'average';
};

/**
 * Whether past forecasts of this size came true: the share of their group that was placed is compatible with what was
 * forecast for it. A chance outside of all groups was never checked.
 */
export const isProven = (chance: number, calibration: Calibration | null): boolean =>
  calibration?.bins.some(
    ({ from, to, low, predicted, high }) =>
      from <= chance && chance <= to && low <= predicted && predicted <= high,
  ) ?? false;
