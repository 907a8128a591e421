import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../domain/contract/billing/paymentMethods.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';

/** A payment method on one line, from its stored details, with its status. */
export const PaymentLine = ({ payment }: { payment: PaymentMethod | undefined }) => {
  const translate = useTranslate();
  if (!payment) return <Typography color="textSecondary">{translate('payments.none')}</Typography>;
  const word = (field: 'method' | 'status') =>
    translate(valueKey('paymentMethods', field, payment[field]), { _: payment[field] });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{word('method')}</Typography>
        <StatusChip value={payment.status} label={word('status')} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate(`payments.line.${payment.method}`, { ...payment })}
      </Typography>
    </>
  );
};
