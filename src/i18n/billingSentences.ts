/** Server messages about payments: why one failed, and why one cannot be canceled. */
export const billingSentences = [
  'The payment service has not responded yet. We will keep trying.',
  'The payment service is not responding. We will try again.',
  'The card was declined',
  'The card has insufficient funds',
  'The card has expired',
  'The payment service could not be reached',
  'The transfer was sent back by the bank',
  'The account could not be charged',
  'No Credit Card is on file',
  'No PayPal is on file',
  'Nothing is owed on this invoice',
] as const;
export type BillingSentenceTexts = Record<(typeof billingSentences)[number], string>;
