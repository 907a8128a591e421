import Typography from '@mui/material/Typography';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { NounField } from '../../components/fields/NounField.tsx';

/** An invoice's status, with the amount still due or overpaid below. */
export const InvoiceStatus = () => (
  <>
    <NounField source="status" dense />
    <InvoiceBalance />
  </>
);

/** Renders nothing if the full amount is due or the invoice is settled. */
export const InvoiceBalance = () => {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!invoice) return null;
  const { amount, open, overpaid, currency } = invoice;
  const key = overpaid > 0 ? 'overpaid' : open > 0 && open < amount ? 'open' : null;
  if (!key) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.25 }}>
      {translate(`invoicing.balance.${key}`, { amount: formatMoney(invoice[key], currency, locale) })}
    </Typography>
  );
};
