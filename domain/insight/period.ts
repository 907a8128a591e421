import type { Span } from './daySpans.ts';

/** Time ranges of the analytics, in days that end today. */
export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];
export const defaultRange: Range = 30;

export const isRange = (days: unknown): days is Range => ranges.includes(days as Range);

export const periodOf = (today: number, days: number): Span => ({ from: today - days + 1, to: today });

/** The preceding period of the same length. */
export const periodBefore = ({ from, to }: Span): Span => ({ from: from - (to - from + 1), to: from - 1 });

const bucketsOf: Record<Range, number> = { 7: 7, 30: 10, 90: 15, 365: 12 };

/**
 * The period split into parts of equal length (to a day) for a chart over time: days, 3 days, 6 days, months.
 */
export const bucketsIn = ({ from }: Span, days: Range): Span[] => {
  const count = bucketsOf[days];
  const start = (place: number) => from + Math.floor((place * days) / count);
  return Array.from({ length: count }, (_, place) => ({ from: start(place), to: start(place + 1) - 1 }));
};
