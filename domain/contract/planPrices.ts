import type { Plan } from './plans.ts';
import type { Subscription } from './subscriptions.ts';

/** How many months a plan is priced for. */
export const termMonths = { Monthly: 1, Quarterly: 3, Yearly: 12 } satisfies Record<
  Plan['billingCycle'],
  number
>;

/** What a plan costs a month, in minor units, however often it is billed. */
export const monthlyPrice = ({ price, billingCycle }: Pick<Plan, 'price' | 'billingCycle'>): number =>
  Math.round(price / termMonths[billingCycle]);

/** The days of a calendar month that are left, today's among them. */
export const restOfMonth = (now: Date) => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const last = new Date(Date.UTC(year, month + 1, 0));
  const of = last.getUTCDate();
  return { from: day(now), to: day(last), days: of - now.getUTCDate() + 1, of };
};

/** The day the next month is billed for. */
export const nextBilling = (now: Date): string =>
  day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));

type Priced = Pick<Subscription, 'monthlyAmount' | 'currency' | 'endDate'>;

/**
 * What a change of plan costs for the rest of the month. A month is paid for at the highest price it has seen: so
 * going down gives nothing back, and going up again within the month costs nothing twice.
 */
export const owedToday = (
  history: readonly Priced[],
  { monthlyAmount, currency }: Omit<Priced, 'endDate'>,
  now: Date,
): number => {
  const { days, of, to } = restOfMonth(now);
  const firstDay = `${to.slice(0, 8)}01`;
  const paid = history
    .filter((one) => one.currency === currency && (one.endDate === null || one.endDate >= firstDay))
    .map((one) => one.monthlyAmount);
  const more = Math.max(0, monthlyAmount - Math.max(0, ...paid));
  return Math.round((more * days) / of);
};

const day = (date: Date): string => date.toISOString().slice(0, 10);
