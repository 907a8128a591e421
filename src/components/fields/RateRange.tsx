import { useLocale, useRecordContext } from 'react-admin';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { Nothing } from './MoneyField.tsx';

/** The range of hourly rates between two fields of the row in context: "$55–$70". */
export const RateRange = ({ from, to }: { from: string; to: string }) => {
  const row = useRecordContext();
  const locale = useLocale();
  const ends: number[] = [row?.[from], row?.[to]].filter((rate) => typeof rate === 'number');
  if (ends.length === 0) return <Nothing />;
  return [...new Set(ends)].map((rate) => formatMoney(rate, row?.currency, locale)).join('–');
};
