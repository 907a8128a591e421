import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useLocale, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { printClientInvoice } from './printClientInvoice.ts';

/** Downloads the invoice in context as a PDF, in the reader's language. */
export const ClientInvoicePdf = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  if (!invoice) return null;
  const save = async (event: MouseEvent) => {
    // A click on the row opens the invoice; a click on this button must not.
    event.stopPropagation();
    setBusy(true);
    try {
      const { savePdf } = await import('../../components/pdf/savePdf.ts');
      const missing = await savePdf(
        printClientInvoice(invoice, { locale, translate }),
        `${invoice.number}.pdf`,
      );
      if (missing.length)
        notify('contractsPage.view.missing', { type: 'warning', messageArgs: { signs: missing.join(' ') } });
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
