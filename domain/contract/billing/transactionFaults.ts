type Checked = {
  kind: string;
  amount: number;
  status: string;
  invoiceId: string | null;
  paymentMethod: string;
  reason: string | null;
  reference: string | null;
  failure: string | null;
};

/** As many digits in a row as cards have. */
const holdsCard = (text: string | null): boolean => /\d(?:[ .-]?\d){12}/.test(String(text));
const noCards = 'Don’t enter a card number';

export const faultsOfTransaction = ({
  kind,
  amount,
  status,
  invoiceId,
  paymentMethod,
  reason,
  reference,
  failure,
}: Checked): Record<string, string> => ({
  ...(kind === 'Payment' && amount <= 0 && { amount: 'Enter an amount above 0' }),
  ...(kind === 'Refund' && amount >= 0 && { amount: 'Enter an amount below 0' }),
  ...(kind === 'Refund' && invoiceId === null && { invoiceId: 'Required' }),
  ...(kind === 'Refund' && !reason && { reason: 'Enter a reason for the refund' }),
  ...(kind === 'Refund' && status !== 'Completed' && { status: 'Record a refund after it has been made' }),
  ...((kind === 'Credit') !== (paymentMethod === 'Credit Balance') && {
    paymentMethod: 'Credit balance is applied automatically',
  }),
  ...(holdsCard(reason) && { reason: noCards }),
  ...(holdsCard(reference) && { reference: noCards }),
  ...(holdsCard(failure) && { failure: noCards }),
});
