import { currency, date, money, oneOf, optional, reference, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const invoiceStatuses = ['Pending', 'Paid', 'Overdue'] as const;

/** What a company owes the platform. */
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
  },
  fixed: ['companyId', 'amount', 'currency'],
  serverSet: ['issuedDate', 'paidDate'],
  defaults: { currency: 'USD' },
  search: ['plan'],
  title: 'id',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending'],
      moves: {
        Pending: { Paid: ['admin'], Overdue: ['admin'] },
        Overdue: { Paid: ['admin'], Pending: ['admin'] },
      },
    },
  ],
  stamps: [{ field: 'status', to: 'Paid', writes: 'paidDate', as: 'date' }],
  frozen: (invoice) => (invoice.status === 'Paid' ? 'A paid invoice is not edited' : null),
});
export type Invoice = RowOf<typeof invoices>;
