import { useLocale, useTranslate } from 'react-admin';
import type { PerformanceName } from '../../../domain/insight/platform/performance.ts';
import { figuresIn } from '../../components/insight/useFigures.ts';
import { formatMillions } from './formatMillions.ts';

/** Formats the platform's figures in the reader's language and the report's currency. */
export const useAnalyticsWords = (currency = 'USD') =>
  analyticsWords(currency, useLocale() ?? 'en', useTranslate());

export const analyticsWords = (
  currency: string,
  locale: string,
  translate: ReturnType<typeof useTranslate>,
) => {
  const figures = figuresIn(currency, locale, translate);
  const share = (value: number, digits: number) =>
    value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: digits });
  const inUnit = (value: number, unit: string, digits: number) =>
    value.toLocaleString(locale, { style: 'unit', unit, maximumFractionDigits: digits });
  return {
    ...figures,
    label: (table: string, key: string) => translate(`platformAnalytics.${table}.${key}`),
    millions: (minor: number) => formatMillions(minor, currency, locale),
    growth: (value: number | null) => (value === null ? '–' : figures.growth(value, 1)),
    monthName: (month: string) => figures.date(`${month}-01`, { month: 'long', year: 'numeric' }),
    shortMonth: (month: string) => figures.date(`${month}-01`, { month: 'short', year: 'numeric' }),
    measured: (name: PerformanceName, value: number | null): string => {
      if (value === null) return '–';
      if (name === 'uptime') return share(value, 2);
      if (name === 'errorRate') return share(value, 3);
      if (name === 'pageLoad') return inUnit(value / 1000, 'second', 2);
      return inUnit(value, 'millisecond', value < 10 ? 1 : 0);
    },
  };
};
export type AnalyticsWords = ReturnType<typeof analyticsWords>;
