import { currency, date, money, oneOf, optional, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';
import { paymentMethodKinds } from './paymentMethods.ts';

export const transactionStatuses = ['Completed', 'Failed', 'Pending'] as const;

/** One payment, tried or made. */
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
  },
  fixed: ['companyId', 'invoiceId', 'amount', 'currency', 'plan'],
  defaults: { currency: 'USD' },
  search: ['plan'],
  title: 'id',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending'],
      moves: { Pending: { Completed: ['admin'], Failed: ['admin'] }, Failed: { Pending: ['admin'] } },
    },
  ],
});
export type Transaction = RowOf<typeof transactions>;
