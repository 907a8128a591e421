import { currency, date, list, money, oneOf, optional, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const invoiceStatuses = ['Pending', 'Paid', 'Overdue', 'Credited'] as const;

/**
 * What a company owes the platform. Numbers follow each other without a hole, so none is ever removed: one that was
 * wrong is credited, under a number of its own. Whether it is overdue is the calendar's word.
 */
export const invoices = defineNoun({
  name: 'invoices',
  label: 'Invoice',
  plural: 'Invoices',
  prefix: 'INV',
  fields: {
    companyId: reference('Company', 'companies'),
    plan: text('Plan', 60),
    amount: money('Amount'),
    currency: currency(),
    periodStart: optional(date('Period Start')),
    periodEnd: optional(date('Period End')),
    status: oneOf('Status', invoiceStatuses),
    issuedDate: date('Issued'),
    dueDate: date('Due Date'),
    paidDate: optional(date('Paid')),
    subscriptionId: optional(reference('Subscription', 'subscriptions')),
    /** The first day of the month whose run made it. */
    billedMonth: optional(date('Billing Run')),
    creditNumber: optional(text('Credit Note', 40)),
    creditedDate: optional(date('Credited')),
    creditReason: optional(text('Reason for Credit', 200)),
    /** The due date that its company was told it had missed. */
    overdueTold: optional(date('Told Overdue')),
    /** The days on which it was reminded of, each after its step: days from the due date. */
    reminders: list('Reminders Sent'),
  },
  fixed: ['companyId', 'amount', 'currency'],
  serverSet: [
    'issuedDate',
    'paidDate',
    'subscriptionId',
    'billedMonth',
    'creditNumber',
    'creditedDate',
    'overdueTold',
    'reminders',
  ],
  defaults: { currency: 'USD' },
  search: ['plan'],
  title: 'id',
  overtaken: { field: 'status', from: 'Pending', to: 'Overdue', after: 'dueDate' },
  // A payment makes it paid: see transactions.
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending'],
      moves: { Pending: { Credited: ['admin'] }, Overdue: { Credited: ['admin'] } },
    },
  ],
  stamps: [{ field: 'status', to: 'Credited', writes: 'creditedDate', as: 'date' }],
  check: ({ status, creditReason }): Record<string, string> =>
    status === 'Credited' && !creditReason ? { creditReason: 'Say why it is credited' } : {},
  frozen: ({ status }) =>
    status === 'Paid'
      ? 'A paid invoice is not edited'
      : status === 'Credited'
        ? 'A credited invoice is not edited'
        : null,
});
export type Invoice = RowOf<typeof invoices>;

/** Does its company still have to pay it? */
export const isOwed = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'Pending' || status === 'Overdue';
