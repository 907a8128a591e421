import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { useInvoicePdf } from './useInvoicePdf.ts';

interface Props {
  invoice?: Invoice;
  /** Only an icon, for a table row. */
  small?: boolean;
  /** As large as the react-admin buttons next to it. */
  size?: 'small';
}

/** Downloads an invoice as a PDF. */
export const InvoicePdfButton = ({ invoice: given, small = false, size }: Props) => {
  const row = useRecordContext<Invoice>();
  const translate = useTranslate();
  const { download, isBusy } = useInvoicePdf();
  const invoice = given ?? row;
  if (!invoice) return null;
  const save = (event: MouseEvent) => {
    // A click on the row opens the invoice; a click on this button must not.
    event.stopPropagation();
    download(invoice);
  };
  if (!small)
    return (
      <Button size={size} onClick={save} loading={isBusy} startIcon={<PdfIcon />}>
        {translate('pages.invoices.download')}
      </Button>
    );
  const name = translate('pages.invoices.downloadNamed', { id: invoice.id });
  return (
    <Tooltip title={name}>
      <IconButton size="small" aria-label={name} onClick={save} loading={isBusy} sx={{ my: -0.5 }}>
        <PdfIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
