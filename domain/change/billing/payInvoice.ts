import { creditable, isOwed, refundable } from '../../contract/billing/invoiceBalance.ts';
import type { Invoice } from '../../contract/billing/invoices.ts';
import { mostPostponed } from '../../contract/billing/postponed.ts';
import type { Transaction } from '../../contract/billing/transactions.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Code } from '../../messages/message.ts';
import { addDays } from '../../time/days.ts';
import type { Context, Reader, Values } from '../context.ts';
import { bookedOn } from './books.ts';

/** Changes to what a company owes and has paid run one at a time. */
export const moneyOf = (companyId: unknown) => `money of ${companyId}`;

const onItsWay: Code = 'invoices.payment-in-progress';

/**
 * A payment must match its invoice's company, plan and currency. Only one may be pending, for no more than
 * the open amount. An overpayment becomes credit balance. A refund returns no more than was paid.
 */
export const keptTransaction = async (
  row: Values,
  reader: Reader,
  context: Pick<Context, 'now' | 'platform'>,
): Promise<Values> => {
  const before = row.id ? ((await reader.find('transactions', String(row.id))) as Transaction | null) : null;
  if (!before && row.kind === 'Credit') throw Invalid({ kind: 'payments.credit-automatic' });
  if (before?.status === row.status) return {};
  if (row.status === 'Failed') return givenUp(before);
  if (row.kind === 'Return' || (row.kind === 'Refund' && row.invoiceId === null)) {
    await checkReturn(row, reader);
    return {};
  }
  if (row.invoiceId === null)
    return row.kind === 'Payment' && row.status === 'Completed' ? { unused: row.amount } : {};
  if (row.kind === 'Refund') {
    await checkRefund(row, reader);
    return {};
  }
  await checkOwed(row, reader);
  const isTried = row.status === 'Pending';
  const confirmed = !isTried && before?.date === row.date ? before : null;
  return {
    queued: isTried,
    unanswered: 0,
    tryAfter: null,
    ...(isTried && { failure: null }),
    // If its month is closed by now, it counts from the first open day.
    ...(confirmed && { date: await bookedOn(confirmed.date, context, reader) }),
  };
};

/** A payment that the gateway may have executed cannot be canceled: paying again would charge twice. */
const givenUp = (before: Transaction | null) => {
  if (before?.queued && before.tryAfter !== null) throw Conflict('payments.unanswered');
  return { queued: false };
};

const checkOwed = async (row: Values, reader: Reader) => {
  const { invoice: found, moving } = await invoiceOf(row, row.invoiceId, reader);
  const invoice = matching(row, found);
  if (!isOwed(invoice)) throw Conflict({ code: 'invoices.nothing-due', values: { id: invoice.id } });
  if (moving.some(({ id }) => id !== row.id))
    throw Conflict({ code: 'invoices.paying', values: { id: invoice.id } });
  if (row.status === 'Pending' && Number(row.amount) > invoice.open)
    throw Invalid({ amount: 'payments.above-due' });
};

const checkRefund = async (row: Values, reader: Reader) => {
  const { invoice, moving } = await invoiceOf(row, row.invoiceId, reader);
  const paid = matching(row, invoice);
  if (moving.length) throw Conflict(onItsWay);
  if (-Number(row.amount) > refundable(paid)) throw Invalid({ amount: 'payments.above-refundable' });
};

/** Money that left again belongs to a payment, and is no more than is left of it and on its invoice. */
const checkReturn = async (row: Values, reader: Reader) => {
  const { invoice, moving } = await invoiceOf(row, row.invoiceId, reader);
  const payment = (await reader.find('transactions', String(row.returnOf))) as Transaction | null;
  const isSame =
    payment?.kind === 'Payment' &&
    payment.status === 'Completed' &&
    [...ofInvoice, 'invoiceId' as const].every((field) => payment[field] === row[field]);
  if (!isSame) throw Invalid({ returnOf: 'payments.other-payment' });
  if (moving.length && row.invoiceId !== null) throw Conflict(onItsWay);
  const returns = await reader.findAll('transactions', { returnOf: row.returnOf });
  const left = returns.reduce((rest, { amount }) => rest + Number(amount), payment.amount);
  const most = Math.min(left, invoice ? refundable(invoice) : payment.unused);
  if (-Number(row.amount) > most) throw Invalid({ amount: 'payments.above-payment' });
};

/** The invoice and its pending payments, read under the lock on its company's money. */
const invoiceOf = async (row: Values, invoiceId: unknown, reader: Reader) => {
  await reader.hold(moneyOf(row.companyId), 'alone');
  const [[invoice], moving] = await Promise.all([
    reader.findAll('invoices', { id: invoiceId, kind: 'Invoice' }),
    reader.findAll('transactions', { invoiceId, status: 'Pending' }),
  ]);
  return { invoice: invoice as Invoice | undefined, moving };
};

const ofInvoice = ['companyId', 'currency', 'plan'] as const;
/** The invoice of this row, which is for the same company, plan and currency. */
const matching = (row: Values, invoice: Invoice | undefined): Invoice => {
  const other = ofInvoice.filter((field) => row[field] !== invoice?.[field]);
  if (other.length)
    throw Invalid(Object.fromEntries(other.map((field) => [field, 'payments.other-invoice'])));
  return invoice as Invoice;
};

/** A due date moves later, with a reason of its own, and only so far. */
const postponed = (before: Invoice, { dueDate, dueReason }: Values): Values => {
  if (dueDate === before.dueDate) {
    if (dueReason !== before.dueReason) throw Invalid({ dueReason: 'invoices.reason-alone' });
    return {};
  }
  const firstDueDate = before.firstDueDate ?? before.dueDate;
  const last = addDays(firstDueDate, mostPostponed);
  if (String(dueDate) < before.dueDate) throw Invalid({ dueDate: 'invoices.only-later' });
  if (String(dueDate) > last)
    throw Invalid({ dueDate: { code: 'invoices.too-late', values: { day: last } } });
  if (!dueReason || dueReason === before.dueReason) throw Invalid({ dueReason: 'invoices.postpone-reason' });
  return { firstDueDate };
};

/**
 * An issued invoice is postponed at most. A credit note reduces its invoice by no more than remains, and is refused while
 * a payment is pending.
 */
export const keptInvoice = async (row: Values, reader: Reader): Promise<Values> => {
  const before = row.id ? await reader.find('invoices', String(row.id)) : null;
  if (before) return postponed(before as Invoice, row);
  if (row.dueReason) throw Invalid({ dueReason: 'invoices.reason-alone' });
  if (row.kind !== 'Credit Note' || row.creditOf === null) return {};
  const { invoice, moving } = await invoiceOf(row, row.creditOf, reader);
  if (!invoice) throw Invalid({ creditOf: 'invoices.missing' });
  matching(row, invoice);
  if (moving.length) throw Conflict(onItsWay);
  if (-Number(row.amount) > creditable(invoice)) throw Invalid({ amount: 'payments.above-remaining' });
  return { ...takenOver(invoice), dueDate: row.issuedDate };
};

type TakenOver = Pick<Invoice, 'plan' | 'periodStart' | 'periodEnd' | 'subscriptionId'>;

/** Fields that a credit note copies from its invoice. */
export const takenOver = ({ plan, periodStart, periodEnd, subscriptionId }: TakenOver): TakenOver => ({
  plan,
  periodStart,
  periodEnd,
  subscriptionId,
});
