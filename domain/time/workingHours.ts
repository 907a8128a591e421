const day = 24 * 60;
/** From 9:00 to 17:00. */
export const workingDay = 8 * 60;
/** In hours: a rate for a day is for so many. */
export const workingHours = workingDay / 60;

/** Minutes of a day on which two people both work, each from 9:00 to 17:00; by their minutes ahead of UTC. */
export const commonMinutes = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % day;
  return Math.max(0, workingDay - Math.min(apart, day - apart));
};
