import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { monthlyPrice } from '../../../domain/contract/billing/planPrices.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useReason } from '../../auth/useReason.ts';
import { usePlanTitle } from './usePlanTitle.ts';

/**
 * Replaces the company's plan, given the subscription it was chosen from, now or at the end of the term.
 * Reports a refusal, and refetches what changed. Operators who do this for another company write fields that
 * the company's own form may not.
 */
export const useChoosePlan = (companyId: string | undefined, onDone: () => void) => {
  const [create, creating] = useCreate<Subscription & { id: string }>();
  const [update, updating] = useUpdate<Subscription & { id: string }>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reasonOf = useReason();
  const titleOf = usePlanTitle();
  const whenDone = (key: string, plan: Plan) => ({
    onSuccess: () => {
      notify(key, { type: 'success', messageArgs: { plan: titleOf(plan) } });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const choose = (plan: Plan, running: Subscription | undefined, isLater: boolean) => {
    if (isLater && running) {
      const data = { ...running, renewal: 'Changes' as const, nextPlanId: plan.id };
      update(
        'subscriptions',
        { id: running.id, data, previousData: running },
        whenDone('plans.doneLater', plan),
      );
    } else {
      const data = { planId: plan.id, replaces: running?.id ?? null, ...(companyId && byOperator(plan)) };
      create(
        'subscriptions',
        { data: companyId ? { ...data, companyId } : data },
        whenDone(companyId ? 'plans.doneFor' : 'plans.done', plan),
      );
    }
  };
  const failure = creating.error ?? updating.error;
  const message = failure && reasonOf(failure);
  return {
    choose,
    isPending: creating.isPending || updating.isPending,
    problem: message,
  };
};

const byOperator = (plan: Plan) => ({
  monthlyAmount: monthlyPrice(plan),
  currency: plan.currency,
  startDate: utcDay(new Date()),
});
