import { type availabilities, noticeDays } from '../contract/candidates/candidates.ts';
import { readDay } from '../jobAds/readDay.ts';
import { folded } from '../languages/languageNames.ts';
import { daysBetween, utcDay } from '../time/days.ts';
import { daysOfNotice, type NoticePeriod, noticeEnd } from '../time/noticeEnd.ts';
import { monthIn, namesMonth } from './monthIn.ts';

type Availability = (typeof availabilities)[number];
/** `from` is the day from which the person is free, where the text says more than a notice period can. */
export type Notice = { availability: Availability; from: string | null; isExact: boolean };

const units: readonly (readonly [NoticePeriod['unit'], RegExp])[] = [
  ['Day', /^(?:d|days?|working days?|calendar days?|tage?n?|kalendertage?|jours?|dias?)$/],
  ['Week', /^(?:w|wks?|weeks?|wochen?|semaines?|semanas?)$/],
  ['Month', /^(?:m|mo|mths?|months?|monate?n?|mois|mes|meses)$/],
];
export type NoticeUnit = NoticePeriod['unit'];
/** The unit that a heading names: "Notice Period (Days)". */
export const noticeUnitIn = (heading: string): NoticeUnit | undefined => {
  const words = folded(heading).split(/[^a-z]+/);
  return units.find(([, name]) => words.some((word) => word.length > 1 && name.test(word)))?.[0];
};
/** A number alone is in days from here on, where no heading says its unit: no notice is of seven months. */
const leastDays = 7;
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
const perhapsAtOnce = /\b(?:now|serving (?:notice|np)|on (?:the )?bench|ready|no notice)\b/;
/** The same, if the text says nothing else. */
const aloneAtOnce =
  /^(?:(?:on )?bench|available|free|yes|none|frei|verfugbar|keine?|disponible|libre|ninguno|aucune?|0)$/;
const span =
  /(?<![\d.,\p{L}])(\d{1,3}|one|two|three|four|six|ein|einen|zwei|drei|vier|sechs|une?|deux|trois|quatre|un[oa]|dos|tres|cuatro|seis)\s*[-+]?\s*([a-z]+(?: days?)?)/gu;

const negative =
  /\b(?:not|never|no longer|cannot|isn't|nicht|nie|kein\w*|pas|jamais|non|nunca)\b|n['’]t\b|^no (?!notice\b|np\b|earlier\b|antes\b|kundigung)/;
/** Negative words that are not about when a person is free. */
const affirmative =
  /\b(?:not|nicht|pas|no|non)[- ]?(?:negotiable|verhandelbar|negociable)\b|\b(?:not before|no earlier than|nicht vor(?! ort)|pas avant|no antes de)\b/g;
/** A text without its parts that say when a person is not free: "not immediately, 30 days". */
export const withoutNegated = (text: string): string =>
  text
    .split(/(?<=[,;(])/)
    .filter((part) => !negative.test(folded(part).replace(affirmative, ' ').trim()))
    .join('');

/** The notice period whose days are nearest; of two that are equally near the shorter, but a week is not "at once". */
const nearest = (days: number): Availability =>
  (Object.entries(noticeDays) as [Availability, number | null][])
    .map(([name, its]) => ({ name, apart: Math.abs((its ?? 0) - days) }))
    .reduce((best, one) =>
      one.apart < best.apart || (one.apart === best.apart && best.name === 'Immediate') ? one : best,
    ).name;

/** The longest notice period that is nearest to 30 days. */
const longest = 45;

/** "3 Monate zum Quartalsende", "4 weeks to the end of the month", "fin de mois", "a fin de trimestre". */
const termIn = (plain: string): NoticePeriod['term'] => {
  const term =
    /\b(?:zum (?:ende (?:des |eines )?)?|(?:to|by|at) (?:the )?end of (?:the |a )?|(?:month|quarter)[- ]?end|(?:a )?fin de(?:l)? )\s*(monats?|quartals?|months?|quarters?|mois|trimestre|mes)?/;
  const found = /\b(monat|quartal)s?ende\b|\b(month|quarter)[- ]end\b/.exec(plain) ?? term.exec(plain);
  const name = found?.slice(1).find(Boolean) ?? '';
  if (/^(?:quart|trim)/.test(name)) return 'Quarter';
  return /^m/.test(name) ? 'Month' : null;
};

const after = (period: NoticePeriod, today: string): Notice => {
  const days = period.count * daysOfNotice[period.unit];
  const presets = Object.values(noticeDays);
  const isExact = period.term === null && presets.some((its) => (its ?? 0) === days);
  const isBeyond = days > longest || period.term !== null;
  return { availability: nearest(days), from: isBeyond ? noticeEnd(period, today) : null, isExact };
};

/**
 * When a person is free, as people write it: "15 days", "2 months", "ASAP", "LWD 20 Dec", "ab 1. Februar 2027". `unit` is that
 * of numbers alone, as the heading says it. Null for a text that says none of it.
 */
export const readNotice = (written: string, today: string, unit?: NoticeUnit): Notice | null => {
  const text = withoutNegated(written).trim();
  const plain = folded(text).replace(affirmative, ' ').trim();
  const immediate: Notice = { availability: 'Immediate', from: null, isExact: true };
  if (aloneAtOnce.test(plain)) return immediate;
  const count = /^(\d{1,3})\+?$/.exec(plain)?.[1];
  const ofNumber =
    count === undefined ? undefined : (unit ?? (Number(count) >= leastDays ? 'Day' : undefined));
  const spoken = ofNumber ? `${count} ${ofNumber.toLowerCase()}s` : plain;
  const said = atOnce.exec(plain)?.index ?? Number.POSITIVE_INFINITY;
  for (const { 1: many = '', 2: word = '', index } of spoken.matchAll(span)) {
    const name = units.find(([, names]) => names.test(word))?.[0];
    if (name === undefined) continue;
    // What is said first counts: "immediately, for 6 months".
    if (said < index) return immediate;
    const period = { count: Number(numbers[many] ?? many), unit: name, term: termIn(spoken) };
    return after(period, today);
  }
  const day = readDay(text, today) ?? monthIn(text, today);
  if (day) {
    const days = Math.max(0, daysBetween(utcDay(today), day));
    return { availability: nearest(days), from: day, isExact: false };
  }
  return Number.isFinite(said) || (perhapsAtOnce.test(plain) && !namesMonth(plain)) ? immediate : null;
};
