import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type {
  InvoicePreviewAsked,
  InvoicePreview as Preview,
} from '../../../domain/billing/tax/invoicePreview.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useReason } from '../../auth/useReason.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { writeHours } from '../timesheets/hours.ts';
import { InvoiceSums } from './InvoiceSums.tsx';

/** What an invoice will say, before it takes a number: hours, taxes and total, and why it is taxed so. */
export const InvoicePreview = ({
  asked,
}: {
  asked: Partial<InvoicePreviewAsked> & { contractId?: string };
}) => {
  const { invoicePreview } = useDataProvider<DataProvider>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const reasonOf = useReason();
  const { contractId, month = null, taxCategory = null, taxRate = null } = asked;
  const { data, error } = useQuery<Preview>({
    queryKey: ['providerInvoices', 'preview', contractId, month, taxCategory, taxRate],
    queryFn: ({ signal }) =>
      invoicePreview({ contractId: contractId ?? '', month, taxCategory, taxRate, signal }).then(
        ({ data: answer }) => answer,
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) {
    const faults = isApiError(error) ? Object.values(error.body.errors ?? {}) : [];
    return <Alert severity="warning">{faults[0] ?? reasonOf(error)}</Alert>;
  }
  if (!data) return null;
  const word = (key: string, values?: object) => translate(`clientInvoices.form.${key}`, { ...values });
  return (
    <Box component="section" aria-label={word('preview')} sx={panel}>
      <Typography variant="subtitle2">{word('preview')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          word('client', {
            client: data.clientTaxNumber ? `${data.client} (${data.clientTaxNumber})` : data.client,
          }),
          `${writeHours(data.quarters, locale)} ${translate('clientInvoices.hours').toLocaleLowerCase(locale)}`,
          word('terms', { date: writeDay(data.dueDate, locale) }),
        ].join(' · ')}
      </Typography>
      <InvoiceSums invoice={data} />
    </Box>
  );
};

const panel = { p: 2, mt: 1, borderRadius: 1, bgcolor: 'action.hover', display: 'grid', gap: 1 };
