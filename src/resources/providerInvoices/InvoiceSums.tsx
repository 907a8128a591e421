import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { type Summed, sumsOf } from './sumsOf.ts';

interface Props {
  invoice: Summed & Pick<ProviderInvoice, 'taxReason'>;
  /** Below the lines, whose last row has the net amount. */
  below?: boolean;
}

/** Net amount, taxes and total of an invoice, and why it is taxed so. */
export const InvoiceSums = ({ invoice, below = false }: Props) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const sums = sumsOf(invoice, locale, translate).slice(below ? 1 : 0);
  return (
    <Box>
      <Box component="dl" sx={list}>
        {sums.map(([label, amount], place) => (
          <Box key={label} sx={{ display: 'contents', fontWeight: place === sums.length - 1 ? 600 : 400 }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {amount}
            </Box>
          </Box>
        ))}
      </Box>
      {invoice.taxReason && (
        <Typography variant="body2" color="textSecondary">
          {translate(`invoicePaper.taxReason.${invoice.taxReason}`)}
        </Typography>
      )}
    </Box>
  );
};

const list = {
  typography: 'body2',
  m: 0,
  mb: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 4,
  rowGap: 0.5,
};
