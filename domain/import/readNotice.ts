import { type availabilities, noticeDays } from '../contract/candidates/candidates.ts';
import { readDay } from '../jobAds/readDay.ts';
import { folded } from '../languages/languageNames.ts';
import { addDays, daysBetween, utcDay } from '../time/days.ts';

type Availability = (typeof availabilities)[number];
/** `from` is the day from which the person is free, where the text says more than a notice period can. */
export type Notice = { availability: Availability; from: string | null; isExact: boolean };

const units: readonly (readonly [days: number, RegExp])[] = [
  [1, /^(?:d|days?|working days?|tage?n?|jours?|dias?)$/],
  [7, /^(?:w|wks?|weeks?|wochen?|semaines?|semanas?)$/],
  [30, /^(?:m|mo|mths?|months?|monate?n?|mois|mes|meses)$/],
];
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  ein: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  seis: 6,
};
const atOnce =
  /\b(?:asap|immediate(?:ly)?|immediat(?:ement)?|inmediat[ao](?:mente)?|sofort(?:ige?r?)?|at once|right away|tout de suite|de inmediato)\b/;
/** Said of people who are free, unless the text names a time as well: "serving notice, 15 days left". */
const perhapsAtOnce = /\b(?:now|serving notice|on bench|ready)\b/;
const span =
  /(?<![\d.,\p{L}])(\d{1,3}|one|two|three|four|six|ein|einen|zwei|drei|vier|sechs|une?|deux|trois|quatre|un[oa]|dos|tres|cuatro|seis)\s*[-+]?\s*([a-z]+(?: days?)?)/gu;

/** The notice period whose days are nearest; the shorter one of two that are equally near. */
const nearest = (days: number): Availability =>
  (Object.entries(noticeDays) as [Availability, number | null][])
    .map(([name, its]) => ({ name, apart: Math.abs((its ?? 0) - days) }))
    .reduce((best, one) => (one.apart < best.apart ? one : best)).name;

/** The longest notice period that is nearest to 30 days. */
const longest = 45;

const afterDays = (days: number, today: string): Notice => ({
  availability: nearest(days),
  from: days > longest ? addDays(today, days) : null,
  isExact: Object.values(noticeDays).some((its) => (its ?? 0) === days),
});

/**
 * When a person is free, as people write it: "15 days", "2 months", "ASAP", "LWD 20 Dec", "ab 1. Februar 2027". Null
 * for a text that says none of it.
 */
export const readNotice = (text: string, today: string): Notice | null => {
  const plain = folded(text);
  const immediate: Notice = { availability: 'Immediate', from: null, isExact: true };
  const said = atOnce.exec(plain)?.index ?? Number.POSITIVE_INFINITY;
  for (const { 1: count = '', 2: unit = '', index } of plain.matchAll(span)) {
    const days = units.find(([, name]) => name.test(unit))?.[0];
    // What is said first counts: "immediately, for 6 months".
    if (days !== undefined)
      return said < index ? immediate : afterDays(Number(numbers[count] ?? count) * days, today);
  }
  const day = readDay(text, today);
  if (day) {
    const days = Math.max(0, daysBetween(utcDay(today), day));
    return { availability: nearest(days), from: day, isExact: false };
  }
  return Number.isFinite(said) || perhapsAtOnce.test(plain) ? immediate : null;
};
