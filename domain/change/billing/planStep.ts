import { subscriptionTiers } from '../../contract/accounts/companies.ts';
import { monthlyPrice } from '../../contract/billing/planPrices.ts';
import type { Plan } from '../../contract/billing/plans.ts';

/** Whether a plan is an upgrade, a downgrade or equal compared with another. */
export const planStep = (from: Plan | null, to: Plan): 'same' | 'upgrade' | 'downgrade' => {
  if (from?.id === to.id) return 'same';
  const rank = ({ tier }: Plan) => subscriptionTiers.indexOf(tier);
  const more = from
    ? rank(to) - rank(from) || roomOf(to) - roomOf(from) || monthlyPrice(to) - monthlyPrice(from)
    : 1;
  return more < 0 ? 'downgrade' : 'upgrade';
};

const roomOf = ({ benchEmployees }: Plan) => benchEmployees ?? Number.MAX_SAFE_INTEGER;
