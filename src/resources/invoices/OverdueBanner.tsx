import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { useInsight } from '../../components/insight/useInsight.ts';

/** The total overdue amount, or a message that nothing is overdue. */
export const OverdueBanner = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useInsight('owedInvoices', {});
  if (!data) return null;
  if (data.overdue.length === 0)
    return <Alert severity="info">{translate('pages.invoices.allCurrent')}</Alert>;
  const amount = data.overdue.map((one) => formatMoney(one.amount, one.currency, locale)).join(' + ');
  const count = data.overdue.reduce((all, one) => all + one.count, 0);
  return <Alert severity="info">{translate('pages.invoices.overdue', { amount, smart_count: count })}</Alert>;
};
