import type { Code, Faults } from '../../messages/message.ts';

export const invoiceKinds = ['Invoice', 'Credit Note'] as const;
export const invoiceStatuses = ['Pending', 'Paid', 'Overdue', 'Credited', 'Refunded'] as const;

/** Totals of an invoice, in minor units of its currency. */
type Ledger = {
  kind: (typeof invoiceKinds)[number];
  amount: number;
  credited: number;
  paid: number;
  refunded: number;
  status: (typeof invoiceStatuses)[number];
};
type Balance = { open: number; overpaid: number; status: Ledger['status'] };

/** Whether its company still has to pay it. */
export const isOwed = ({ status }: Pick<Ledger, 'status'>): boolean =>
  status === 'Pending' || status === 'Overdue';

/** Whether its company cannot start new deals until it is paid, credited, postponed, or its reminders are paused. */
export const limitsService = (invoice: Pick<Ledger, 'status'> & { serviceLimited: boolean }): boolean =>
  invoice.serviceLimited && isOwed(invoice);

/** Open or overpaid amount of an invoice, and the resulting state. */
export const balanceOf = (invoice: Ledger): Balance => {
  const { kind, amount, credited, paid, refunded } = invoice;
  if (kind === 'Credit Note') return { open: 0, overpaid: 0, status: 'Credited' };
  const rest = amount - credited - paid + refunded;
  return { open: Math.max(0, rest), overpaid: Math.max(0, -rest), status: stateOf(invoice, rest) };
};

const stateOf = (invoice: Ledger, rest: number): Ledger['status'] => {
  const { amount, credited, paid, refunded, status } = invoice;
  if (rest > 0) return isOwed(invoice) ? status : 'Pending';
  if (credited < amount) return 'Paid';
  return refunded > 0 && refunded === paid ? 'Refunded' : 'Credited';
};

/** Amount of an invoice that can still be credited, and amount of its payments that can still be refunded. */
export const creditable = ({ amount, credited }: Pick<Ledger, 'amount' | 'credited'>): number =>
  amount - credited;
export const refundable = ({ paid, refunded }: Pick<Ledger, 'paid' | 'refunded'>): number => paid - refunded;

/** Why an invoice or a credit note can no longer be edited, or null. */
export const whyNotEdited = ({ kind, status }: Pick<Ledger, 'kind' | 'status'>): Code | null =>
  kind === 'Credit Note' ? 'invoices.credit-note' : settled[status];

const settled: Record<Ledger['status'], Code | null> = {
  Pending: null,
  Overdue: null,
  Paid: 'invoices.paid',
  Credited: 'invoices.credited',
  Refunded: 'invoices.refunded',
};

type Dated = {
  amount: number;
  creditOf: string | null;
  creditReason: string | null;
  issuedDate: string;
  dueDate: string;
};

export const faultsOfInvoice = ({ amount, creditOf, issuedDate, dueDate }: Dated): Faults => ({
  ...(amount <= 0 && { amount: 'money.not-positive' }),
  ...(dueDate < issuedDate && { dueDate: 'invoices.due-early' }),
  ...(creditOf !== null && { creditOf: 'invoices.only-credit-notes' }),
});

export const faultsOfNote = ({ amount, creditOf, creditReason }: Dated): Faults => ({
  ...(amount >= 0 && { amount: 'money.not-negative' }),
  ...(creditOf === null && { creditOf: 'text.required' }),
  ...(!creditReason && { creditReason: 'invoices.credit-reason' }),
});
