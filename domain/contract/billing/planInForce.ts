import type { Company } from '../accounts/companies.ts';
import { monthlyPrice } from './planPrices.ts';
import type { Plan } from './plans.ts';
import type { Subscription } from './subscriptions.ts';

/**
 * The plan of a company: its subscription's, else the cheapest one on offer with the name stored at the
 * company. Null if there is none, which sets no limit.
 */
export const planInForce = <P extends Plan>(
  { subscription: word }: Pick<Company, 'subscription'>,
  running: Pick<Subscription, 'planId'> | undefined,
  plans: readonly P[],
): P | null =>
  (running
    ? plans.find(({ id }) => id === running.planId)
    : plans
        .filter(({ status, tier }) => status === 'Active' && tier === word)
        .toSorted((one, other) => monthlyPrice(one) - monthlyPrice(other))[0]) ?? null;

/** The plan name stored at a company, and the plan's own name if it differs. */
export const planTitle = ({ name, tier }: Pick<Plan, 'name' | 'tier'>, word: string = tier): string =>
  name === tier ? word : `${word} (${name})`;
