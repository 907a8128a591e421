import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Transaction } from '../../../domain/contract/transactions.ts';
import { NounField } from '../../components/fields/NounField.tsx';

/** The status of a payment, with the reason below it if it failed. */
export const PaymentStatus = () => (
  <>
    <NounField source="status" dense />
    <WhyNotPaid />
  </>
);

export const WhyNotPaid = () => {
  const payment = useRecordContext<Transaction>();
  const translate = useTranslate();
  if (!payment?.failure) return null;
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ mt: 0.25, maxWidth: '32ch', textWrap: 'balance' }}
    >
      {translate(payment.failure, { _: payment.failure })}
    </Typography>
  );
};
