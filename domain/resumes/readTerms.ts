import type { currencies } from '../contract/billing/currencies.ts';
import type { availabilities } from '../contract/candidates/candidates.ts';
import { readDay } from '../jobAds/readDay.ts';
import type { Found } from '../jobAds/readJobAd.ts';
import { readPay } from '../jobAds/readPay.ts';
import { folded } from '../languages/languageNames.ts';
import { quoteOf, type ResumeLine } from './sections.ts';

export type HourlyRate = { amount: number; currency: (typeof currencies)[number] | null };
type Availability = (typeof availabilities)[number];

const hoursOfDay = 8;
const aboutRate = /\brate\b|stundensatz|tagessatz|honorar|\btjm\b|\btarif|taux/u;

/** The hourly rate in minor units. A rate for a day is divided by eight hours; one for a month or a year is none. */
export const readRate = (
  lines: readonly ResumeLine[],
  taken: Set<ResumeLine>,
): Found<HourlyRate> | undefined => {
  for (const line of lines) {
    const isRate = line.section === 'rate';
    if (!isRate && !aboutRate.test(folded(quoteOf(line)))) continue;
    // The heading says what the amount is for.
    const { pay } = readPay(isRate ? `rate ${line.text}` : quoteOf(line)) ?? {};
    const amount = pay?.min ?? pay?.max ?? null;
    if (!pay || amount === null || (pay.per !== 'Hour' && pay.per !== 'Day')) continue;
    taken.add(line);
    const hourly = pay.per === 'Day' ? Math.round(amount / hoursOfDay) : amount;
    return { value: { amount: hourly, currency: pay.currency }, quote: quoteOf(line) };
  }
  return undefined;
};

const aboutTime =
  /available (?:from|as of|on|immediately|now)|immediately available|notice period|\bnotice\b|verfugbar|kundigungsfrist|disponible (?:de|a partir|des|imm|desde|inm|el)|preavis|preaviso/u;
const notices: readonly (readonly [Availability, RegExp])[] = [
  [
    '2 weeks notice',
    /\b(?:2|two|zwei|deux|dos)\s*(?:weeks?|wochen|semaines|semanas)|\b(?:14|15)\s*(?:days|tage|jours|dias)/u,
  ],
  [
    '1 month notice',
    /\b(?:1|one|ein|einem|einen|un)\s*(?:months?|monat|mois|mes)\b|\b30\s*(?:days|tage|jours|dias)|\b(?:4|four|vier|quatre|cuatro)\s*(?:weeks|wochen|semaines|semanas)/u,
  ],
  ['Immediate', /immediate|at once|right away|\bnow\b|sofort|tout de suite|inmediat/u],
];

export type Terms = { availability?: Found<Availability>; availableFrom?: Found<string> };

/** When the person can start: a notice period or a day. */
export const readAvailability = (
  lines: readonly ResumeLine[],
  today: string,
  taken: Set<ResumeLine>,
): Terms => {
  for (const line of lines) {
    const plain = folded(line.text);
    if (line.section !== 'availability' && !aboutTime.test(plain)) continue;
    const day = readDay(line.text, today);
    const notice = notices.find(([, pattern]) => pattern.test(plain))?.[0];
    if (!day && !notice) continue;
    taken.add(line);
    const quote = quoteOf(line);
    return {
      ...(notice && { availability: { value: notice, quote } }),
      ...(day && day >= today && { availableFrom: { value: day, quote } }),
    };
  }
  return {};
};
