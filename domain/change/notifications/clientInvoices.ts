import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import type { Row } from '../../contract/noun.ts';
import type { Due } from '../../query/due.ts';
import { monthAfter, utcDay } from '../../time/days.ts';
import type { Effect } from '../effect.ts';
import { amountIn } from './notificationRows.ts';
import type { NotificationCode } from './notificationTitle.ts';

const codes: Partial<Record<ProviderInvoice['status'], NotificationCode>> = {
  Sent: 'clientInvoiceSent',
  Paid: 'clientInvoicePaid',
  Void: 'clientInvoiceVoided',
};

/** The client learns that an invoice was sent, paid or voided; of one that was never sent, nothing. */
export const clientInvoiceNotifications = (
  before: ProviderInvoice,
  after: ProviderInvoice & Row,
): Effect[] => {
  const isNewAccount = after.status === 'Sent' && after.bankDetailsChanged;
  const code = isNewAccount ? 'clientInvoiceOtherBank' : codes[after.status];
  return code && (after.status === 'Sent' || before.sent) ? toClient(after, code, after.voidReason) : [];
};

const toClient = (invoice: ProviderInvoice & Row, code: NotificationCode, body: string | null): Effect[] => {
  const { id, recruiterId, providerId, number, total, currency, dueDate } = invoice;
  if (recruiterId === null) return [];
  return [
    {
      kind: 'notifyCompany',
      companyId: recruiterId,
      from: providerId,
      notification: {
        key: 'applicationUpdates',
        code,
        values: { invoice: number, amount: amountIn(total, currency), date: dueDate },
        body,
        link: `/recruiter/providerInvoices/${id}/show`,
      },
    },
  ];
};

/** Invoices that are past their due date, not paid and not disputed. */
export const clientInvoicesToRemind: Due<'providerInvoices'> = {
  noun: 'providerInvoices',
  order: 'dueDate',
  where: (now) => [
    ['status', '=', 'Sent'],
    ['dueDate', '<', utcDay(now)],
    ['remindedDate', '=', null],
    ['disputed', '=', false],
  ],
};

export const clientInvoiceReminder = (invoice: ProviderInvoice & Row): Effect[] =>
  toClient(invoice, 'clientInvoiceOverdue', null);

/** Invoices and credit notes of past months whose commission is not charged yet. */
export const commissionsToCharge: Due<'providerInvoices'> = {
  noun: 'providerInvoices',
  order: 'issuedDate',
  where: (now) => [
    ['chargedIn', '=', null],
    ['commission', '<>', 0],
    ['issuedDate', '<', monthAfter(utcDay(now), 0)],
  ],
};
