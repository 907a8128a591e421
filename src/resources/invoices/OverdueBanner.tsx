import Alert from '@mui/material/Alert';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { overdueByCurrency } from '../../../domain/insight/billing.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';

/** What is overdue in all, or the good news. */
export const OverdueBanner = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useGetList<Invoice>('invoices', {
    filter: { status: 'Overdue' },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'dueDate', order: 'ASC' },
  });
  if (!data) return null;
  const sums = Object.entries(overdueByCurrency(data));
  if (sums.length === 0) return <Alert severity="success">{translate('pages.invoices.allCurrent')}</Alert>;
  const amount = sums.map(([currency, sum]) => formatMoney(sum, currency, locale)).join(' + ');
  return (
    <Alert severity="info">{translate('pages.invoices.overdue', { amount, smart_count: data.length })}</Alert>
  );
};
