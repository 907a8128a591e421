import type { currencies } from '../contract/billing/currencies.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { toMinor } from '../money/minorUnits.ts';

type Currency = (typeof currencies)[number];
/** Pay as read from a text; amounts in minor units, null if not stated. */
export type Pay = {
  min: number | null;
  max: number | null;
  currency: Currency | null;
  per: Job['salaryPer'] | null;
};

const currencyNames: readonly (readonly [Currency, string])[] = [
  ['CAD', String.raw`CA\$|C\$|CAD\b`],
  ['USD', String.raw`US\$|USD\b|\$`],
  ['EUR', String.raw`€|EUR\b|euros?\b`],
  ['GBP', String.raw`£|GBP\b`],
];
const money = currencyNames.map(([, name]) => name).join('|');
const digits = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const amount = (name: string) =>
  String.raw`(?<${name}Sign>${money})?\s?(?<${name}>${digits})\s?(?<${name}K>k\b)?\s?(?<${name}Unit>${money})?`;
const spoken = new RegExp(
  String.raw`(?<bound>up to|max(?:imum|\.)?|bis(?: zu)?|jusqu['’][àa]|hasta|from|starting at|at least|ab|à partir de|desde)?\s*(?<![\d.,\w])${amount('a')}(?:\s*(?:-|–|—|to|and|bis|und|à|a|et|hasta|y)\s*${amount('b')})?(?!\s?(?:m|mm|bn|million|billion|mio|millones?|millions?|%|\d)\b)`,
  'giu',
);
const upper = /^(?:up|max|bis|jus|has)/iu;

const periods: readonly (readonly [Job['salaryPer'], RegExp])[] = [
  ['Hour', /hour|hourly|\/\s?(?:h|hr|std)\b|\bp\.?h\.?(?!\p{L})|stunde|heure|hora\b/iu],
  ['Day', /\bday|daily|\/\s?d\b|tag(?:essatz)?\b|\bjour|\bTJM\b|día/iu],
  ['Month', /month|\/\s?mo\b|monat|\bmois\b|mensuel|\bmes\b|mensual/iu],
  [
    'Year',
    /year|yearly|annual|annum|\bp\.?\s?a\.?(?=\W|$)|\/\s?yr?\b|jahr|jährlich|\ban\b|annuel|\baño|anual/iu,
  ],
];
const payWord =
  /salary|\bpay\b|compensation|\brate\b|gehalt|vergütung|lohn|stundensatz|tagessatz|salaire|rémunération|\bTJM\b|salario|retribución|tarifa|brut/iu;

const currencyOf = (sign: string | undefined): Currency | null =>
  currencyNames.find(([, name]) => sign !== undefined && new RegExp(`^(?:${name})$`, 'iu').test(sign))?.[0] ??
  null;

/** '60.000' and '60,000' are sixty thousand, '60.5' and '60,50' have decimals. */
const numberOf = (written: string): number => {
  const plain = written.replace(/['’\u00a0\u202f ]/gu, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?!\d)/u.exec(plain)?.[0];
  return grouped
    ? Number(grouped.replace(/[.,]/g, '') + plain.slice(grouped.length).replace(',', '.'))
    : Number(plain.replace(',', '.'));
};

/** Pay per year is five figures, pay per hour at most three; in between the text has to say. */
const usualPeriod = (most: number): Pay['per'] => (most >= 15_000 ? 'Year' : most <= 300 ? 'Hour' : null);

const readLine = (line: string): { pay: Pay; quote: string } | null => {
  const isAboutPay = payWord.test(line);
  for (const match of line.matchAll(spoken)) {
    const { a, b, bound, aSign, aUnit, bSign, bUnit, aK, bK } = match.groups ?? {};
    const currency = [bUnit, bSign, aUnit, aSign].map(currencyOf).find((one) => one !== null) ?? null;
    const after = line.slice(match.index + match[0].length);
    const near = after.slice(0, 24);
    const per =
      periods.find(([, words]) => words.test(near))?.[0] ??
      (isAboutPay ? (periods.find(([, words]) => words.test(line))?.[0] ?? null) : null);
    const isPay = currency !== null ? per !== null || isAboutPay : isAboutPay && b !== undefined;
    if (a === undefined || !isPay) continue;
    const to = b === undefined ? null : numberOf(b) * (bK ? 1000 : 1);
    // "80-95k": the thousands are said once.
    const isShort = aK !== undefined || (bK !== undefined && numberOf(a) < 1000);
    const from = numberOf(a) * (isShort ? 1000 : 1);
    const [min, max] = to === null ? (upper.test(bound ?? '') ? [null, from] : [from, null]) : [from, to];
    if (min !== null && max !== null && max < min) continue;
    const only = to === null && !bound ? { min: from, max: from } : { min, max };
    const minor = (value: number | null) => (value === null ? null : toMinor(value, currency ?? 'USD'));
    const said = /^[^.;,()\n]{0,24}/u.exec(after)?.[0] ?? '';
    return {
      pay: {
        min: minor(only.min),
        max: minor(only.max),
        currency,
        per: per ?? usualPeriod(max ?? min ?? 0),
      },
      quote: (match[0] + said).trim(),
    };
  }
  return null;
};

/**
 * The first pay stated in a text, such as "$80 - 95/h", "60.000 bis 75.000 € pro Jahr" or "up to £450 a day",
 * with the words it was read from; null if none is stated. An amount counts with a currency and a period or a
 * word for pay on its line.
 */
export const readPay = (text: string): { pay: Pay; quote: string } | null => {
  for (const line of text.split(/\r?\n/u)) {
    const found = readLine(line);
    if (found) return found;
  }
  return null;
};
