import { currency, date, flag, instant, money, oneOf, optional, reference, text, whole } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';
import { paymentMethodKinds } from './paymentMethods.ts';

export const transactionStatuses = ['Completed', 'Failed', 'Pending'] as const;

/** As many digits in a row as cards have. */
const holdsCard = (text: string | null): boolean => /\d(?:[ .-]?\d){12}/.test(text ?? '');
const noCards = 'Never the number of a card';

/** One payment, tried or made. Of one that belongs to an invoice, being completed makes the invoice paid. */
export const transactions = defineNoun({
  name: 'transactions',
  label: 'Transaction',
  plural: 'Transactions',
  prefix: 'TXN',
  fields: {
    companyId: reference('Company', 'companies'),
    invoiceId: optional(reference('Invoice', 'invoices')),
    plan: text('Plan', 60),
    amount: money('Amount'),
    currency: currency(),
    status: oneOf('Status', transactionStatuses),
    date: date('Date'),
    paymentMethod: oneOf('Payment Method', paymentMethodKinds),
    /** What tells the payment in the payer's own books. */
    reference: optional(text('Reference', 60)),
    /** Why it failed. */
    failure: optional(text('Failure', 200)),
    /** Waits to be handed to the gateway. */
    queued: flag('Queued'),
    /** How often the gateway has answered. */
    attempts: whole('Attempts'),
    /** How often in a row it has not answered. */
    unanswered: whole('Times Without Answer'),
    /** When it is handed to the gateway again, which has been asked and has not answered yet. */
    tryAfter: optional(instant('Tried Again')),
  },
  fixed: ['companyId', 'invoiceId', 'amount', 'currency', 'plan'],
  serverSet: ['queued', 'attempts', 'unanswered', 'tryAfter'],
  check: ({ reference, failure }): Record<string, string> => ({
    ...(holdsCard(reference) && { reference: noCards }),
    ...(holdsCard(failure) && { failure: noCards }),
  }),
  defaults: { currency: 'USD' },
  search: ['plan'],
  title: 'id',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending', 'Completed'],
      moves: { Pending: { Completed: ['admin'], Failed: ['admin'] }, Failed: { Pending: ['admin'] } },
    },
  ],
});
export type Transaction = RowOf<typeof transactions>;
