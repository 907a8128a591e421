import { type AnalyticsWords, useAnalyticsWords } from './useAnalyticsWords.ts';

/** Words for money in whichever currency a report turns out to be in. */
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
