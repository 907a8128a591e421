import { useTranslate } from 'react-admin';
import { planTitle } from '../../../domain/contract/billing/planInForce.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { valueKey } from '../../components/contract/valueKey.ts';

/** A plan's name as shown to companies, followed by its own name if different: 'Premium (Professional)'. */
export const usePlanTitle = () => {
  const translate = useTranslate();
  return (plan: Pick<Plan, 'name' | 'tier'>) =>
    planTitle(plan, translate(valueKey('plans', 'tier', plan.tier), { _: plan.tier }));
};
