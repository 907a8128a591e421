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
export const InvoicePreview = ({ asked }: { asked: InvoicePreviewAsked }) => {
  const { invoicePreview } = useDataProvider<DataProvider>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const reasonOf = useReason();
  const { data, error } = useQuery<Preview>({
    queryKey: ['providerInvoices', 'preview', asked],
    queryFn: ({ signal }) => invoicePreview({ ...asked, signal }).then(({ data: answer }) => answer),
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
          data.quarters > 0 && word('hours', { hours: writeHours(data.quarters, locale) }),
          word('terms', { date: writeDay(data.dueDate, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <InvoiceSums invoice={data} />
    </Box>
  );
};

const panel = { p: 2, mt: 1, borderRadius: '8px', bgcolor: 'action.hover', display: 'grid', gap: 1 };
