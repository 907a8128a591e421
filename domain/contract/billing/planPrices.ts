import { utcDay } from '../../time/days.ts';
import type { Plan, PublicPlan } from './plans.ts';
import type { Subscription } from './subscriptions.ts';

/** Months that a plan's price covers. */
export const termMonths = { Monthly: 1, Quarterly: 3, Yearly: 12 } satisfies Record<
  Plan['billingCycle'],
  number
>;

/** Price per month in minor units, whatever the billing period. */
export const monthlyPrice = ({ price, billingCycle }: Pick<Plan, 'price' | 'billingCycle'>): number =>
  Math.round(price / termMonths[billingCycle]);

/** The plans on offer, as visitors see them: cheapest per month first. */
export const plansOnOffer = (plans: readonly (PublicPlan & Pick<Plan, 'status'>)[]): PublicPlan[] =>
  plans
    .filter(({ status }) => status === 'Active')
    .slice(0, 12)
    .map(({ name, price, currency, billingCycle, users, benchEmployees, customFields }) => ({
      name,
      price,
      currency,
      billingCycle,
      users,
      benchEmployees,
      customFields,
    }))
    .toSorted((one, other) => monthlyPrice(one) - monthlyPrice(other));

/** Days left in a calendar month, including today. */
export const restOfMonth = (now: Date) => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const last = new Date(Date.UTC(year, month + 1, 0));
  const of = last.getUTCDate();
  return { from: utcDay(now), to: utcDay(last), days: of - now.getUTCDate() + 1, of };
};

/** The first day of the next month, when it is billed. */
export const nextBilling = (now: Date): string =>
  utcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));

type Priced = Pick<Subscription, 'monthlyAmount' | 'currency' | 'endDate'>;

/**
 * Price of a plan change for the rest of the month. A month costs the highest price it has had, so a
 * downgrade refunds nothing, and upgrading again within the month is not charged twice.
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
