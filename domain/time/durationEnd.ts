import { addDays, afterMonths } from './days.ts';

/** In days or months, with their names as a pattern. */
export const durationUnits = [
  { name: 'day', unit: { days: 1 }, words: 'days?|tage?n?|jours?|d[ií]as?' },
  { name: 'week', unit: { days: 7 }, words: 'weeks?|wks?|wochen?|semaines?|semanas?' },
  { name: 'month', unit: { months: 1 }, words: 'months?|mths?|mos?|monate?n?|mois|mes(?:es)?' },
  { name: 'year', unit: { months: 12 }, words: 'years?|yrs?|jahre?n?|ans?|années?|años?' },
] as const;
const unitWords = durationUnits.map(({ words }) => words).join('|');
/** "6 months", "1.5 years", "1½ Jahre". */
const part = new RegExp(`^(\\d{1,3})(?:[.,](\\d{1,2})|\\s*([½¼¾]))?[\\s-]*(${unitWords})(?!\\p{L})\\.?`, 'u');
const joined = /^\s*(?:,|and|&|\+|und|et|y|plus)?\s*(?=\d)/u;
const half = /^\s*(?:and a half|und ein halbes|et demie?|y medi[oa])(?!\p{L})/u;
/** A remark, such as ", extension likely", which tells no other length. */
const remark = new RegExp(
  `^\\s*(?:[,;:(/+–—-](?!.*(?:\\d|(?<!\\p{L})(?:${unitWords})(?!\\p{L}))).*|\\.?)$`,
  'u',
);
const fractions = { '½': 0.5, '¼': 0.25, '¾': 0.75 } as const;

/** Words for a work without an end. */
const openEnded =
  /^\s*(?:open[\s-]?ended|open end|permanent|ongoing|indefinite(?:ly)?|unlimited|unbefristet|auf dauer|dauerhaft|durée indéterminée|indéterminée?|sans fin|permanente|indefinid[oa]|duración indefinida|sin fin)(?!\p{L})/u;

/** Whether people can say this for how long they need someone: a length, or that there is no end. */
export const isDuration = (duration: string): boolean => {
  const words = duration.normalize('NFC').trim().toLowerCase();
  const open = openEnded.exec(words)?.[0];
  return open === undefined
    ? durationEnd('2026-01-01', duration) !== null
    : remark.test(words.slice(open.length));
};

/**
 * The last day of a duration as people write it, such as "6 months, extension likely" or "1 year and a half"; null if not all of
 * it is understood, since a length that is left out would make the end wrong. Such a term has no end.
 */
export const durationEnd = (from: string, duration: string): string | null => {
  let rest = duration.normalize('NFC').trim().toLowerCase();
  const length = { months: 0, days: 0 };
  for (let isFirst = true; ; isFirst = false) {
    const before = isFirst ? '' : joined.exec(rest)?.[0];
    const found = before === undefined ? null : part.exec(rest.slice(before.length));
    if (!found) break;
    const [read, whole, decimals, sign, word = ''] = found;
    rest = rest.slice((before ?? '').length + read.length);
    const unit = durationUnits.find(({ words }) => new RegExp(`^(?:${words})$`, 'u').test(word))?.unit;
    const andHalf = half.exec(rest)?.[0];
    if (andHalf) rest = rest.slice(andHalf.length);
    const count =
      Number(`${whole}.${decimals ?? 0}`) +
      (sign ? fractions[sign as keyof typeof fractions] : 0) +
      (andHalf ? 0.5 : 0);
    for (const [of, size] of Object.entries(unit ?? {})) length[of as keyof typeof length] += count * size;
  }
  const { months, days } = length;
  if (!Number.isInteger(months) || !Number.isInteger(days) || months + days === 0 || !remark.test(rest))
    return null;
  return addDays(afterMonths(from, months), days - 1);
};
