import { useTranslate } from 'react-admin';
import { useFigures } from '../../components/insight/useFigures.ts';

/** Formats hiring figures in the reader's language and the report's currency. */
export const useHiringWords = (currency: string) => {
  const translate = useTranslate();
  const figures = useFigures(currency);
  return {
    ...figures,
    sourceName: (source: string) => translate(`hiring.sources.${source}`, { _: source }),
    monthName: (month: string) => figures.date(`${month}-01`, { month: 'long', year: 'numeric' }),
    shortMonth: (month: string) => figures.date(`${month}-01`, { month: 'short', year: 'numeric' }),
    shortDay: (day: string) => figures.date(day, { month: 'short', day: 'numeric' }),
    /** The heading of a column, or the name of a figure. */
    label: (table: string, key: string) => translate(`hiringAnalytics.${table}.${key}`),
  };
};
export type HiringWords = ReturnType<typeof useHiringWords>;
