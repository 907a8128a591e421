import { dateOf, dayOf } from '../dayNumbers.ts';

/** When somebody is needed, as a recruiter says it. */
export const starts = ['immediate', '1week', '2weeks', '1month', 'flexible'] as const;
export type Start = (typeof starts)[number];

const daysUntil: Record<Start, number | null> = {
  immediate: 0,
  '1week': 7,
  '2weeks': 14,
  '1month': 30,
  flexible: null,
};

/** The day by which somebody is needed, seen from today; null is any day. */
export const startNeeded = (start: Start, today: string): string | null => {
  const days = daysUntil[start];
  return days === null ? null : dateOf((dayOf(today) ?? 0) + days);
};
