import {
  currency,
  date,
  flag,
  instant,
  oneOf,
  optional,
  reference,
  signedMoney,
  text,
  whole,
} from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';
import { paymentMethodKinds } from './paymentMethods.ts';
import { faultsOfTransaction } from './transactionFaults.ts';

export const transactionKinds = ['Payment', 'Refund', 'Credit'] as const;
/** Credit balance that is moved from one invoice to another is no money that comes or goes. */
export const transactionMethods = [...paymentMethodKinds, 'Credit Balance'] as const;
export const transactionStatuses = ['Completed', 'Failed', 'Pending'] as const;

/**
 * A payment, tried or made; a refund, below zero; or credit balance moved between two invoices, as two rows that come to
 * nothing. So any sum of completed amounts is the money that came in. A completed one counts on its invoice.
 */
export const transactions = defineNoun({
  name: 'transactions',
  label: 'Transaction',
  plural: 'Transactions',
  prefix: 'TXN',
  fields: {
    companyId: reference('Company', 'companies'),
    kind: oneOf('Kind', transactionKinds),
    invoiceId: optional(reference('Invoice', 'invoices')),
    plan: text('Plan', 60),
    amount: signedMoney('Amount'),
    currency: currency(),
    status: oneOf('Status', transactionStatuses),
    date: date('Date'),
    paymentMethod: oneOf('Payment Method', transactionMethods),
    /** What tells the payment in the payer's own books. */
    reference: optional(text('Reference', 60)),
    /** Why it was refunded. */
    reason: optional(text('Reason', 200)),
    /** Why it failed. */
    failure: optional(text('Failure', 200)),
    /** Waits to be handed to the gateway. */
    queued: flag('Queued'),
    /** How often the gateway has answered. */
    attempts: whole('Attempts'),
    /** How often in a row it has not answered. */
    unanswered: whole('Attempts Without Response'),
    /** When it is handed to the gateway again, which has been asked and has not answered yet. */
    tryAfter: optional(instant('Next Attempt')),
  },
  fixed: ['companyId', 'kind', 'invoiceId', 'amount', 'currency', 'plan'],
  serverSet: ['queued', 'attempts', 'unanswered', 'tryAfter'],
  check: faultsOfTransaction,
  defaults: { kind: 'Payment', currency: 'USD' },
  search: ['plan'],
  title: 'id',
  frozen: ({ kind }) => (kind === 'Payment' ? null : 'Only payments can be edited'),
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending', 'Completed'],
      moves: { Pending: { Completed: ['admin'], Failed: ['admin'] }, Failed: { Pending: ['admin'] } },
    },
  ],
});
export type Transaction = RowOf<typeof transactions>;
