import { fitParts, logisticsParts, thousandths, type Weights } from '../../../domain/matching/weights.ts';

/** The maximum points of Fit and Logistics out of 100, to one decimal; weights in thousandths of a point. */
export const halvesOf = (weights: Weights): { fit: number; logistics: number } => {
  const sum = (parts: readonly (keyof Weights)[]) =>
    Math.round(parts.reduce((total, part) => total + weights[part], 0) / (thousandths / 10)) / 10;
  return { fit: sum(fitParts), logistics: sum(logisticsParts) };
};
