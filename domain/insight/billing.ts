import type { Invoice } from '../contract/invoices.ts';
import type { Subscription } from '../contract/subscriptions.ts';

/** What is overdue, in minor units by currency. */
export const overdueByCurrency = (
  invoices: readonly Pick<Invoice, 'status' | 'amount' | 'currency'>[],
): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { status, amount, currency } of invoices)
    if (status === 'Overdue') sums[currency] = (sums[currency] ?? 0) + amount;
  return sums;
};

/** What the active subscriptions bring in a month, in minor units. */
export const recurringRevenue = (
  subscriptions: readonly Pick<Subscription, 'status' | 'monthlyAmount'>[],
): number =>
  subscriptions
    .filter(({ status }) => status === 'Active')
    .reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
