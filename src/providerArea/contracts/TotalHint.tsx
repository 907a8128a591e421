import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { monthsOf, totalValueOf } from '../../../domain/contract/deals/contractFigures.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';

/** The total value of the contract for the current input. */
export const TotalHint = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const [rate, hours, startDate, endDate, agreed, currency] = useWatch({
    name: ['rate', 'monthlyHours', 'startDate', 'endDate', 'agreedValue', 'currency'],
  });
  const word = (key: string, options?: object) => translate(`contractsPage.form.${key}`, options);
  const money = (amount: number) => formatMoney(amount, currency ?? 'USD', locale);
  const say = (text: string) => (
    <Typography role="status" sx={{ mt: 1, fontWeight: 600 }}>
      {text}
    </Typography>
  );
  if (typeof agreed === 'number')
    return say(`${word('total', { total: money(agreed) })} (${word('totalAgreed')})`);
  if (typeof rate !== 'number' || typeof hours !== 'number' || !startDate || !endDate || endDate < startDate)
    return say(word('totalOpen'));
  const total = totalValueOf({ rate, monthlyHours: hours, startDate, endDate });
  const months = monthsOf({ startDate, endDate }).toLocaleString(locale, { maximumFractionDigits: 1 });
  return say(
    `${word('total', { total: money(total) })} (${word('totalHow', { rate: money(rate), hours, months })})`,
  );
};
