import { subscriptionTiers } from '../accounts/companies.ts';
import { currency, list, money, oneOf, optional, text, whole } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';
import { both } from '../seenBy.ts';

const billingCycles = ['Monthly', 'Quarterly', 'Yearly'] as const;
const planStatuses = ['Active', 'Inactive'] as const;

/** What a company can subscribe to; a limit of null for users, bench employees or custom fields reads Unlimited. */
export const plans = defineNoun({
  name: 'plans',
  label: 'Plan',
  plural: 'Subscription Plans',
  prefix: 'PLAN',
  fields: {
    name: both(text('Plan Name', 60)),
    price: both(money('Price')),
    currency: both(currency()),
    billingCycle: both(oneOf('Billing Cycle', billingCycles)),
    users: both(optional(whole('Users', 1))),
    benchEmployees: both(optional(whole('Bench Employees', 1))),
    customFields: both(optional(whole('Custom Fields'))),
    /** The plan name stored at companies. */
    tier: both(oneOf('Tier', subscriptionTiers)),
    features: both(list('Features')),
    status: both(oneOf('Status', planStatuses)),
  },
  defaults: { currency: 'USD', billingCycle: 'Monthly', features: [], tier: 'Basic' },
  search: ['name'],
  title: 'name',
  lifecycles: [{ field: 'status', initial: planStatuses, moves: anyMove(planStatuses, ['admin']) }],
});
export type Plan = RowOf<typeof plans>;
/** The fields of a plan on offer that visitors of the public site see: its price and limits. */
export type PublicPlan = Pick<
  Plan,
  'name' | 'price' | 'currency' | 'billingCycle' | 'users' | 'benchEmployees' | 'customFields'
>;
