import { type AnalyticsWords, useAnalyticsWords } from './useAnalyticsWords.ts';

/** Formats money by currency, for reports whose currency is known only once they load. */
export const useWordsByCurrency = (): ((currency: string) => AnalyticsWords) => {
  const USD = useAnalyticsWords('USD');
  const known: Record<string, AnalyticsWords> = {
    USD,
    EUR: useAnalyticsWords('EUR'),
    GBP: useAnalyticsWords('GBP'),
    CAD: useAnalyticsWords('CAD'),
  };
  return (currency) => known[currency] ?? USD;
};
