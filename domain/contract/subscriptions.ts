import { currency, date, money, oneOf, optional, reference } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const subscriptionStatuses = ['Active', 'Paused', 'Cancelled'] as const;
/** What comes at the end of the term; of one that is over, what came. */
export const renewals = ['Renews', 'Changes', 'Ends'] as const;

/**
 * A company's plan over time; `monthlyAmount` is what it brings in a month. It is paused while its company is not active:
 * then it brings in nothing and is not billed.
 */
export const subscriptions = defineNoun({
  name: 'subscriptions',
  label: 'Subscription',
  plural: 'Subscriptions',
  prefix: 'SUB',
  fields: {
    companyId: reference('Company', 'companies'),
    planId: reference('Plan', 'plans'),
    status: oneOf('Status', subscriptionStatuses),
    startDate: date('Start Date'),
    endDate: optional(date('End Date')),
    monthlyAmount: money('Monthly Amount'),
    currency: currency(),
    /** The one that ended when this began. */
    replaces: optional(reference('Replaces', 'subscriptions')),
    /** The last day that was billed. */
    billedThrough: optional(date('Billed Through')),
    /** The first day of the month whose run came by last. */
    billedMonth: optional(date('Billing Run')),
    /** What the plan before it had paid for days to come, less what invoices have used of it. */
    credit: money('Paid Ahead'),
    renewal: oneOf('At Term End', renewals),
    /** The plan that follows this one, where it changes. */
    nextPlanId: optional(reference('Next Plan', 'plans')),
    /** The first day on which it is no longer what it was; none while it renews. */
    changesOn: optional(date('Changes On')),
  },
  fixed: ['companyId', 'planId', 'replaces'],
  serverSet: ['changesOn', 'billedThrough', 'billedMonth', 'credit'],
  defaults: { currency: 'USD', renewal: 'Renews' },
  search: [],
  title: 'id',
  derive: ({ renewal, nextPlanId }) => ({ nextPlanId: renewal === 'Changes' ? nextPlanId : null }),
  check: ({ renewal, nextPlanId }): Record<string, string> =>
    renewal === 'Changes' && nextPlanId === null ? { nextPlanId: 'Required' } : {},
  stamps: [{ field: 'status', to: 'Cancelled', writes: 'endDate', as: 'date', once: true }],
  lifecycles: [
    {
      field: 'status',
      initial: ['Active'],
      moves: { Active: { Cancelled: ['admin'] }, Paused: { Cancelled: ['admin'] } },
    },
  ],
});
export type Subscription = RowOf<typeof subscriptions>;
