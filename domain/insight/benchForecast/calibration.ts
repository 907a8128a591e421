import { dateOf } from '../daySpans.ts';
import { wilson } from '../wilson.ts';
import { isEnough } from './enough.ts';
import {
  amountBefore,
  checkedBack,
  fitBefore,
  notPlacedAfter,
  shareBefore,
  type Weeks,
  within,
} from './hazard.ts';

/** The forecast that is checked: placed within this many days. */
export const checkedDays = 30;
const mostBins = 5;
/** A bin with fewer forecasts says little. */
const fewestInBin = 20;

/** What was forecast at the start of a month, and what happened. */
export type Checked = { predicted: number; base: number; placed: boolean };

export type CalibrationBin = {
  count: number;
  /** The lowest and the highest of the forecasts. */
  from: number;
  to: number;
  /** The mean of the forecasts. */
  predicted: number;
  /** The share of these candidates who were placed, with its 95 % interval (Wilson). */
  placed: number;
  low: number;
  high: number;
};
export type Calibration = {
  /** How many month starts were checked, and how many forecasts. */
  months: number;
  forecasts: number;
  /** Mean squared error of the forecasts, and of the market's share of placements known at the time. Lower is better. */
  brier: number;
  baseBrier: number;
  bins: CalibrationBin[];
};

/** The month starts of the last year whose 30 days are over, the earliest first. */
export const checkDays = (today: number): number[] => {
  const [year, month] = dateOf(today).split('-').map(Number) as [number, number];
  const starts: number[] = [];
  for (let back = 12; back >= 0; back--) {
    const day = Date.UTC(year, month - 1 - back, 1) / 86_400_000;
    if (day > today - checkedBack && day + checkedDays <= today) starts.push(day);
  }
  return starts;
};

/** The forecasts for everyone on the bench on a day, from what was known then; null if that was too little. */
export const checkAt = (weeks: Weeks, day: number): Checked[] | null => {
  if (!isEnough(amountBefore(weeks, day))) return null;
  const hazard = fitBefore(weeks, day);
  // A forecast of 30 days does not reach the later weeks.
  const hazards = { recent: hazard, later: hazard };
  const base = within(shareBefore(weeks, day), checkedDays);
  return weeks.stays.flatMap((stay): Checked[] => {
    if (stay.from >= day || (stay.placed ?? stay.to + 1) < day) return [];
    const left = notPlacedAfter(hazards, weeks.known(stay, day), checkedDays);
    const placed = stay.placed !== null && stay.placed < day + checkedDays;
    return [{ predicted: 1 - (left[checkedDays] as number), base, placed }];
  });
};

/** Forecasts in up to five groups of the same size, from the lowest to the highest. */
export const calibrationOf = (checks: readonly (readonly Checked[])[]): Calibration | null => {
  const all = checks.flat().sort((a, b) => a.predicted - b.predicted);
  if (all.length < fewestInBin) return null;
  const count = Math.min(mostBins, Math.floor(all.length / fewestInBin));
  const bins = Array.from({ length: count }, (_, place) =>
    binOf(
      all.slice(Math.floor((place * all.length) / count), Math.floor(((place + 1) * all.length) / count)),
    ),
  );
  const error = (key: 'predicted' | 'base') =>
    all.reduce((sum, one) => sum + (one[key] - Number(one.placed)) ** 2, 0) / all.length;
  return {
    months: checks.length,
    forecasts: all.length,
    brier: error('predicted'),
    baseBrier: error('base'),
    bins,
  };
};

const binOf = (checks: readonly Checked[]): CalibrationBin => {
  const count = checks.length;
  const placed = checks.filter((one) => one.placed).length;
  return {
    count,
    from: checks[0]?.predicted ?? 0,
    to: checks.at(-1)?.predicted ?? 0,
    predicted: checks.reduce((sum, { predicted }) => sum + predicted, 0) / count,
    placed: placed / count,
    ...wilson(placed, count),
  };
};
