import { readJobAd } from '../../../domain/jobAds/readJobAd.ts';
import { readText } from '../../../domain/reading/readText.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { valuesOfPay } from './SalaryInputs.tsx';

/** A field that a job ad fills in: the form's values, and the words they were read from. */
export type AdValue = { field: string; values: Record<string, unknown>; quote: string | null };

const longestQuote = 90;
const short = (quote: string) =>
  quote.length > longestQuote ? `${quote.slice(0, longestQuote - 1).trimEnd()}…` : quote;

/** The values of a job ad; its text becomes the description. */
export const readAdValues = async (text: string, now: Date): Promise<AdValue[]> => {
  const dictionary = await loadDictionary();
  const today = utcDay(now);
  const { pay, ...ad } = readJobAd(text, today);
  const read = readText(text, dictionary, { today }).skills;
  const skills = read.map(({ name }) => name);
  const musts = read.filter(({ must }) => must).map(({ name }) => name);
  return [
    ...Object.entries(ad).map(([field, { value, quote }]) => ({
      field,
      values: { [field]: value },
      quote: short(quote),
    })),
    ...(skills.length ? [{ field: 'skills', values: { skills }, quote: null }] : []),
    ...(musts.length ? [{ field: 'mustSkills', values: { mustSkills: musts }, quote: null }] : []),
    ...(pay ? [{ field: 'salary', values: valuesOfPay(pay.value), quote: short(pay.quote) }] : []),
    { field: 'description', values: { description: text.trim() }, quote: null },
  ];
};
