import { type Bill, paymentTermDays } from '../../billing/monthlyRun.ts';
import type { Row } from '../../contract/noun.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Context } from '../context.ts';
import type { Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { amountIn } from '../notifications/notificationRows.ts';

/** The invoice for one subscription in a month's billing run. */
export const monthlyBill = (
  subscription: Row,
  plan: Row | null,
  { from, to, amount }: Bill,
  month: string,
  context: Context,
): Effect => ({
  kind: 'create',
  noun: 'invoices',
  by: 'system',
  row: {
    ...newRow('invoices', context, {
      companyId: subscription.companyId,
      plan: plan?.name ?? subscription.planId,
      amount,
      currency: subscription.currency,
      periodStart: from,
      periodEnd: to,
      dueDate: addDays(utcDay(context.now), paymentTermDays),
    }),
    subscriptionId: subscription.id,
    billedMonth: month,
  },
  following: () => [],
});

export type RunMoney = { currency: string; invoices: number; amount: number };
/** The activity of a billing run, identified by its month. */
export const runOf = (month: string) => ({ type: 'Monthly invoices generated', target: month.slice(0, 7) });

/** Summary of a billing run after all subscriptions. */
export const runReported = (month: string, made: readonly RunMoney[], { now }: Context): Effect => ({
  kind: 'add',
  noun: 'activities',
  row: {
    companyId: null,
    ...runOf(month),
    details: made
      .map(({ currency, invoices, amount }) => `${invoices} × ${currency}: ${amountIn(amount, currency)}`)
      .join(', ')
      .slice(0, 300),
    event: 'monthlyInvoices',
    words: '{}',
    noun: 'invoices',
    status: 'Completed',
    priority: 'Medium',
    at: now.toISOString(),
  },
});
