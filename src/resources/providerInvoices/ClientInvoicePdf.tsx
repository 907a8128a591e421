import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import { printClientInvoice } from './printClientInvoice.ts';

/** Downloads the invoice in context as a PDF, in the reader's language. */
export const ClientInvoicePdf = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const savePdf = useSavePdf();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  if (!invoice) return null;
  const save = async (event: MouseEvent) => {
    // A click on the row opens the invoice; a click on this button must not.
    event.stopPropagation();
    setBusy(true);
    try {
      await savePdf(printClientInvoice(invoice, { locale, translate }), `${invoice.number}.pdf`);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button size="small" onClick={save} loading={isBusy} startIcon={<PdfIcon />}>
      {translate('pages.invoices.download')}
    </Button>
  );
};
