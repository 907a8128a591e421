import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { Behavior } from '../behavior.ts';
import { transactionEffects } from '../billing/ledger.ts';
import { keptTransaction } from '../billing/payInvoice.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { activity } from '../notifications/activities.ts';
import { amountIn } from '../notifications/notificationRows.ts';

export const transactions: Behavior<Rows['transactions']> = {
  link: keptTransaction,
  effects: (before, after, context) => {
    if (!after || before?.status === after.status) return [];
    if (after.status === 'Failed') return paymentFailed(after, context);
    if (after.status !== 'Completed') return [];
    return [
      ...transactionEffects(after, context),
      ...(after.kind === 'Return' ? paymentReturned(after, context) : []),
    ];
  },
};

/** Notifies the company and the operators of a failed payment. */
const paymentFailed = (transaction: Row, context: Context): Effect[] => [
  activity(
    {
      event: 'paymentFailed',
      words: { payment: transaction.id },
      about: [transaction.invoiceId, transaction.failure].filter(Boolean).join(': ') || null,
      status: 'In Progress',
      priority: 'High',
    },
    { companyId: transaction.companyId, noun: 'transactions', target: transaction.id },
    context,
  ),
  afterReading([['companies', { id: transaction.companyId }]], ([companies]) =>
    companies.map((company) => told(transaction, company)),
  ),
];

/** Notifies the company that the amount of a returned payment is due again. */
const paymentReturned = (returned: Row, context: Context): Effect[] => [
  activity(
    {
      event: 'paymentReturned',
      words: { payment: String(returned.returnOf) },
      about: [returned.invoiceId, returned.reason].filter(Boolean).join(': ') || null,
      status: 'In Progress',
      priority: 'High',
    },
    { companyId: returned.companyId, noun: 'transactions', target: returned.id },
    context,
  ),
  afterReading([['companies', { id: returned.companyId }]], ([companies]) =>
    companies.map(({ id, type }) => ({
      kind: 'notifyCompany' as const,
      companyId: id,
      from: null,
      notification: {
        key: 'billing' as const,
        code: 'paymentReturned' as const,
        values: {
          amount: amountIn(-Number(returned.amount), returned.currency),
          invoice: String(returned.invoiceId ?? returned.plan),
        },
        body: (returned.reason ?? null) as string | null,
        link: `/${type}/settings/billing`,
      },
    })),
  ),
];

const told = (transaction: Row, { id, type }: Row): Effect => ({
  kind: 'notifyCompany',
  companyId: id,
  from: null,
  notification: {
    key: 'billing',
    code: 'paymentFailed',
    values: {
      amount: amountIn(transaction.amount, transaction.currency),
      invoice: transaction.invoiceId ?? transaction.plan,
    },
    body: (transaction.failure ?? null) as string | null,
    link: `/${type}/settings/billing`,
  },
});
