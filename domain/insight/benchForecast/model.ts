import { z } from 'zod';
import { median } from '../statistics.ts';
import { type Checked, calibrationOf, checkAt, checkDays } from './calibration.ts';
import { isEnough } from './enough.ts';
import { featureNames } from './features.ts';
import { amountBefore, fitBoth, shareBefore, weeksOnBench } from './hazard.ts';
import type { BenchMarket } from './market.ts';

const numbers = z.array(z.number()).length(featureNames.length);
const share = z.number().min(0).max(1);

const hazardSchema = z.strictObject({
  intercept: z.number(),
  coefficients: numbers,
  means: numbers,
  deviations: numbers,
});

/** What is stored of a fit. */
const benchModelSchema = z.strictObject({
  /** Null while the market has too little history. */
  hazards: z.strictObject({ recent: hazardSchema, later: hazardSchema }).nullable(),
  /** The share of the market's weeks on the bench that end with a placement. */
  weekly: share,
  /** Demand for each skill that enough firms offer. */
  balances: z.record(z.string(), z.number()),
  /** The median of days from the signature to the first day of work. */
  startsAfter: z.number().min(0),
  calibration: z
    .strictObject({
      months: z.number(),
      forecasts: z.number(),
      brier: z.number(),
      baseBrier: z.number(),
      bins: z.array(
        z.strictObject({
          count: z.number(),
          from: share,
          to: share,
          predicted: share,
          placed: share,
          low: share,
          high: share,
        }),
      ),
    })
    .nullable(),
});
export type BenchModel = z.infer<typeof benchModelSchema>;

/** A stored model; null if another version wrote it, until the next run replaces it. */
export const readBenchModel = (stored: string): BenchModel | null =>
  benchModelSchema.safeParse(JSON.parse(stored)).data ?? null;

export type FittedModel = { model: BenchModel; stays: number; placements: number; firms: number };

/** Longer names are not stored, nor more of them. */
const mostSkills = 2000;
const longestSkill = 60;

/**
 * Fits the model on the market’s history up to the day before, and checks it against the past. In steps of a fraction of a
 * second each, as both places where it runs do other work in between.
 */
export function* fitBenchModel(market: BenchMarket, today: number): Generator<void, FittedModel> {
  const weeks = yield* weeksOnBench(market, today);
  const amount = amountBefore(weeks, today);
  yield;
  const { stays, placements, firms } = amount;
  const told = { stays, placements, firms };
  if (!isEnough(amount))
    return { ...told, model: { hazards: null, weekly: 0, balances: {}, startsAfter: 0, calibration: null } };
  const checks: Checked[][] = [];
  for (const day of checkDays(today)) {
    const check = checkAt(weeks, day);
    if (check) checks.push(check);
    yield;
  }
  const waits = weeks.stays.flatMap(({ startsAfter }) => startsAfter ?? []);
  const balances = Object.entries(weeks.balances())
    .filter(([skill]) => skill.length <= longestSkill)
    .slice(0, mostSkills);
  return {
    ...told,
    model: {
      hazards: fitBoth(weeks, today),
      weekly: shareBefore(weeks, today),
      balances: Object.fromEntries(balances),
      startsAfter: Math.max(0, Math.round(median(waits) ?? 0)),
      calibration: calibrationOf(checks),
    },
  };
}

/** The result of steps, all at once. */
export const resultOf = <R>(steps: Generator<void, R>): R => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

export const fittedModel = (market: BenchMarket, today: number): FittedModel =>
  resultOf(fitBenchModel(market, today));
