import type { DateFormat } from '../../../domain/contract/platform/platformOptions.ts';
import { offsetAt, wallTime } from '../../../domain/time/zones.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

/** `short` is without the year: Dec 7. */
type Style = 'long' | 'medium' | 'short';
const unknown = '–';

/**
 * Formats a date: 2026-06-15 is June 15, 2026, or in the operator's format. Of a time it is the date in UTC.
 */
export const writeDay = (day: string, locale: string, dateStyle: Style = 'long'): string => {
  const { dateFormat } = shownPlatform();
  const date = String(day).slice(0, 10);
  if (Number.isNaN(Date.parse(date))) return unknown;
  return dateFormat
    ? inFormat(date, dateFormat)
    : formatOf(locale, { ...partsOf(dateStyle), timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
};

const partsOf = (dateStyle: Style): Intl.DateTimeFormatOptions =>
  dateStyle === 'short' ? { month: 'short', day: 'numeric' } : { dateStyle };

/** The date of a time in the platform's time zone. */
export const writeDayOf = (at: string | Date, locale: string, dateStyle: Style = 'medium'): string => {
  const moment = new Date(at).getTime();
  if (Number.isNaN(moment)) return unknown;
  return writeDay(wallTime(moment, shownPlatform().timeZone).date, locale, dateStyle);
};

/** A time in the platform's time zone, which is named if the reader's time differs. */
export const writeMoment = (
  at: string | Date,
  locale: string,
  timeStyle: 'short' | 'medium' = 'short',
): string => {
  const { timeZone, dateFormat } = shownPlatform();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return unknown;
  const written = dateFormat
    ? `${writeDayOf(moment, locale)} ${formatOf(locale, { timeStyle, timeZone }).format(moment)}`
    : formatOf(locale, { dateStyle: 'medium', timeStyle, timeZone }).format(moment);
  const zone = zoneName(moment, locale, timeZone);
  return zone ? `${written} ${zone}` : written;
};

/** Start and end of a span; the end shows only the time if it is on the same day. */
export const writeSpan = (from: string, until: string, locale: string): { from: string; until: string } => {
  const { timeZone } = shownPlatform();
  const begins = writeMoment(from, locale);
  const isOneDay = wallTime(from, timeZone).date === wallTime(until, timeZone).date;
  const time = () => formatOf(locale, { timeStyle: 'short', timeZone }).format(new Date(until));
  return { from: begins, until: isOneDay ? time() : writeMoment(until, locale) };
};

const inFormat = (date: string, format: DateFormat): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
};

/** `UTC`, `EST`, `GMT-5`; empty if the reader's time is the same. */
const zoneName = (at: Date, locale: string, timeZone: string): string | undefined => {
  if (offsetAt(at.getTime(), timeZone) === -at.getTimezoneOffset() * 60_000) return undefined;
  const parts = formatOf(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slower than using it, and a page of cards uses one two dozen times. */
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${Object.values(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};
