import { addDays } from '../time/days.ts';
import { contentLines, escaped, stamp } from './contentLines.ts';

/** One all-day event, first and last day included. */
export type CalendarEvent = {
  /** Stable across requests, so that calendar apps recognize the event. */
  uid: string;
  summary: string;
  description: string;
  from: string;
  to: string;
  tentative: boolean;
  category: string;
  /** Time and number of the last change. */
  changedAt: string;
  sequence: number;
};

/**
 * An RFC 5545 calendar: lines of at most 75 octets that end in CRLF. All events are all-day (VALUE=DATE),
 * which are the same in every time zone, so no VTIMEZONE is needed.
 */
export const writeCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TalentBench//Bench calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `NAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]);

const eventLines = ({ uid, summary, description, from, to, ...event }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  `LAST-MODIFIED:${stamp(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART;VALUE=DATE:${compact(from)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  `CATEGORIES:${escaped(event.category)}`,
  `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const compact = (day: string): string => day.replaceAll('-', '');
/** An all-day event ends on the day after its last. */
const dayAfter = (day: string): string => addDays(day, 1);
