import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { useInvoicePdf } from './useInvoicePdf.ts';

interface Props {
  invoice?: Invoice;
  /** An icon alone, in a row of a table. */
  small?: boolean;
  /** As large as react-admin's own buttons beside it. */
  size?: 'small';
}

/** An invoice as a PDF, into the person's downloads. */
export const InvoicePdfButton = ({ invoice: given, small = false, size }: Props) => {
  const row = useRecordContext<Invoice>();
  const translate = useTranslate();
  const { download, isBusy } = useInvoicePdf();
  const invoice = given ?? row;
  if (!invoice) return null;
  const save = (event: MouseEvent) => {
    // The row behind it opens on a click.
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
