import { monthlyPrice, termMonths } from '../contract/billing/planPrices.ts';
import type { Plan } from '../contract/billing/plans.ts';
import { termEnd } from '../contract/billing/planTerms.ts';
import type { Subscription } from '../contract/billing/subscriptions.ts';
import { type Due, isDue, type Term } from '../query/due.ts';
import { addDays, daysBetween, monthAfter, utcDay } from '../time/days.ts';

/** Days from an invoice to its due date. */
export const paymentTermDays = 15;

export const monthOf = (day: string): string => monthAfter(day, 0);

type Run = Pick<Subscription, 'status' | 'startDate' | 'endDate' | 'changesOn' | 'billedMonth'>;

const nextMonth: Term<'billedMonth' | 'startDate'> = {
  first: [
    { monthAfter: { field: 'billedMonth' }, months: 1 },
    { monthAfter: { field: 'startDate' }, months: 0 },
  ],
};

/**
 * Subscriptions with a month that is not billed yet. Missed months are billed one after the other, once each,
 * even if the subscription has ended since. Paused subscriptions are not billed.
 */
export const unbilledSubscriptions: Due<'subscriptions'> = {
  noun: 'subscriptions',
  order: 'id',
  where: (now) => [
    [nextMonth, '<=', monthOf(utcDay(now))],
    ['startDate', '<=', utcDay(now)],
    ['status', '<>', 'Paused'],
    { anyOf: [[['status', '=', 'Active']], [['billedMonth', '<>', null]]] },
    { anyOf: [[['endDate', '=', null]], [['endDate', '>=', nextMonth]]] },
    { anyOf: [[['changesOn', '=', null]], [['changesOn', '>', nextMonth]]] },
  ],
};

/** The month that a subscription is billed for next, or null if none is due. */
export const monthToRun = (subscription: Run, now: Date): string | null =>
  isDue(unbilledSubscriptions, subscription, now)
    ? subscription.billedMonth === null
      ? monthOf(subscription.startDate)
      : monthAfter(subscription.billedMonth, 1)
    : null;

type Priced = Pick<Plan, 'price' | 'billingCycle'> | null;
type Billed = Pick<Subscription, 'startDate' | 'billedThrough' | 'monthlyAmount' | 'credit'>;
/** Amount owed for a span of days after the prepaid amount, and the prepaid amount that remains. */
export type Bill = { from: string; to: string; amount: number; credit: number };

/**
 * What a month's run bills: the term that begins in this month, or the rest of the term if some of its days
 * were already billed. Null if the month is already paid for.
 */
export const billFor = (subscription: Billed, plan: Priced, month: string): Bill | null => {
  const { startDate, billedThrough } = subscription;
  const unbilled = billedThrough === null ? startDate : addDays(billedThrough, 1);
  const from = unbilled > month ? unbilled : month;
  const next = monthAfter(month, 1);
  if (from >= next) return null;
  const end = plan ? termEnd(plan, subscription, new Date(month)) : next;
  const price = priceOf(subscription, plan, { from, month, next, end });
  const used = Math.min(price, subscription.credit);
  return { from, to: addDays(end, -1), amount: price - used, credit: subscription.credit - used };
};

type Span = { from: string; month: string; next: string; end: string };

/** A whole term at the list price costs exactly the plan's price; anything else is calculated by month. */
const priceOf = ({ monthlyAmount }: Billed, plan: Priced, { from, month, next, end }: Span): number => {
  const months = Math.round(daysBetween(month, end) / 30.4);
  const isWhole = plan && months === termMonths[plan.billingCycle] && monthlyPrice(plan) === monthlyAmount;
  const gone = daysBetween(month, from) / daysBetween(month, next);
  return (isWhole ? plan.price : monthlyAmount * months) - Math.round(monthlyAmount * gone);
};
