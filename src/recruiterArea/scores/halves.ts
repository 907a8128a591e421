import {
  fitParts,
  logisticsParts,
  type NeedWeights,
  thousandths,
  type Weights,
} from '../../../domain/matching/weights.ts';

/** The maximum points of Fit and Logistics out of 100, to one decimal; weights in thousandths of a point. */
export const halvesOf = (weights: NeedWeights): { fit: number; logistics: number } => {
  const sum = (parts: readonly (keyof Weights)[], from = 0) =>
    Math.round(parts.reduce((total, part) => total + weights[part], from) / (thousandths / 10)) / 10;
  return { fit: sum(fitParts, (weights.added ?? 0) + (weights.words ?? 0)), logistics: sum(logisticsParts) };
};
