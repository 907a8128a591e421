import { nounOf } from '../contract/index.ts';
import { withPlainSigns } from '../documentText/withPlainSigns.ts';
import { type CurrencyMarket, firstMarket } from '../jobAds/currencyWords.ts';

/** The fields of a candidate that a resume may fill, in the order of the draft's form. */
export const resumeFields = [
  'name',
  'title',
  'location',
  'experience',
  'rate',
  'currency',
  'availability',
  'availableFrom',
  'jobTypes',
  'email',
  'phone',
  'skills',
  'skillUses',
  'summary',
  'engagements',
  'education',
  'certificates',
  'languages',
] as const;
export type ResumeField = (typeof resumeFields)[number];

/** A value of a field, as the contract has it, and the words of the resume that say so. */
export type ReadValue = { value: unknown; quotes: readonly string[] };
export type Reading = Partial<Record<ResumeField, ReadValue>>;

export type CheckedReading = {
  values: Partial<Record<ResumeField, unknown>>;
  quotes: Partial<Record<ResumeField, readonly string[]>>;
};

/** Words are found in a text whatever spaces stand between them. */
const plain = (text: string): string => withPlainSigns(text).replace(/\s+/gu, ' ');

/**
 * What can be taken from the reading of a plugin: fields that a resume may fill, with a value that the contract allows, each with quotes that are all in the text.
 * A value without its words in the text is not of this resume. A rate and its currency, which must be in use, come together: the figures are wrong in another.
 */
export const checkedReading = (
  reading: Reading,
  text: string,
  { inUse }: Pick<CurrencyMarket, 'inUse'> = firstMarket,
): CheckedReading => {
  const written = plain(text);
  const { fields } = nounOf('candidates');
  const said = resumeFields.flatMap((field) => {
    const { value, quotes = [] } = reading[field] ?? {};
    const words = quotes.filter((quote) => plain(quote) !== '');
    const parsed = fields[field]?.safeParse(value);
    const isSaid = words.length > 0 && words.every((quote) => written.includes(plain(quote)));
    return isSaid && parsed?.success ? [{ field, value: parsed.data, quotes: words }] : [];
  });
  const hasRate =
    said.some(({ field }) => field === 'rate') &&
    said.some(({ field, value }) => field === 'currency' && inUse.some((one) => one === value));
  const taken = said.filter(({ field }) => hasRate || (field !== 'rate' && field !== 'currency'));
  return {
    values: Object.fromEntries(taken.map(({ field, value }) => [field, value])),
    quotes: Object.fromEntries(taken.map(({ field, quotes }) => [field, quotes])),
  };
};
