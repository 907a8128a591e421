import type { Currency } from '../contract/billing/currencies.ts';
import type { availabilities } from '../contract/candidates/candidates.ts';
import { readNotice } from '../import/readNotice.ts';
import { type CurrencyMarket, firstMarket } from '../jobAds/currencyWords.ts';
import { readDay } from '../jobAds/readDay.ts';
import type { Found } from '../jobAds/readJobAd.ts';
import { readPay } from '../jobAds/readPay.ts';
import { folded } from '../languages/languageNames.ts';
import { workingHours } from '../time/workingHours.ts';
import { quoteOf, type ResumeLine } from './sections.ts';

export type HourlyRate = { amount: number; currency: Currency | null };
type Availability = (typeof availabilities)[number];

const aboutRate = /\brate\b|stundensatz|tagessatz|honorar|\btjm\b|\btarif|taux/u;

/** The hourly rate in minor units. A rate for a day is divided by eight hours; one for a month or a year is none, and
 * one in a currency that is not in use stays unread. */
export const readRate = (
  lines: readonly ResumeLine[],
  taken: Set<ResumeLine>,
  market: CurrencyMarket = firstMarket,
): Found<HourlyRate> | undefined => {
  for (const line of lines) {
    const isRate = line.section === 'rate';
    if (!isRate && !aboutRate.test(folded(quoteOf(line)))) continue;
    // The heading says what the amount is for.
    const { pay } = readPay(isRate ? `rate ${line.text}` : quoteOf(line), market) ?? {};
    const amount = pay?.min ?? pay?.max ?? null;
    if (!pay || amount === null || (pay.per !== 'Hour' && pay.per !== 'Day')) continue;
    if (pay.currency !== null && !market.inUse.includes(pay.currency)) continue;
    taken.add(line);
    const hourly = pay.per === 'Day' ? Math.round(amount / workingHours) : amount;
    return { value: { amount: hourly, currency: pay.currency }, quote: quoteOf(line) };
  }
  return undefined;
};

const aboutTime =
  /available (?:from|as of|on|in|immediately|now)|immediately available|(?:earliest )?start date|notice period|\bnotice\b|verfugbar|\bfrei ab\b|eintritts?(?:termin|datum)|fruhestmoglich|kundigungsfrist|disponible (?:de|a partir|des|imm|desde|inm|el|en|sous)|preavis|preaviso/u;

export type Terms = { availability?: Found<Availability>; availableFrom?: Found<string> };

/** When the person can start: a notice period, a day, or both on different lines. */
export const readAvailability = (
  lines: readonly ResumeLine[],
  today: string,
  taken: Set<ResumeLine>,
): Terms => {
  let terms: Terms = {};
  for (const line of lines) {
    if (line.section !== 'availability' && !aboutTime.test(folded(quoteOf(line)))) continue;
    const notice = readNotice(line.text, today);
    if (!notice) continue;
    taken.add(line);
    const quote = quoteOf(line);
    const from = readDay(line.text, today) ?? notice.from;
    terms = {
      ...(notice.from === null && { availability: { value: notice.availability, quote } }),
      ...(from !== null && from >= today && { availableFrom: { value: from, quote } }),
      ...terms,
    };
  }
  return terms;
};
