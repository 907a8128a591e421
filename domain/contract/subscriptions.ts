import { currency, date, money, oneOf, optional, reference } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const subscriptionStatuses = ['Active', 'Cancelled'] as const;

/** A company's plan over time; `monthlyAmount` is what it brings in a month. */
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
  },
  serverSet: ['billedThrough', 'billedMonth'],
  fixed: ['companyId', 'planId', 'replaces'],
  defaults: { currency: 'USD' },
  search: [],
  title: 'id',
  lifecycles: [{ field: 'status', initial: ['Active'], moves: { Active: { Cancelled: ['admin'] } } }],
});
export type Subscription = RowOf<typeof subscriptions>;
