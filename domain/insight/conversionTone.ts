export type ConversionTone = 'good' | 'fair' | 'poor';

/** Percentages from which a share is good (green) or fair (amber); below that it is poor (red). */
const thresholds = {
  source: { good: 80, fair: 70 },
  month: { good: 15, fair: 10 },
} as const;

/** Rates a share by the figure as displayed: rounded to one decimal of a percent. */
export const conversionTone = (of: keyof typeof thresholds, share: number): ConversionTone => {
  const percent = Math.round(share * 1000) / 10;
  const { good, fair } = thresholds[of];
  return percent >= good ? 'good' : percent >= fair ? 'fair' : 'poor';
};

export type DemandTone = 'top' | ConversionTone;

/** Color of a skill's bar, with demand from 0 to 100. */
export const demandTone = (demand: number): DemandTone =>
  demand >= 90 ? 'top' : demand >= 80 ? 'good' : demand >= 70 ? 'fair' : 'poor';
