import type { Faults } from '../../messages/message.ts';
import { currency, date, money, oneOf, optional, reference } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const subscriptionStatuses = ['Active', 'Paused', 'Cancelled'] as const;
/** What happens at the end of the term; for one that has ended, what happened. */
const renewals = ['Renews', 'Changes', 'Ends'] as const;

/**
 * A company's plan over time; `monthlyAmount` is its revenue per month. It is paused while its company is not
 * active: it then has no revenue and is not billed.
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
    /** The subscription that this one replaced. */
    replaces: optional(reference('Replaces', 'subscriptions')),
    /** The last day that was billed. */
    billedThrough: optional(date('Billed Through')),
    /** First day of the month of the last billing run. */
    billedMonth: optional(date('Billing Run')),
    /** Prepaid amount of the previous subscription, less what invoices have used of it. */
    credit: money('Paid Ahead'),
    renewal: oneOf('At Term End', renewals),
    /** The plan that follows this one, if it changes. */
    nextPlanId: optional(reference('Next Plan', 'plans')),
    /** First day after its end or change; null while it renews. */
    changesOn: optional(date('Changes On')),
  },
  fixed: ['companyId', 'planId', 'replaces'],
  serverSet: ['changesOn', 'billedThrough', 'billedMonth', 'credit'],
  defaults: { currency: 'USD', renewal: 'Renews' },
  search: [],
  foundBy: { companies: ['companyId'] },
  title: 'id',
  derive: ({ renewal, nextPlanId }) => ({ nextPlanId: renewal === 'Changes' ? nextPlanId : null }),
  check: ({ renewal, nextPlanId }): Faults =>
    renewal === 'Changes' && nextPlanId === null ? { nextPlanId: 'text.required' } : {},
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
