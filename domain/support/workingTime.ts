import { offsetAt } from '../time/zones.ts';
import type { SupportHours } from './supportHours.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** January 1, 1970 was a Thursday: three days after a Monday. */
const sinceMonday = 3;

/** Milliseconds of working time between two times, in local office time; zero if the second is not later. */
export const workedBetween = (from: number, to: number, hours: SupportHours): number =>
  to <= from ? 0 : Math.max(0, workedUntil(shown(to, hours), hours) - workedUntil(shown(from, hours), hours));

/** The time after this much more working time (above 0). */
export const afterWork = (from: number, work: number, hours: SupportHours): number => {
  const length = lengthOf(hours);
  const wanted = workedUntil(shown(from, hours), hours) + work;
  const full = Math.ceil(wanted / length) - 1;
  const onDay = Math.floor(full / 5) * 7 + (((full % 5) + 5) % 5) - sinceMonday;
  return momentOf(onDay * day + hours.from * minute + (wanted - full * length), hours);
};

const lengthOf = ({ from, to }: SupportHours): number => (to - from) * minute;

/** Local office time, counted as if it were UTC. */
const shown = (at: number, { zone }: SupportHours): number => at + offsetAt(at, zone);

/** Daylight saving changes are outside working hours, so every working time occurs exactly once. */
const momentOf = (wall: number, { zone }: SupportHours): number => {
  const [before, after] = [wall - offsetAt(wall - day, zone), wall - offsetAt(wall + day, zone)] as const;
  return before + offsetAt(before, zone) === wall ? before : after;
};

/** Working time from the first Monday of the epoch to a local time. */
const workedUntil = (wall: number, hours: SupportHours): number => {
  const days = Math.floor(wall / day) + sinceMonday;
  const weekday = ((days % 7) + 7) % 7;
  const full = Math.floor(days / 7) * 5 + Math.min(weekday, 5);
  const length = lengthOf(hours);
  const today = weekday < 5 ? wall - (days - sinceMonday) * day - hours.from * minute : 0;
  return full * length + Math.min(Math.max(today, 0), length);
};
