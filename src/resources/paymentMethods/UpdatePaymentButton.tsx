import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../domain/contract/billing/paymentMethods.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

/** Opens the form for a new payment method; hidden from users who may not add one. */
export const UpdatePaymentButton = ({ current }: { current: PaymentMethod | undefined }) => {
  const translate = useTranslate();
  const mayChange = useMay('create', 'paymentMethods');
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('payments.update')}
      </Button>
      {isOpen && <PaymentDialog first={current?.method ?? 'Credit Card'} onClose={() => setOpen(false)} />}
    </>
  );
};
