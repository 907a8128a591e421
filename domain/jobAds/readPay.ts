import type { Currency } from '../contract/billing/currencies.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { minorDigits, toMinor } from '../money/minorUnits.ts';
import {
  type CurrencyMarket,
  crores,
  currencyMeant,
  firstMarket,
  lakhs,
  currencyNames as money,
} from './currencyWords.ts';

/** Pay as read from a text; amounts in minor units, of the usual currency if none is stated; null if not stated. */
export type Pay = {
  min: number | null;
  max: number | null;
  currency: Currency | null;
  per: Job['salaryPer'] | null;
};

const digits = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const amount = (name: string) =>
  String.raw`(?<${name}Sign>${money})?\s?(?<${name}>${digits})\s?(?<${name}K>k\b|[tT](?=\s?(?:€|EUR))|${lakhs}|${crores})?\s?(?<${name}Unit>${money})?`;
const spoken = new RegExp(
  String.raw`(?<bound>up ?to|max(?:imum|\.)?|bis(?: zu)?|jusqu['’][àa]|hasta|from|starting at|at least|ab|à partir de|desde)?\s*(?<![\d.,\w])${amount('a')}(?:\s*(?:-|–|—|to|and|bis|und|à|a|et|hasta|y)\s*${amount('b')})?(?!\s?(?:m|mm|bn|million|billion|mio|millones?|millions?|%|\d)\b)`,
  'giu',
);
const upper = /^(?:up|max|bis|jus|has)/iu;

const periods: readonly (readonly [Job['salaryPer'], RegExp])[] = [
  ['Hour', /hour|hourly|\/\s?(?:h|hr|std)\b|\bp\.?h\.?(?!\p{L})|stunde|heure|hora\b/iu],
  ['Day', /\bday|daily|\/\s?d\b|tag(?:essatz)?\b|\bjour|\/\s?j\b|\bTJM\b|día/iu],
  ['Month', /month|\/\s?mo\b|monat|\bmois\b|mensuel|\bm[eê]s\b|mensual/iu],
  [
    'Year',
    /year|yearly|annual|annum|\bp\.?\s?a\.?(?=\W|$)|\/\s?yr?\b|jahr|jährlich|\bpro rata\b|\ban\b|annuel|\baño|anual/iu,
  ],
];
const payWord =
  /salary|\bpay\b|compensation|\brate\b|gehalt|vergütung|lohn|stundensatz|tagessatz|salaire|fourchette|salário|gehaltsband|rémunération|\bTJM\b|salario|retribución|tarifa?|brut/iu;

/** '60.000' and '60,000' are sixty thousand, '60.5' and '60,50' have decimals, as has '12.500' of a currency with three. */
const numberOf = (written: string, currency: Currency | null): number => {
  const plain = written.replace(/['’\u00a0\u202f ]/gu, '');
  if (/^\d+(?:,\d{2})+,\d{3}$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (currency && minorDigits(currency) === 3 && /^\d+\.\d{3}$/.test(plain)) return Number(plain);
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?!\d)/u.exec(plain)?.[0];
  return grouped
    ? Number(grouped.replace(/[.,]/g, '') + plain.slice(grouped.length).replace(',', '.'))
    : Number(plain.replace(',', '.'));
};

/** Of these, pay per year is five figures, and pay per hour at most three; in between the text has to say. */
const likeDollars: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SGD'];
const usualPeriod = (most: number, currency: Currency): Pay['per'] => {
  if (!likeDollars.includes(currency)) return null;
  return most >= 15_000 ? 'Year' : most <= 300 ? 'Hour' : null;
};

/** Of a line that says no more than that: others are about budgets and revenue. */
const lineOfPay = 60;
const mostPay = 400_000;

const scaleOf = (multiple: string | undefined): number => {
  if (multiple === undefined) return 1;
  if (/^[kt]$/iu.test(multiple)) return 1000;
  return /^c/iu.test(multiple) ? 10_000_000 : 100_000;
};

const isCurrency = (named: string, market: CurrencyMarket): boolean => currencyMeant(named, market) !== null;

const readLine = (line: string, market: CurrencyMarket): { pay: Pay; quote: string } | null => {
  const isAboutPay = payWord.test(line);
  for (const match of line.matchAll(spoken)) {
    const { a, b, bound, aSign, aUnit, bSign, bUnit, aK, bK } = match.groups ?? {};
    const multiple = bK ?? aK;
    const isIndian = scaleOf(multiple) > 1000;
    const named = [bUnit, bSign, aUnit, aSign].find((one) => one !== undefined && isCurrency(one, market));
    const currency = named ? currencyMeant(named, market) : isIndian ? 'INR' : null;
    const after = line.slice(match.index + match[0].length);
    const near = after.slice(0, 24).split(/[|;•]/u)[0] ?? '';
    const periodIn = (words: string) => periods.find(([, said]) => said.test(words))?.[0];
    const per = /^lpa$/iu.test(multiple ?? '')
      ? 'Year'
      : (periodIn(near) ?? (isAboutPay ? periodIn(line) : undefined) ?? (isIndian ? 'Year' : null));
    // "€70k–€85k" and "£65,000 - £75,000" are pay per year without a word that says so.
    const most = b === undefined ? 0 : numberOf(b, currency) * scaleOf(bK);
    const isRange =
      currency !== null &&
      usualPeriod(most, currency) === 'Year' &&
      most <= mostPay &&
      line.trim().length <= lineOfPay;
    const isPay = currency !== null ? per !== null || isAboutPay || isRange : isAboutPay && b !== undefined;
    if (a === undefined || !isPay) continue;
    const to = b === undefined ? null : numberOf(b, currency) * scaleOf(bK);
    // "80-95k": the thousands are said once.
    const first = numberOf(a, currency);
    const from = first * scaleOf(aK ?? (first < 1000 ? bK : undefined));
    const [min, max] = to === null ? (upper.test(bound ?? '') ? [null, from] : [from, null]) : [from, to];
    if (min !== null && max !== null && max < min) continue;
    const only = to === null && !bound ? { min: from, max: from } : { min, max };
    const minor = (value: number | null) =>
      value === null ? null : toMinor(value, currency ?? market.usual);
    const said = /^[^.;,()\n]{0,24}/u.exec(after)?.[0] ?? '';
    return {
      pay: {
        min: minor(only.min),
        max: minor(only.max),
        currency,
        per: per ?? usualPeriod(max ?? min ?? 0, currency ?? market.usual),
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
export const readPay = (text: string, market = firstMarket): { pay: Pay; quote: string } | null => {
  for (const line of text.split(/\r?\n/u)) {
    const found = readLine(line, market);
    if (found) return found;
  }
  return null;
};
