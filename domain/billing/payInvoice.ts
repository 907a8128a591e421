import type { Reader, Values } from '../change/context.ts';
import { type Invoice, isOwed } from '../contract/invoices.ts';
import type { Transaction } from '../contract/transactions.ts';
import { Conflict, Invalid } from '../errors.ts';

/** Two who pay or credit an invoice at once do so one after the other. */
const paymentOf = (invoiceId: unknown) => `payment of ${invoiceId}`;

/**
 * A payment is for what its invoice says and nothing else, and only one at a time is on its way. A new one, and one that
 * is tried again, waits for the gateway.
 */
export const keptTransaction = async (row: Values, reader: Reader): Promise<Values> => {
  if (row.invoiceId === null) return {};
  const before = row.id ? ((await reader.find('transactions', String(row.id))) as Transaction | null) : null;
  if (before?.status === row.status) return {};
  if (row.status === 'Failed') return givenUp(before);
  await checkOwed(row, reader);
  const isTried = row.status === 'Pending';
  return { queued: isTried, unanswered: 0, tryAfter: null, ...(isTried && { failure: null }) };
};

/** Nobody may call off what the gateway may have done: paid for another time, it would be paid for twice. */
const givenUp = (before: Transaction | null) => {
  if (before?.queued && before.tryAfter !== null)
    throw Conflict('The payment service has been asked and has not answered yet. It is asked until it does.');
  return { queued: false };
};

const checkOwed = async (row: Values, reader: Reader) => {
  await reader.hold(paymentOf(row.invoiceId), 'alone');
  const [[invoice], others] = await Promise.all([
    reader.findAll('invoices', { id: row.invoiceId }),
    reader.findAll('transactions', { invoiceId: row.invoiceId, status: 'Pending' }),
  ]);
  checkSame(row, invoice as Invoice | undefined);
  if (!isOwed(invoice as Invoice))
    throw Conflict(`Invoice ${invoice?.id} is not open: nothing is owed on it`);
  if (others.some(({ id }) => id !== row.id))
    throw Conflict(`A payment of invoice ${invoice?.id} is on its way already`);
};

const ofInvoice = ['companyId', 'amount', 'currency', 'plan'] as const;
const checkSame = (row: Values, invoice: Invoice | undefined) => {
  const other = ofInvoice.filter((field) => row[field] !== invoice?.[field]);
  if (other.length)
    throw Invalid(Object.fromEntries(other.map((field) => [field, 'Not what the invoice says'])));
};

/** A credit gets the next number of its own row, and is refused while money is on its way. */
export const creditedInvoice = async (row: Values, reader: Reader): Promise<Values> => {
  if (row.status !== 'Credited' || row.creditNumber !== null) return {};
  await reader.hold(paymentOf(row.id), 'alone');
  await reader.hold('credit notes', 'alone');
  const [moving, credited] = await Promise.all([
    reader.findAll('transactions', { invoiceId: row.id, status: 'Pending' }),
    reader.findAll('invoices', { status: 'Credited' }),
  ]);
  if (moving.length) throw Conflict('A payment of this invoice is on its way');
  return { creditNumber: `CN-${String(credited.length + 1).padStart(3, '0')}` };
};
