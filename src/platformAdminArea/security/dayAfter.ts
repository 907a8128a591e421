import { utcDay } from '../../../domain/time/days.ts';

const moved = (day: string, by: number): string =>
  utcDay(new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + by * 86_400_000));

/** A range that includes its last day ends at the beginning of the next day. */
export const dayAfter = (day: string): string => moved(day, 1);
export const dayBefore = (day: string): string => moved(day, -1);
