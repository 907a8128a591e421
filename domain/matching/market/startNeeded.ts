import { dateOf, dayOf } from '../dayNumbers.ts';

/** Options for the start in a recruiter's criteria. */
export const starts = ['immediate', '1week', '2weeks', '1month', 'flexible'] as const;
export type Start = (typeof starts)[number];

const daysUntil: Record<Start, number | null> = {
  immediate: 0,
  '1week': 7,
  '2weeks': 14,
  '1month': 30,
  flexible: null,
};

/** Latest start date as of today; null for any. */
export const startNeeded = (start: Start, today: string): string | null => {
  const days = daysUntil[start];
  return days === null ? null : dateOf((dayOf(today) ?? 0) + days);
};
