import { expect, test } from 'vitest';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import { planInForce } from './planInForce.ts';
import type { Plan } from './plans.ts';
import { tierFor } from './tierFor.ts';

const plan = (tier: Plan['tier'], price: number, benchEmployees: number | null, status = 'Active') =>
  ({
    id: `${tier} ${price}`,
    name: tier,
    tier,
    price,
    benchEmployees,
    billingCycle: 'Monthly',
    status,
  }) as Plan;
const plans = [plan('Enterprise', 999, null), plan('Basic', 99, 10), plan('Premium', 299, 50)];

test.each([
  [1, 'Basic'],
  [10, 'Basic'],
  [11, 'Premium'],
  [50, 'Premium'],
  [51, 'Enterprise'],
] as const)('a bench of %i begins with %s', (people, tier) => {
  expect(tierFor(people, plans)).toBe(tier);
});

test('plans that are not on offer, or dearer than another one of their tier, do not count', () => {
  const others = [plan('Basic', 49, 500, 'Inactive'), plan('Basic', 199, 500)];
  expect(tierFor(11, [...plans, ...others])).toBe('Premium');
});

test.each([6, 11, 60])('a company that begins so has room for the %i people that it stated', (people) => {
  const offered = createWorld(defaultClock).plans;
  const subscription = tierFor(people, offered) ?? 'Basic';
  const inForce = planInForce({ subscription }, undefined, offered);
  expect(inForce?.benchEmployees ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(people);
});

test('without a plan that is large enough, it is the one with the most room', () => {
  expect(tierFor(80, [plan('Basic', 99, 10), plan('Premium', 299, 50)])).toBe('Premium');
  expect(tierFor(80, [])).toBeNull();
});
