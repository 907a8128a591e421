import { useLocale, useRecordContext } from 'ra-core';
import type { Request } from '../../../domain/contract/requests.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { Nothing } from '../../components/fields/MoneyField.tsx';

/** The range of hourly rates requested: "$55–$70". */
export const RateRange = () => {
  const request = useRecordContext<Request>();
  const locale = useLocale();
  const ends = [request?.rateMin, request?.rateMax].filter((rate) => typeof rate === 'number');
  if (ends.length === 0) return <Nothing />;
  return [...new Set(ends)].map((rate) => formatMoney(rate, request?.currency, locale)).join('–');
};
