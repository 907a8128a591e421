import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Plan } from '../contract/plans.ts';
import { dayBefore, termEnd } from '../contract/planTerms.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { Conflict, Invalid, NotFound } from '../errors.ts';
import { planOf } from './benchLimit.ts';
import type { Context, Reader, Values } from './context.ts';
import { checkFits } from './planFits.ts';
import { planStep } from './planStep.ts';

/**
 * What comes at the end of the term: the same again, a smaller plan, or nothing. The day follows from the term; that a
 * plan is offered, and holds what the company has, is asked when it is chosen.
 */
export const planRenewal = async (
  name: NounName,
  before: Row,
  changes: Values,
  { now }: Context,
  reader: Reader,
): Promise<Values> => {
  if (name !== 'subscriptions' || !('renewal' in changes || 'nextPlanId' in changes)) return {};
  const { planId, companyId, startDate, renewal, nextPlanId } = { ...before, ...changes } as Row &
    Subscription;
  await reader.hold(planOf(companyId), 'alone');
  if (renewal === 'Renews') return { changesOn: null };
  const plan = (await reader.find('plans', planId)) as Plan | null;
  if (!plan) throw NotFound('Plan');
  if (renewal === 'Changes' && nextPlanId !== null) await checkNext(companyId, plan, nextPlanId, reader);
  return { changesOn: termEnd(plan, { startDate }, now) };
};

const checkNext = async (companyId: string, plan: Plan, nextPlanId: string, reader: Reader) => {
  const next = (await reader.find('plans', nextPlanId)) as Plan | null;
  if (!next) throw Invalid({ nextPlanId: 'No such plan' });
  if (next.id === plan.id) throw Conflict('This plan is already active');
  checkOffered(next, 'nextPlanId');
  if (planStep(plan, next) === 'upgrade')
    throw Conflict('A larger plan starts right away. Choose it to replace the current plan.');
  await checkFits(companyId, next, reader);
};

/** Whoever has a plan keeps it when it is no longer offered; nobody comes to it. */
export const checkOffered = ({ status }: Plan, field: string) => {
  if (status !== 'Active') throw Invalid({ [field]: 'This plan is no longer offered' });
};

/** A subscription whose stated end has come is over; what follows from that follows from the change. */
export const planTermEnd = (
  { status, changesOn }: Pick<Subscription, 'status' | 'changesOn'>,
  now: Date,
): Pick<Subscription, 'status' | 'endDate'> | null =>
  status === 'Active' && changesOn !== null && changesOn <= now.toISOString().slice(0, 10)
    ? { status: 'Cancelled', endDate: dayBefore(changesOn) }
    : null;
