import { z } from 'zod';
import { mostAddedPoints } from './addedCriteria.ts';
import { largestRemainder } from './largestRemainder.ts';

/** Changes whenever the same criteria and candidates could score differently; stored with each result. */
export const engineVersion = '8';

export const fitParts = ['skills', 'experience', 'title'] as const;
export const logisticsParts = ['availability', 'responsiveness'] as const;
export const parts = [...fitParts, ...logisticsParts] as const;
export type Part = (typeof parts)[number];

/** Points out of 100 for each part. */
export type Weights = Record<Part, number>;
/** `added` is what criteria of plugins weigh together, and `words` what the words of a text do, if any are asked for. */
export type NeedWeights = Weights & { added?: number; words?: number };
export const defaultWeights: Weights = {
  skills: 48,
  experience: 16,
  title: 16,
  availability: 12,
  responsiveness: 8,
};

const weight = z.number('number.enter').min(0, 'number.too-small').max(1000, 'number.too-large');
/** A recruiter's own weights; only their proportions matter. */
export const weightsSchema = z.strictObject({
  skills: weight,
  experience: weight,
  title: weight,
  availability: weight,
  responsiveness: weight,
});

/** Points are computed in thousandths, so that results do not depend on rounding. */
export const thousandths = 1000;
const fullScore = 100 * thousandths;

/** Weights in thousandths of a point, exactly 100 points together. If all are zero, the defaults apply. */
export const spreadWeights = (given: Weights): Weights => {
  const sum = parts.reduce((total, part) => total + given[part], 0);
  const from = sum > 0 ? given : defaultWeights;
  const whole = sum > 0 ? sum : 100;
  const spread = largestRemainder(
    parts.map((part) => (from[part] / whole) * fullScore),
    fullScore,
  );
  return Object.fromEntries(parts.map((part, at) => [part, spread[at]])) as Weights;
};

/** The most of Fit that criteria of plugins take. */
const mostOfFit = 1 / 8;

/** The weights of criteria of plugins with these points, in thousandths of a point. They are taken from Fit. */
export const addedWeights = (points: readonly number[], given: Weights): number[] => {
  const sum = points.reduce((total, one) => total + one, 0);
  if (sum === 0) return points.map(() => 0);
  const most = Math.floor(fitOf(spreadWeights(given)) * mostOfFit);
  const taken = Math.min(Math.min(sum, mostAddedPoints) * thousandths, most);
  return largestRemainder(
    points.map((one) => (one / sum) * taken),
    taken,
  );
};

const fitOf = (weights: Weights): number => fitParts.reduce((sum, part) => sum + weights[part], 0);

/**
 * Weight of Fit parts without criteria goes to those with criteria, in proportion. Without any criteria
 * nothing moves, and everything is granted in full. What criteria of plugins have `taken` is taken from each part
 * in proportion.
 */
export const weightsFor = (
  given: Weights,
  asked: Record<(typeof fitParts)[number], boolean>,
  taken = 0,
): Weights => {
  const spread = spreadWeights(given);
  const asks = fitParts.filter((part) => asked[part] && spread[part] > 0);
  if (asks.length === 0 && taken === 0) return spread;
  const held: readonly (typeof fitParts)[number][] = asks.length > 0 ? asks : fitParts;
  const fit = fitOf(spread) - taken;
  const sum = held.reduce((total, part) => total + spread[part], 0);
  const shared = largestRemainder(
    held.map((part) => (spread[part] / sum) * fit),
    fit,
  );
  const none = Object.fromEntries(fitParts.map((part) => [part, 0]));
  return { ...spread, ...none, ...Object.fromEntries(held.map((part, at) => [part, shared[at]])) };
};
