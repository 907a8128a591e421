import { dayLength, utcDay } from '../time/days.ts';

/** Days for which a confirmed availability is fresh, and after which it is stale. */
const freshDays = 14;
const ageingDays = 30;

export const freshnesses = ['Fresh', 'Ageing', 'Stale'] as const;
type Freshness = (typeof freshnesses)[number];

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** Freshness of a candidate's last confirmed availability on this day. */
export const freshnessOf = (confirmed: string | null, today: string): Freshness => {
  if (confirmed === null) return 'Stale';
  const days = daysBetween(confirmed, today);
  return days <= freshDays ? 'Fresh' : days <= ageingDays ? 'Ageing' : 'Stale';
};

export const shift = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(day) + days * dayLength));
