import {
  currency,
  date,
  flag,
  instant,
  money,
  oneOf,
  optional,
  reference,
  signedMoney,
  text,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { operators } from '../seenBy.ts';
import { paymentMethodKinds } from './paymentMethods.ts';
import { faultsOfTransaction } from './transactionFaults.ts';

const transactionKinds = ['Payment', 'Refund', 'Return', 'Credit'] as const;
/** Moving credit balance from one invoice to another is no cash flow. */
const transactionMethods = [...paymentMethodKinds, 'Credit Balance'] as const;
const transactionStatuses = ['Completed', 'Failed', 'Pending'] as const;

/**
 * A payment, attempted or completed; a refund, which is negative and forgives what it pays back; a return, which is
 * negative and makes the payment's amount due again (returned by the bank, charged back, booked in error); or credit
 * balance moved, as two rows that sum to zero. So any sum of completed amounts is the money received. Completed rows
 * count on their invoice. A payment without an invoice is credit balance of its company, which pays its next invoices.
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
    /** The payment that a return, or a refund of credit balance, takes back. */
    returnOf: optional(reference('Returned Payment', 'transactions')),
    /** The entry of a bank statement that shows it. */
    bankEntryId: operators(optional(reference('Bank Entry', 'bankEntries'))),
    plan: text('Plan', 60),
    amount: signedMoney('Amount'),
    currency: currency(),
    status: oneOf('Status', transactionStatuses),
    date: date('Date'),
    paymentMethod: oneOf('Payment Method', transactionMethods),
    /** Reference for the payer's accounting. */
    reference: optional(text('Reference', 60)),
    /** What is left of a payment without an invoice. */
    unused: money('Credit Balance'),
    /** Reason for the refund or return. */
    reason: optional(text('Reason', 200)),
    /** Reason for the failure. */
    failure: optional(text('Failure', 200)),
    /** Waiting to be sent to the gateway. */
    queued: flag('Queued'),
    /** Number of answers from the gateway. */
    attempts: whole('Attempts'),
    /** Number of consecutive attempts without an answer. */
    unanswered: whole('Attempts Without Response'),
    /** Time of the next attempt after the gateway did not answer. */
    tryAfter: optional(instant('Next Attempt')),
  },
  fixed: ['companyId', 'kind', 'invoiceId', 'returnOf', 'amount', 'currency', 'plan'],
  serverSet: ['bankEntryId', 'unused', 'queued', 'attempts', 'unanswered', 'tryAfter'],
  pastDates: ['date'],
  check: faultsOfTransaction,
  defaults: { kind: 'Payment', currency: 'USD' },
  search: ['plan'],
  foundBy: { companies: ['companyId'], amounts: ['amount'] },
  title: 'id',
  frozen: ({ kind }) => (kind === 'Payment' ? null : 'payments.not-editable'),
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending', 'Completed'],
      moves: { Pending: { Completed: ['admin'], Failed: ['admin'] }, Failed: { Pending: ['admin'] } },
    },
  ],
});
export type Transaction = RowOf<typeof transactions>;
