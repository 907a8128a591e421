import type { Amount } from './enough.ts';
import {
  askedDays,
  countFeature,
  type FeatureName,
  featureNames,
  lastingFeatures,
  recentCounts,
  recentDays,
  skillBalances,
  weeksFeature,
} from './features.ts';
import { fitLogistic, logistic } from './logistic.ts';
import { type BenchMarket, type BenchStay, benchStays } from './market.ts';

/** The chance of a placement in one week: logistic(intercept + Σ coefficient × (feature − mean) ÷ deviation). */
export type Hazard = {
  intercept: number;
  coefficients: number[];
  means: number[];
  deviations: number[];
};

/** The chance of a placement in the next 30 days, and after them, when what happened lately no longer counts. */
export type Hazards = { recent: Hazard; later: Hazard };

/** What is known about one candidate at one time. */
export type Known = {
  /** Days on the bench so far. */
  days: number;
  /** Null if none of the skills is known to the market. */
  demand: number | null;
  views: number;
  talks: number;
};

/** How far back a fit looks, in days. Older weeks say little about today's market. */
const fitDays = 364;
/** How far back it is checked, in days. */
export const checkedBack = 364;
/** How far back records are needed: 60 more days of demand lead to the first week. */
export const recordedDays = fitDays + checkedBack + askedDays;
const ridge = 1;
/** The part of the year by whose end the records of a feature have to begin. */
const latestStart = 0.25;

/** Weeks on the bench with their features, ordered by the day on which they ended. */
export type Weeks = {
  stays: readonly BenchStay[];
  features: Float64Array;
  events: Uint8Array;
  ends: Int32Array;
  /** The stay of each week. */
  stayOf: Int32Array;
  known: (stay: BenchStay, day: number) => Known;
  balances: () => Record<string, number>;
  /** The day of the first record behind each feature. */
  since: number[];
};

const width = featureNames.length;

/** How many stays are worked on in one step. */
const staysAtOnce = 500;

/** Every complete week on the bench of the last two years, as of the start of a day. In steps, as there are many. */
export function* weeksOnBench(market: BenchMarket, today: number): Generator<void, Weeks> {
  const first = today - fitDays - checkedBack;
  const stays = benchStays(market, today - 1);
  yield;
  const balances = skillBalances(market, stays, first, today);
  const views = recentCounts(market.views);
  const talks = recentCounts(market.talks);
  const historyOf = ({ from, skills, candidateId }: BenchStay) => {
    const [demand, viewed, talked] = [balances.demand(skills), views(candidateId), talks(candidateId)];
    return (day: number): Known => ({
      days: day - from,
      demand: demand(day),
      views: viewed(day),
      talks: talked(day),
    });
  };
  const found: { end: number; stay: number; event: boolean; features: number[] }[] = [];
  for (const [place, stay] of stays.entries()) {
    if (place % staysAtOnce === 0) yield;
    const { from, to, placed } = stay;
    const known = historyOf(stay);
    const skipped = Math.max(0, Math.ceil((first - from) / 7));
    for (let start = from + 7 * skipped; start <= (placed ?? to) && start + 6 < today; start += 7)
      found.push({
        end: start + 6,
        stay: place,
        event: placed !== null && placed <= start + 6,
        features: featuresOf(known(start)),
      });
  }
  yield;
  found.sort((a, b) => a.end - b.end);
  yield;
  const features = new Float64Array(found.length * width);
  for (const [row, one] of found.entries()) features.set(one.features, row * width);
  return {
    stays,
    features,
    events: Uint8Array.from(found, ({ event }) => Number(event)),
    ends: Int32Array.from(found, ({ end }) => end),
    stayOf: Int32Array.from(found, ({ stay }) => stay),
    known: (stay, day) => historyOf(stay)(day),
    balances: balances.latest,
    since: [Number.NEGATIVE_INFINITY, ...[market.asks, market.views, market.talks].map(firstDay)],
  };
}

const firstDay = (records: readonly { day: number }[]): number =>
  records.reduce((first, { day }) => Math.min(first, day), Number.POSITIVE_INFINITY);

/** An unknown demand is not a number until the mean replaces it. */
const featuresOf = ({ days, demand, views, talks }: Known): number[] => [
  weeksFeature(days),
  demand ?? Number.NaN,
  countFeature(views),
  countFeature(talks),
];

/** The weeks that a fit on a day uses: those of the last year that had ended before it. */
const rowsBefore = ({ ends }: Weeks, day: number): [number, number] => [
  firstFrom(ends, day - fitDays),
  firstFrom(ends, day),
];

/** The place of the first end on this day or later. */
const firstFrom = (ends: Int32Array, day: number): number => {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((ends[half] as number) < day) low = half + 1;
    else high = half;
  }
  return low;
};

/** How much history there was before a day. */
export const amountBefore = (weeks: Weeks, day: number): Amount => {
  const [from, until] = rowsBefore(weeks, day);
  const stays = new Set<number>();
  const byFirm = new Map<string, number>();
  let placements = 0;
  for (let row = from; row < until; row++) {
    const stay = weeks.stayOf[row] as number;
    stays.add(stay);
    if (!weeks.events[row]) continue;
    placements++;
    const { companyId } = weeks.stays[stay] as BenchStay;
    byFirm.set(companyId, (byFirm.get(companyId) ?? 0) + 1);
  }
  return {
    stays: stays.size,
    weeks: until - from,
    placements,
    firms: byFirm.size,
    largest: placements ? Math.max(...byFirm.values()) / placements : 0,
  };
};

/**
 * The model of the last year’s weeks, as of the start of a day. A feature whose records begin late in that year is left out,
 * as the weeks before them would count as weeks in which nothing happened.
 */
export const fitBefore = (
  weeks: Weeks,
  day: number,
  names: readonly FeatureName[] = featureNames,
): Hazard => {
  const [from, until] = rowsBefore(weeks, day);
  const rows = until - from;
  const features = weeks.features.slice(from * width, until * width);
  const begin = rows ? Math.max(day - fitDays, (weeks.ends[from] as number) - 6) : day;
  const latest = begin + (day - begin) * latestStart;
  const { means, deviations } = scalesOf(features, rows);
  for (let row = 0; row < rows; row++)
    for (let place = 0; place < width; place++) {
      const at = row * width + place;
      const isUsed =
        names.includes(featureNames[place] as FeatureName) && (weeks.since[place] as number) <= latest;
      features[at] = isUsed
        ? scaled(features[at] as number, means[place] as number, deviations[place] as number)
        : 0;
    }
  const events = weeks.events.subarray(from, until);
  const [intercept, ...coefficients] = fitLogistic({ width, features, events }, ridge);
  return { intercept: intercept as number, coefficients, means, deviations };
};

/**
 * Both models as of the start of a day. That of later weeks is fitted without the features of the last 30 days: with their
 * mean in their place, the chance of a week would be lower than the market's average.
 */
export const fitBoth = (weeks: Weeks, day: number): Hazards => ({
  recent: fitBefore(weeks, day),
  later: fitBefore(weeks, day, lastingFeatures),
});

/** The share of the weeks that the model is fitted on in which somebody was placed. */
export const shareBefore = (weeks: Weeks, day: number): number => {
  const [from, until] = rowsBefore(weeks, day);
  const events = weeks.events.subarray(from, until).reduce((sum, one) => sum + one, 0);
  return until > from ? events / (until - from) : 0;
};

/** The chance within some days, at this chance for each week. */
export const within = (weekly: number, days: number): number => 1 - (1 - weekly) ** (days / 7);

const scalesOf = (features: Float64Array, rows: number) => {
  const means: number[] = [];
  const deviations: number[] = [];
  for (let place = 0; place < width; place++) {
    let [count, sum, squares] = [0, 0, 0];
    for (let row = 0; row < rows; row++) {
      const value = features[row * width + place] as number;
      if (Number.isNaN(value)) continue;
      count++;
      sum += value;
      squares += value * value;
    }
    const mean = count ? sum / count : 0;
    const variance = count ? Math.max(0, squares / count - mean * mean) : 0;
    means.push(mean);
    deviations.push(variance > 1e-9 ? Math.sqrt(variance) : 1);
  }
  return { means, deviations };
};

const scaled = (value: number, mean: number, deviation: number): number =>
  Number.isNaN(value) ? 0 : (value - mean) / deviation;

const hazardOf = ({ intercept, coefficients, means, deviations }: Hazard, known: Known): number => {
  const values = featuresOf(known);
  let sum = intercept;
  for (let place = 0; place < width; place++)
    sum +=
      (coefficients[place] as number) *
      scaled(values[place] as number, means[place] as number, deviations[place] as number);
  return logistic(sum);
};

/**
 * The probability that a candidate is not placed after 0, 1, 2, … days. `known` is as of today; the first of these days
 * is `ahead` days from today, and the candidate has been on the bench for `known.days` then. Demand stays as it is today.
 */
export const notPlacedAfter = (hazards: Hazards, known: Known, days: number, ahead = 0): number[] => {
  const left = [1];
  let kept = 1;
  for (let day = 0; day < days; day++) {
    if (day % 7 === 0) {
      const hazard = ahead + day < recentDays ? hazards.recent : hazards.later;
      kept = (1 - hazardOf(hazard, { ...known, days: known.days + day })) ** (1 / 7);
    }
    left.push((left[day] as number) * kept);
  }
  return left;
};
