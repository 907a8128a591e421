import { subscriptionTiers } from '../accounts/companies.ts';
import { planInForce } from './planInForce.ts';
import type { Plan } from './plans.ts';

/**
 * The lowest tier on offer whose plan has room for that many bench employees; if none has, the tier with the most
 * room. Null if no plan is on offer.
 */
export const tierFor = (benchEmployees: number, plans: readonly Plan[]): Plan['tier'] | null => {
  const onOffer = subscriptionTiers.flatMap(
    (tier) => planInForce({ subscription: tier }, undefined, plans) ?? [],
  );
  const fitting = onOffer.find((plan) => roomOf(plan) >= benchEmployees);
  return (fitting ?? onOffer.toSorted((one, other) => roomOf(other) - roomOf(one))[0])?.tier ?? null;
};

const roomOf = ({ benchEmployees }: Plan) => benchEmployees ?? Number.POSITIVE_INFINITY;
