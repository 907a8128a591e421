import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { transactionEffects } from '../billing/ledger.ts';
import { keptTransaction } from '../billing/payInvoice.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { activity } from '../notifications/activities.ts';
import { amountIn } from '../notifications/notificationRows.ts';

type Transaction = Rows['transactions'];

export const transactions: Behavior<Transaction> = {
  link: keptTransaction,
  effects: (before, after, context) => {
    if (!after || before?.status === after.status) return [];
    const { id, returnOf, amount, failure, reason } = after;
    if (after.status === 'Failed')
      return dueAgain(after, { code: 'paymentFailed', payment: id, amount, why: failure }, context);
    if (after.status !== 'Completed') return [];
    return [
      ...transactionEffects(after, context),
      ...(after.kind === 'Return' ? [bankEntryReturned(after)] : []),
      ...(after.kind === 'Return'
        ? dueAgain(
            after,
            { code: 'paymentReturned', payment: String(returnOf), amount: -amount, why: reason },
            context,
          )
        : []),
    ];
  },
};

/** A return marks the bank entry of its payment, unless it corrects how that entry was matched. */
const bankEntryReturned = ({ returnOf, bankEntryId }: Transaction): Effect =>
  afterReading([['transactions', { id: returnOf }]], ([payments]) =>
    payments
      .filter((payment) => payment.bankEntryId !== null && payment.bankEntryId !== bankEntryId)
      .map((payment) => ({
        kind: 'revise' as const,
        noun: 'bankEntries' as const,
        where: { id: payment.bankEntryId, status: 'Matched' },
        values: () => ({ status: 'Returned' }),
      })),
  );

type DueAgain = {
  code: 'paymentFailed' | 'paymentReturned';
  /** The payment that did not bring the money. */
  payment: string;
  amount: number;
  why: string | null;
};

/** Notifies the company and the operators that an amount is due again, as its payment failed or was returned. */
const dueAgain = (
  { id, companyId, invoiceId, plan, currency }: Transaction,
  { code, payment, amount, why }: DueAgain,
  context: Context,
): Effect[] => [
  activity(
    {
      event: code,
      words: { payment },
      about: [invoiceId, why].filter(Boolean).join(': ') || null,
      status: 'In Progress',
      priority: 'High',
    },
    { companyId, noun: 'transactions', target: id },
    context,
  ),
  afterReading([['companies', { id: companyId }]], ([companies]) =>
    companies.map((company) => ({
      kind: 'notifyCompany' as const,
      companyId: company.id,
      from: null,
      notification: {
        key: 'billing' as const,
        code,
        values: { amount: amountIn(amount, currency), invoice: invoiceId ?? plan },
        body: why,
        link: `/${company.type}/settings/billing`,
      },
    })),
  ),
];
