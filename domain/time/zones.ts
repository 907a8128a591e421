import { utcDay } from './days.ts';

/** A local date and time of day in some time zone. */
type WallTime = { date: string; time: string };

/** Whether this names an IANA time zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    return !!clockIn(name);
  } catch {
    return false;
  }
};

/** Local date and time in this zone at an instant (ISO 8601): `2026-03-29` and `09:30`. */
export const wallTime = (at: string | number, zone: string): WallTime => {
  const shown = new Date(shownAt(new Date(at).getTime(), zone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/**
 * The instant of a local time in this zone; null if daylight saving skips it. If it occurs twice, the earlier
 * one.
 */
export const instantAt = ({ date, time }: WallTime, zone: string): string | null => {
  const asked = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asked)) return null;
  const moments = [-day, day].map((away) => asked - offset(asked + away, zone)).sort((a, b) => a - b);
  const found = moments.find((at) => shownAt(at, zone) === asked);
  return found === undefined ? null : new Date(found).toISOString();
};

/** From the start of the current day in this zone to the start of the next. */
export const dayIn = (now: Date, zone: string): { from: string; to: string } => {
  const { date } = wallTime(now.getTime(), zone);
  const next = utcDay(new Date(Date.parse(date) + day));
  return { from: startOf(date, zone), to: startOf(next, zone) };
};

/** Where daylight saving skips midnight, the day starts later. */
const startOf = (date: string, zone: string): string =>
  ['00:00', '00:30', '01:00', '02:00'].map((time) => instantAt({ date, time }, zone)).find(Boolean) ??
  `${date}T00:00:00.000Z`;

/** Offset of this zone from UTC in milliseconds. Offsets only ever change on quarter hours. */
export const offsetAt = (at: number, zone: string): number => {
  if (zone === 'UTC') return 0;
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  const quarter = Math.floor(at / quarterHour);
  const found = known.get(quarter) ?? offset(quarter * quarterHour, zone);
  if (known.size < mostKnown) known.set(quarter, found);
  return found;
};
const quarterHour = 15 * 60 * 1000;
/**
 * Looking up an offset is a thousand times slower than the cache, which holds up to ten years of quarter
 * hours.
 */
const offsets = new Map<string, Map<number, number>>();
const mostKnown = 350_000;

const day = 24 * 60 * 60 * 1000;
const offset = (at: number, zone: string): number => shownAt(at, zone) - at;

/** Local time to the minute, counted as if it were UTC. */
const shownAt = (at: number, zone: string): number => {
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
};

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
};
