const moved = (day: string, by: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** A range that includes its last day ends at the beginning of the next day. */
export const dayAfter = (day: string): string => moved(day, 1);
export const dayBefore = (day: string): string => moved(day, -1);
