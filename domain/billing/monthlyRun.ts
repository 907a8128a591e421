import { addDays, daysBetween, monthAfter } from '../calendar/days.ts';
import { cycleMonths, monthlyPrice } from '../contract/planPrices.ts';
import type { Plan } from '../contract/plans.ts';
import type { Subscription } from '../contract/subscriptions.ts';

/** Days from an invoice to its due date. */
export const patience = 15;

export const monthOf = (day: string): string => monthAfter(day, 0);

type Billed = Pick<
  Subscription,
  'status' | 'startDate' | 'endDate' | 'monthlyAmount' | 'billedThrough' | 'billedMonth'
>;

/**
 * The month whose run a subscription waits for, or null where this month's has come by. Months that were missed come
 * one after the other, so each is billed once.
 */
export const monthToRun = (subscription: Billed, today: string): string | null => {
  const { status, startDate, billedMonth } = subscription;
  const thisMonth = monthOf(today);
  if (status !== 'Active' || startDate > today) return null;
  const month = billedMonth === null ? thisMonth : monthAfter(billedMonth, 1);
  return month <= thisMonth ? month : null;
};

export type Bill = { from: string; to: string; amount: number };

/**
 * What the run of a month bills: a cycle that begins in this month, or what is left of the month and the rest of the
 * cycle where days of it were billed before. Null where the month is paid for already.
 */
export const billFor = (
  subscription: Billed,
  plan: Pick<Plan, 'price' | 'billingCycle'> | null,
  month: string,
): Bill | null => {
  const { startDate, endDate, billedThrough } = subscription;
  const unbilled = billedThrough === null ? startDate : addDays(billedThrough, 1);
  const from = unbilled > month ? unbilled : month;
  const next = monthAfter(month, 1);
  if (from >= next || (endDate !== null && endDate < from)) return null;
  const months = plan ? cycleMonths[plan.billingCycle] : 1;
  const to = addDays(monthAfter(month, months), -1);
  return { from, to, amount: priceOf(subscription, plan, months, shareOf(from, month, next)) };
};

/** The share of a month that is left from one of its days on. */
const shareOf = (from: string, month: string, next: string) =>
  daysBetween(from, next) / daysBetween(month, next);

/** A list price is the plan's own, to the cent; an agreed one counts by the month. */
const priceOf = (
  { monthlyAmount }: Billed,
  plan: Pick<Plan, 'price' | 'billingCycle'> | null,
  months: number,
  share: number,
): number => {
  const whole = plan && monthlyPrice(plan) === monthlyAmount ? plan.price : monthlyAmount * months;
  return whole - Math.round(monthlyAmount * (1 - share));
};
