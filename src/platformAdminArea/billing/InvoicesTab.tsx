import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { InvoiceList } from '../../resources/invoices/InvoiceList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** The result of this month's billing run; renders nothing if it billed nothing. */
const MonthlyRun = () => {
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

/** The invoices of all companies. */
export const InvoicesTab = () => (
  <BillingFrame>
    <MonthlyRun />
    <InvoiceList title="billing.title" />
  </BillingFrame>
);
