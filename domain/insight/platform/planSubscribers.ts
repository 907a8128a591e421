import { askedNothing, type Insight } from '../insight.ts';
import { numberIn } from './groups.ts';

/** Number of companies by plan id; plans without companies are left out. */
type PlanSubscribers = { subscribers: Record<string, number> };

export const planSubscribers: Insight<object, PlanSubscribers> = {
  userType: 'admin',
  asked: askedNothing,
  needs: () => [],
  groups: () => ({
    plans: {
      noun: 'subscriptions',
      conditions: [{ field: 'status', operator: 'eq', value: 'Active' }],
      by: ['planId'],
      figures: { companies: {} },
    },
  }),
  of: (_rows, _asked, _now, { plans = [] }) => ({
    subscribers: Object.fromEntries(plans.map((group) => [group.planId, numberIn(group, 'companies')])),
  }),
};
