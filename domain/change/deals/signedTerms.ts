import de from '../../../locales/de/signedTerms.json' with { type: 'json' };
import en from '../../../locales/en/signedTerms.json' with { type: 'json' };
import es from '../../../locales/es/signedTerms.json' with { type: 'json' };
import fr from '../../../locales/fr/signedTerms.json' with { type: 'json' };
import type { Language } from '../../contract/languages.ts';
import { sayText } from '../../words/sayValue.ts';
import type { SignedContent } from './signedContent.ts';

const texts: Record<Language, typeof en> = { en, es, fr, de };

/** Shown as headings and paragraphs of their own, or beside the name that they belong to. */
type Apart = 'title' | 'description' | 'agreement' | 'providerId' | 'clientId' | 'candidateId';
type Term = Exclude<keyof SignedContent, Apart>;

/** In the order in which they are read. */
const order = {
  contract: (content) => content.contract,
  provider: ({ provider, providerId }) => numbered(provider, providerId),
  client: ({ client, clientId }) => numbered(client, clientId),
  employee: ({ employee, candidateId }, { language }) =>
    numbered(sayText('employee', employee, language), candidateId),
  framework: ({ framework }) => framework,
  startDate: ({ startDate }, { day }) => day(startDate),
  endDate: ({ endDate }, { day }) => day(endDate),
  rate: ({ rate }) => rate,
  monthlyHours: ({ monthlyHours }) => monthlyHours,
  totalValue: ({ totalValue }) => totalValue,
  overtimeAfter: ({ overtimeAfter }) => overtimeAfter,
  overtimePercent: ({ overtimePercent }) => overtimePercent,
  paymentTermDays: ({ paymentTermDays }) => paymentTermDays,
  noticeDays: ({ noticeDays }) => noticeDays,
  conversionFee: ({ conversionFee }) => conversionFee,
  conversionFeeUntil: ({ conversionFee, conversionFeeUntil, endDate }, { day }) =>
    conversionFee && day(conversionFeeUntil ?? endDate),
  overlapAgreed: ({ overlapAgreed }, { words }) => overlapAgreed && words.overlap,
} satisfies Record<
  Term,
  (content: SignedContent, by: { language: Language; words: typeof en; day(date: string): string }) => unknown
>;

const numbered = (name: string, id: string | null) => (id === null ? name : `${name} (${id})`);

/** All terms of a frozen content with their labels, so that nothing is signed unseen; texts are shown apart. */
export const signedTerms = (content: SignedContent, language: Language): [label: string, value: string][] => {
  const words = texts[language];
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string) => dates.format(new Date(date));
  return (Object.keys(order) as Term[]).flatMap((term): [string, string][] => {
    const value = order[term](content, { language, words, day });
    return value === null ? [] : [[words[term], String(value)]];
  });
};
