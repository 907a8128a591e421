import { useLocale, useRecordContext } from 'ra-core';
import { formatMoney } from './formatMoney.ts';
import { Nothing } from './MoneyField.tsx';

/** The range of hourly rates that the row in context asks for: "$55–$70". */
export const RateRange = () => {
  const row = useRecordContext();
  const locale = useLocale();
  const ends: number[] = [row?.rateMin, row?.rateMax].filter((rate) => typeof rate === 'number');
  if (ends.length === 0) return <Nothing />;
  return [...new Set(ends)].map((rate) => formatMoney(rate, row?.currency, locale)).join('–');
};
