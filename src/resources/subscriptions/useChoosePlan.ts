import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import type { Plan } from '../../../domain/contract/plans.ts';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';

/** Subscribes the company to a plan in place of the one that was seen; a refusal is told, and what changed is read again. */
export const useChoosePlan = (onDone: () => void) => {
  const [create, { isPending, error }] = useCreate<Subscription & { id: string }>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const choose = (plan: Plan, running: Subscription | undefined) =>
    create(
      'subscriptions',
      { data: { planId: plan.id, replaces: running?.id ?? null } },
      {
        onSuccess: () => {
          notify('plans.done', { type: 'success', messageArgs: { plan: plan.name } });
          onDone();
        },
        onSettled: () => queryClient.invalidateQueries(),
      },
    );
  const message = (error as Error | null)?.message;
  return { choose, isPending, problem: message && translate(message, { _: message }) };
};
