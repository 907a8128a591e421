import { type AdText, adText } from '../../../domain/jobAds/adText.ts';
import { readJobAd } from '../../../domain/jobAds/readJobAd.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { marketOf, shownPlatform } from '../../platform/shownPlatform.ts';
import { type Reading, readWithNames } from '../reading/readWithNames.ts';
import { valuesOfPay } from './SalaryInputs.tsx';

/** A field that a job ad fills in: the form's values, and the words they were read from. */
export type AdValue = { field: string; values: Record<string, unknown>; quote: string | null };

type AdRead = {
  values: AdValue[];
  /** What the ad says of the work, for which a job has no field: it stands in the description. */
  besides: { field: 'startDate' | 'duration'; quote: string }[];
  reading: Reading;
  mail: Omit<AdText, 'ad'>;
};

const longestQuote = 90;
const short = (quote: string) =>
  quote.length > longestQuote ? `${quote.slice(0, longestQuote - 1).trimEnd()}…` : quote;

/** The values of a job ad, and how its skills were read; the ad without the mail around it becomes the description. */
export const readAdValues = async (
  text: string,
  now: Date,
  dataProvider: Pick<DataProvider, 'knownNames'>,
): Promise<AdRead> => {
  const today = utcDay(now);
  const { ad: published, ...mail } = adText(text);
  const market = marketOf(shownPlatform());
  const { pay: said, start, duration, ...ad } = readJobAd(text, today, market);
  // In a currency that is not in use, pay stays in the text: its figures would be wrong in another.
  const isUsable = !said?.value.currency || market.inUse.includes(said.value.currency);
  const pay = isUsable ? said : undefined;
  const read = await readWithNames(text, dataProvider, today);
  const skills = read.skills.map(({ name }) => name);
  const musts = read.skills.filter(({ must }) => must).map(({ name }) => name);
  const besides = [
    ...(start ? [{ field: 'startDate' as const, quote: start.quote }] : []),
    ...(duration ? [{ field: 'duration' as const, quote: duration.quote }] : []),
  ];
  const quotes = [...Object.values(ad), ...(pay ? [pay] : []), ...besides].map(({ quote }) => quote);
  const values = [
    ...Object.entries(ad).map(([field, { value, quote }]) => ({
      field,
      values: { [field]: value },
      quote: short(quote),
    })),
    ...(skills.length ? [{ field: 'skills', values: { skills }, quote: null }] : []),
    ...(musts.length ? [{ field: 'mustSkills', values: { mustSkills: musts }, quote: null }] : []),
    ...(pay ? [{ field: 'salary', values: valuesOfPay(pay.value), quote: short(pay.quote) }] : []),
    { field: 'description', values: { description: published || text.trim() }, quote: null },
  ];
  const isAround = (line: string) => [...mail.around, ...mail.personal].some((one) => one.includes(line));
  const isUnread = (line: string) =>
    !isAround(line) && !quotes.some((quote) => line.includes(quote) || quote.includes(line));
  return { values, besides, mail, reading: { ...read, unread: read.unread.filter(isUnread) } };
};
