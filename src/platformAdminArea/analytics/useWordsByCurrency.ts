import { useLocale, useTranslate } from 'react-admin';
import { type AnalyticsWords, analyticsWords } from './useAnalyticsWords.ts';

/** Formats money by currency, for reports whose currency is known only once they load. */
export const useWordsByCurrency = (): ((currency: string) => AnalyticsWords) => {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  return (currency) => analyticsWords(currency, locale, translate);
};
