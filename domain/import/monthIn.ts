import { monthOf } from '../jobAds/readDay.ts';
import { folded } from '../languages/languageNames.ts';
import { addDays, monthAfter } from '../time/days.ts';

/** Where in a month, by the words before its name; at its start without one. */
const places: readonly (readonly [RegExp, (first: string) => string])[] = [
  [/\b(?:mid|mitte|mi|mediados)\b/, (first) => addDays(first, 14)],
  [/\b(?:end|ende|fin|finales|late)\b/, (first) => addDays(monthAfter(first, 1), -1)],
];
/** The words that may stand before a month; "not available in June" and "until May" say something else. */
const leading =
  /^(?:(?:not before|no earlier than|nicht vor|pas avant|no antes de|from|starting|starts?|started|beginning|begin(?:s|ning)? of|early|as|of|on|the|in|at|by|around|about|approx|ca|circa|available|avail|availability|free|ready|earliest|joining|join|can|will|be|is|date|roll(?:ing)?|off|lwd|now|ab|zum|ende|anfang|mitte|mi|beginn|start|fruhestens|verfugbar|frei|fruher|im|des|voraussichtlich|a|partir|du|de|d|le|des|depuis|debut|fin|courant|disponible|libre|dispo|desde|el|la|en|principios|mediados|finales|inicio|inicios|mid|middle|end|late|approximately)(?:[ .-]+|$))*$/;
const named = /^(?<before>[a-z .-]*?\b)??(?<month>[a-z]{3,10})\.?(?:\s+(?:de\s+)?(?<year>20\d\d))?$/;
const numbered = /^(?<m>\d{1,2})[./](?<year>20\d\d)$/;
const quarter = /^q(?<q>[1-4])[\s/-]*(?<year>20\d\d)$/;
const monthNames =
  /^(?:jan|jan(?:uary|uar|ner|vier)|enero|feb(?:ruary|ruar|rero)?|fev(?:rier)?|mar(?:ch|s|zo)?|marz|apr(?:il)?|avril|abril|may|mai|mayo|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|aout|agosto|sept?(?:ember|embre|tembre|tiembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?|dec(?:ember|embre)?|dez(?:ember)?|dic(?:iembre)?)$/;

/**
 * A day for a month or quarter alone: the first of "January 2027", "ab Januar" and "Q1 2027", the 15th of "mid December", the
 * last of "Ende Januar". Without a year it is the next such month from `today` on.
 */
export const monthIn = (text: string, today: string): string | null => {
  const plain = folded(text).trim();
  const found = numbered.exec(plain) ?? quarter.exec(plain) ?? named.exec(plain);
  const { before = '', month, m, q, year } = found?.groups ?? {};
  if (month !== undefined && !(monthNames.test(month) && leading.test(before))) return null;
  const number = q ? 3 * Number(q) - 2 : m ? Number(m) : month ? monthOf(month) : 0;
  if (number < 1 || number > 12) return null;
  const inYear = (of: number | string) => `${of}-${String(number).padStart(2, '0')}-01`;
  const place = places.find(([words]) => words.test(before))?.[1] ?? ((first: string) => first);
  if (year) return place(inYear(year));
  const thisYear = Number(today.slice(0, 4));
  return place(inYear(inYear(thisYear).slice(0, 7) < today.slice(0, 7) ? thisYear + 1 : thisYear));
};

/** Whether a text has the name of a month. */
export const namesMonth = (text: string): boolean =>
  folded(text)
    .split(/[^a-z]+/)
    .some((word) => monthNames.test(word));
