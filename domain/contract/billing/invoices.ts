import type { Faults } from '../../messages/message.ts';
import {
  currency,
  date,
  flag,
  list,
  money,
  oneOf,
  optional,
  reference,
  signedMoney,
  text,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { mostLevels } from '../platform/dunningLevels.ts';
import {
  balanceOf,
  faultsOfInvoice,
  faultsOfNote,
  invoiceKinds,
  invoiceStatuses,
  whyNotEdited,
} from './invoiceBalance.ts';

/**
 * What a company owes the platform, and credit notes, which have negative amounts and their own dates, so any
 * sum of amounts is the net invoiced. Numbers of each kind have no gaps and are never deleted. The open
 * amount and the state follow from credit notes and payments; Overdue follows from the date.
 */
export const invoices = defineNoun({
  name: 'invoices',
  label: 'Invoice',
  plural: 'Invoices',
  prefix: 'INV',
  prefixes: { field: 'kind', of: { 'Credit Note': 'CN' } },
  fields: {
    kind: oneOf('Kind', invoiceKinds),
    /** The invoice that a credit note reduces, in full or in part. */
    creditOf: optional(reference('Credited Invoice', 'invoices')),
    companyId: reference('Company', 'companies'),
    plan: text('Plan', 60),
    amount: signedMoney('Amount'),
    currency: currency(),
    periodStart: optional(date('Period Start')),
    periodEnd: optional(date('Period End')),
    status: oneOf('Status', invoiceStatuses),
    issuedDate: date('Issued'),
    dueDate: date('Due Date'),
    /** Why the due date was postponed, and the date on the invoice as it was issued. */
    dueReason: optional(text('Reason for New Due Date', 200)),
    firstDueDate: optional(date('Original Due Date')),
    paidDate: optional(date('Paid')),
    /** Total of its credit notes. */
    credited: money('Credited Amount'),
    /** Total of its payments, including credit balance. */
    paid: money('Paid Amount'),
    refunded: money('Refunded Amount'),
    /** Amount still to be paid, and amount overpaid; one of them is 0. */
    open: money('Amount Due'),
    overpaid: money('Credit Balance'),
    subscriptionId: optional(reference('Subscription', 'subscriptions')),
    /** First day of the month whose run created it. */
    billedMonth: optional(date('Billing Run')),
    creditReason: optional(text('Reason for Credit', 200)),
    /** The due date that its company was notified of missing. */
    overdueTold: optional(date('Overdue Notice Sent')),
    /** Dates of its reminders, each after its step: days from the due date. */
    reminders: list('Reminders Sent'),
    /** How many levels of reminders were sent for its due date. */
    dunningLevel: whole('Reminder Level', 0, mostLevels),
    /** Its company cannot start new deals while it is owed; `limitsService` in `invoiceBalance.ts` is the rule. */
    serviceLimited: flag('Limits Service'),
    /** Why it is not reminded of for now; null while it is. */
    dunningPause: optional(text('Reason for Paused Reminders', 200)),
  },
  // An issued invoice changes by credit notes and payments, and its due date with a reason.
  fixed: [
    'kind',
    'creditOf',
    'companyId',
    'plan',
    'amount',
    'currency',
    'periodStart',
    'periodEnd',
    'creditReason',
  ],
  serverSet: [
    'issuedDate',
    'firstDueDate',
    'paidDate',
    'credited',
    'paid',
    'refunded',
    'open',
    'overpaid',
    'subscriptionId',
    'billedMonth',
    'overdueTold',
    'reminders',
    'dunningLevel',
    'serviceLimited',
  ],
  defaults: { kind: 'Invoice', currency: 'USD' },
  search: ['plan'],
  foundBy: { companies: ['companyId'], amounts: ['amount', 'open'] },
  title: 'id',
  derivedStatus: { field: 'status', from: 'Pending', to: 'Overdue', after: 'dueDate' },
  // Credit notes and payments change it: see contract/invoiceBalance.ts.
  lifecycles: [{ field: 'status', initial: ['Pending'], moves: {} }],
  unused: ({ firstDueDate, dunningLevel, dunningPause }) => [
    ...(firstDueDate === null ? ['firstDueDate', 'dueReason'] : []),
    ...(dunningLevel === 0 ? ['dunningLevel', 'serviceLimited'] : []),
    ...(dunningPause === null ? ['dunningPause'] : []),
  ],
  derive: (row) => balanceOf(row),
  check: (row): Faults => (row.kind === 'Invoice' ? faultsOfInvoice(row) : faultsOfNote(row)),
  frozen: whyNotEdited,
});
export type Invoice = RowOf<typeof invoices>;
