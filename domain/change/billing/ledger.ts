import { balanceOf, creditable } from '../../contract/billing/invoiceBalance.ts';
import type { Invoice } from '../../contract/billing/invoices.ts';
import type { Transaction } from '../../contract/billing/transactions.ts';
import type { Row } from '../../contract/noun.ts';
import { utcDay } from '../../time/days.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { moneyOf, takenOver } from './payInvoice.ts';

/** A new invoice uses up the company's credit balance; a credit note reduces the invoice that it corrects. */
export const invoiceEffects = (made: Invoice & { id: string }, context: Context): Effect[] =>
  made.kind === 'Credit Note'
    ? [counted(made.creditOf, ({ credited }) => ({ credited: credited - made.amount }))]
    : [creditApplied(made, context)];

/** A completed payment or refund changes the totals of its invoice. */
export const transactionEffects = (made: Transaction, context: Context): Effect[] =>
  made.invoiceId === null
    ? made.returnOf === null
      ? []
      : [balanceUsed(made.returnOf, made.amount)]
    : made.kind === 'Refund'
      ? [refunded(made, context)]
      : [counted(made.invoiceId, ({ paid }) => ({ paid: paid + made.amount }), made.date)];

/** Adds to one total of an invoice; its open amount and status follow. */
const counted = (
  id: string | null,
  added: (invoice: Invoice) => Partial<Invoice>,
  paidOn?: string,
): Effect => ({
  kind: 'revise',
  noun: 'invoices',
  where: { id },
  values: (row) => {
    const invoice = row as Invoice;
    const changes = added(invoice);
    const balance = balanceOf({ ...invoice, ...changes });
    const isPaidNow = balance.status === 'Paid' && invoice.paidDate === null && paidOn !== undefined;
    const isOwedAgain = balance.open > 0 && invoice.paidDate !== null;
    return {
      ...changes,
      ...balance,
      ...(isPaidNow && { paidDate: paidOn }),
      ...(isOwedAgain && { paidDate: null }),
    };
  },
});

/** Changes what is left of a payment without an invoice. */
const balanceUsed = (id: string | null, by: number): Effect => ({
  kind: 'revise',
  noun: 'transactions',
  where: { id },
  values: (row) => ({ unused: Number(row.unused) + by }),
});

/**
 * Refunded money is not owed again: any refund above the invoice's credit balance is credited first, with the
 * same date and reason.
 */
const refunded = (refund: Transaction, context: Context): Effect =>
  afterReading([['invoices', { id: refund.invoiceId }]], ([invoices]) => {
    const [invoice] = invoices;
    if (!invoice) return [];
    const owed = Math.min(creditable(invoice), -refund.amount - invoice.overpaid);
    return [
      ...(owed > 0 ? [creditNote(invoice, owed, String(refund.reason), context)] : []),
      counted(refund.invoiceId, (now) => ({ refunded: now.refunded - refund.amount })),
    ];
  });

const today = ({ now }: Context): string => utcDay(now);

const creditNote = (
  invoice: Invoice & Row,
  amount: number,
  creditReason: string,
  context: Context,
): Effect => {
  const { id: creditOf, companyId, currency } = invoice;
  const { subscriptionId, ...words } = takenOver(invoice);
  const dueDate = today(context);
  return {
    kind: 'create',
    noun: 'invoices',
    by: 'system',
    row: {
      ...newRow('invoices', context, {
        kind: 'Credit Note',
        creditOf,
        companyId,
        currency,
        amount: -amount,
        creditReason,
        dueDate,
        ...words,
      }),
      subscriptionId,
    },
    following: () => [],
  };
};

/**
 * A company's credit balance in this currency is applied to its next invoice, the oldest first: what was overpaid on
 * invoices, and payments without an invoice.
 */
const creditApplied = (made: Invoice & { id: string }, context: Context): Effect =>
  afterReading(
    [
      ['invoices', { companyId: made.companyId, currency: made.currency, kind: 'Invoice' }],
      [
        'transactions',
        { companyId: made.companyId, currency: made.currency, kind: 'Payment', invoiceId: null },
      ],
    ],
    ([invoices, payments]) => {
      const sources: Source[] = [
        ...invoices.map((row) => ({ ...row, invoiceId: row.id, left: row.overpaid })),
        ...payments.map((row) => ({ ...row, left: row.unused })),
      ].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
      const moved: Effect[] = [];
      let open = made.open;
      for (const from of sources) {
        const amount = from.id === made.id ? 0 : Math.min(open, from.left);
        if (amount <= 0) continue;
        moved.push(
          creditMoved(from, -amount, made.id, context),
          ...(from.invoiceId === null ? [balanceUsed(from.id, -amount)] : []),
          creditMoved({ ...made, invoiceId: made.id }, amount, from.id, context),
        );
        open -= amount;
      }
      return moved;
    },
    moneyOf(made.companyId),
  );

/** Where credit balance lies, and how much of it is left. */
type Source = Holder & Pick<Row, 'id' | 'createdAt'> & { left: number };
type Holder = Pick<Transaction, 'companyId' | 'invoiceId' | 'plan' | 'currency'>;

const creditMoved = (
  { companyId, invoiceId, plan, currency }: Holder,
  amount: number,
  other: string,
  context: Context,
): Effect => ({
  kind: 'create',
  noun: 'transactions',
  by: 'system',
  row: newRow('transactions', context, {
    companyId,
    kind: 'Credit',
    invoiceId,
    plan,
    amount,
    currency,
    status: 'Completed',
    date: today(context),
    paymentMethod: 'Credit Balance',
    reference: other,
  }),
  following: () => [],
});
