import type { Subscription } from '../contract/billing/subscriptions.ts';
import { addDays, daysBetween, monthAfter } from '../time/days.ts';

type Billed = Pick<Subscription, 'monthlyAmount' | 'billedThrough' | 'credit'>;

/**
 * Amount billed for a subscription for months after the month of this day, in minor units of its currency.
 */
export const paidAhead = ({ monthlyAmount, billedThrough, credit }: Billed, today: string): number => {
  if (billedThrough === null) return credit;
  const end = addDays(billedThrough, 1);
  let paid = credit;
  for (let month = monthAfter(today, 1); month < end; month = monthAfter(month, 1)) {
    const next = monthAfter(month, 1);
    const days = daysBetween(month, next < end ? next : end);
    paid += Math.round((monthlyAmount * days) / daysBetween(month, next));
  }
  return paid;
};
