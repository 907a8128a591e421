import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { useInsight } from '../../components/insight/useInsight.ts';

/** What the run of this month has billed; nothing where it had nothing to bill. */
export const MonthlyRun = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useInsight('owedInvoices', {});
  if (!data?.run.length) return null;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(data.month),
  );
  const amount = data.run.map((one) => formatMoney(one.amount, one.currency, locale)).join(' + ');
  const count = data.run.reduce((all, one) => all + one.count, 0);
  return (
    <Typography color="textSecondary" sx={{ mb: 1 }}>
      {translate('invoicing.run', { month, amount, smart_count: count })}
    </Typography>
  );
};
