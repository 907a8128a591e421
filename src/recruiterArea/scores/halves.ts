import { fitParts, logisticsParts, thousandths, type Weights } from '../../../domain/matching/weights.ts';

/** How much of 100 is for Fit and for Logistics, to one decimal; weights in thousandths of a point. */
export const halvesOf = (weights: Weights): { fit: number; logistics: number } => {
  const sum = (parts: readonly (keyof Weights)[]) =>
    Math.round(parts.reduce((total, part) => total + weights[part], 0) / (thousandths / 10)) / 10;
  return { fit: sum(fitParts), logistics: sum(logisticsParts) };
};
