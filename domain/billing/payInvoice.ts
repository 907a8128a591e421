import { wallTime } from '../calendar/zones.ts';
import type { Context, Reader, Values } from '../change/context.ts';
import { creditable, isOwed, refundable } from '../contract/invoiceBalance.ts';
import type { Invoice } from '../contract/invoices.ts';
import type { Transaction } from '../contract/transactions.ts';
import { Conflict, Invalid } from '../errors.ts';
import { firstPlatform } from '../settings/platform.ts';

/** Changes of what a company owes and has paid happen one after the other. */
export const moneyOf = (companyId: unknown) => `money of ${companyId}`;

const onItsWay = 'A payment for this invoice is in progress';

/**
 * A payment goes by its invoice: of its company, plan and currency, one at a time on its way, and no more asked for than
 * is open. More that has come is kept as credit balance. A refund gives back no more than was paid.
 */
export const keptTransaction = async (row: Values, reader: Reader, context: Context): Promise<Values> => {
  const before = row.id ? ((await reader.find('transactions', String(row.id))) as Transaction | null) : null;
  if (before?.date !== row.date) checkDay(row, context);
  if (!before && row.kind === 'Credit') throw Invalid({ kind: 'Credit balance is applied automatically' });
  if (row.invoiceId === null || before?.status === row.status) return {};
  if (row.status === 'Failed') return givenUp(before);
  if (row.kind === 'Refund') {
    await checkRefund(row, reader);
    return {};
  }
  await checkOwed(row, reader);
  const isTried = row.status === 'Pending';
  return { queued: isTried, unanswered: 0, tryAfter: null, ...(isTried && { failure: null }) };
};

/** A payment is recorded once it has come: on today's date, by the platform's clocks, at the latest. */
const checkDay = ({ date }: Values, { now, platform = firstPlatform }: Context) => {
  if (String(date) > wallTime(now.getTime(), platform.timeZone).date)
    throw Invalid({ date: 'Choose today or an earlier date' });
};

/** Nobody may call off what the gateway may have done: paid for another time, it would be paid for twice. */
const givenUp = (before: Transaction | null) => {
  if (before?.queued && before.tryAfter !== null)
    throw Conflict('The payment service has not responded yet. We will keep trying.');
  return { queued: false };
};

const checkOwed = async (row: Values, reader: Reader) => {
  const { invoice: found, moving } = await invoiceOf(row, row.invoiceId, reader);
  const invoice = matching(row, found);
  if (!isOwed(invoice)) throw Conflict(`Nothing is due on invoice ${invoice.id}`);
  if (moving.some(({ id }) => id !== row.id))
    throw Conflict(`A payment for invoice ${invoice.id} is already in progress`);
  if (row.status === 'Pending' && Number(row.amount) > invoice.open)
    throw Invalid({ amount: 'Enter at most the amount due on this invoice' });
};

const checkRefund = async (row: Values, reader: Reader) => {
  const { invoice, moving } = await invoiceOf(row, row.invoiceId, reader);
  const paid = matching(row, invoice);
  if (moving.length) throw Conflict(onItsWay);
  if (-Number(row.amount) > refundable(paid))
    throw Invalid({ amount: 'Enter at most the refundable amount of this invoice' });
};

/** An invoice as it stands once nobody else is at work on its company's money, and its payments on their way. */
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
    throw Invalid(Object.fromEntries(other.map((field) => [field, 'Does not match the invoice'])));
  return invoice as Invoice;
};

/** A credit note takes back no more than is left of its invoice, and nothing while a payment is on its way. */
export const keptInvoice = async (row: Values, reader: Reader): Promise<Values> => {
  if (row.kind !== 'Credit Note' || row.id || row.creditOf === null) return {};
  const { invoice, moving } = await invoiceOf(row, row.creditOf, reader);
  if (!invoice) throw Invalid({ creditOf: 'This invoice does not exist' });
  matching(row, invoice);
  if (moving.length) throw Conflict(onItsWay);
  if (-Number(row.amount) > creditable(invoice))
    throw Invalid({ amount: 'Enter at most the remaining amount of this invoice' });
  return { ...takenOver(invoice), dueDate: row.issuedDate };
};

type TakenOver = Pick<Invoice, 'plan' | 'periodStart' | 'periodEnd' | 'subscriptionId'>;

/** The fields that a credit note takes over from its invoice. */
export const takenOver = ({ plan, periodStart, periodEnd, subscriptionId }: TakenOver): TakenOver => ({
  plan,
  periodStart,
  periodEnd,
  subscriptionId,
});
