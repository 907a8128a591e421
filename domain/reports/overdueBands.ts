import { daysBetween } from '../time/days.ts';

/** Days overdue, in the usual aging bands of receivables. */
export const overdueBands = ['Not due', '0–30', '31–60', '61–90', 'Over 90'] as const;
type OverdueBand = (typeof overdueBands)[number];

/** The band of a due date `YYYY-MM-DD`. Due today counts as zero days overdue. */
export const overdueBand = (dueDate: string, today: string): OverdueBand => {
  const days = daysBetween(dueDate, today);
  if (days < 0) return 'Not due';
  if (days <= 30) return '0–30';
  return days <= 60 ? '31–60' : days <= 90 ? '61–90' : 'Over 90';
};
