import type { Code, Faults } from '../../messages/message.ts';

type Checked = {
  kind: string;
  amount: number;
  status: string;
  invoiceId: string | null;
  returnOf: string | null;
  paymentMethod: string;
  reason: string | null;
  reference: string | null;
  failure: string | null;
};

/** As many digits in a row as cards have. */
export const holdsCard = (text: string | null): boolean => /\d(?:[ .-]?\d){12}/.test(String(text));
/** Money that went back to the payer. */
const isBack = (kind: string): boolean => kind === 'Refund' || kind === 'Return';
const noCards: Code = 'payments.card-number';

export const faultsOfTransaction = ({
  kind,
  amount,
  status,
  invoiceId,
  returnOf,
  paymentMethod,
  reason,
  reference,
  failure,
}: Checked): Faults => ({
  ...(kind === 'Payment' && amount <= 0 && { amount: 'money.not-positive' }),
  ...(isBack(kind) && amount >= 0 && { amount: 'money.not-negative' }),
  ...(kind === 'Refund' && invoiceId === null && returnOf === null && { invoiceId: 'text.required' }),
  ...(kind === 'Refund' && !reason && { reason: 'payments.refund-reason' }),
  ...(kind === 'Return' && returnOf === null && { returnOf: 'text.required' }),
  ...(kind === 'Return' && !reason && { reason: 'payments.return-reason' }),
  ...(!isBack(kind) && returnOf !== null && { returnOf: 'payments.no-return' }),
  ...(isBack(kind) && status !== 'Completed' && { status: 'payments.refund-later' }),
  ...((kind === 'Credit') !== (paymentMethod === 'Credit Balance') && {
    paymentMethod: 'payments.credit-automatic',
  }),
  ...(holdsCard(reason) && { reason: noCards }),
  ...(holdsCard(reference) && { reference: noCards }),
  ...(holdsCard(failure) && { failure: noCards }),
});
