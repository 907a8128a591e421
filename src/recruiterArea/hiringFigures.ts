import { useLocale, useTranslate } from 'ra-core';
import { useInsight } from '../components/insight/useInsight.ts';

/** The share of requests that were answered and the time to hire in days, formatted. */
export const useHiringFigures = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useInsight('recruiterHiring', {});
  const rate = data?.responseRate;
  const days = data?.daysToHire;
  return {
    responseRate: typeof rate === 'number' ? rate.toLocaleString(locale, { style: 'percent' }) : rate,
    timeToHire:
      typeof days === 'number' ? translate('pages.dashboard.days', { days: Math.round(days) }) : days,
  };
};
