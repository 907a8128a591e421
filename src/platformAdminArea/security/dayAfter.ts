const moved = (day: string, by: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** A time that ends with a day goes up to the beginning of the next. */
export const dayAfter = (day: string): string => moved(day, 1);
export const dayBefore = (day: string): string => moved(day, -1);
