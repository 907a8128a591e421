import type { Plan } from '../../contract/billing/plans.ts';
import { dayBefore, termEnd } from '../../contract/billing/planTerms.ts';
import type { Subscription } from '../../contract/billing/subscriptions.ts';
import { nounOf } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid, RowMissing } from '../../errors.ts';
import { type Due, isDue } from '../../query/due.ts';
import { utcDay } from '../../time/days.ts';
import type { Context, Reader, Values } from '../context.ts';
import { planOf } from './benchLimit.ts';
import { checkFits } from './planFits.ts';
import { planStep } from './planStep.ts';

/**
 * The choice for the end of the term: renew, a smaller plan, or cancel. The date follows from the term.
 * Whether the plan is offered and large enough is checked when it is chosen.
 */
export const planRenewal = async (
  before: Row,
  changes: Values,
  { now }: Context,
  reader: Reader,
): Promise<Values> => {
  if (!('renewal' in changes || 'nextPlanId' in changes)) return {};
  const { planId, companyId, startDate, renewal, nextPlanId } = { ...before, ...changes } as Row &
    Subscription;
  await reader.hold(planOf(companyId), 'alone');
  if (renewal === 'Renews') return { changesOn: null };
  const plan = (await reader.find('plans', planId)) as Plan | null;
  if (!plan) throw RowMissing(nounOf('plans'));
  if (renewal === 'Changes' && nextPlanId !== null) await checkNext(companyId, plan, nextPlanId, reader);
  return { changesOn: termEnd(plan, { startDate }, now) };
};

const checkNext = async (companyId: string, plan: Plan, nextPlanId: string, reader: Reader) => {
  const next = (await reader.find('plans', nextPlanId)) as Plan | null;
  if (!next) throw Invalid({ nextPlanId: 'plans.missing' });
  if (next.id === plan.id) throw Conflict('plans.already-active');
  checkOffered(next, 'nextPlanId');
  if (planStep(plan, next) === 'upgrade') throw Conflict('plans.larger-now');
  await checkFits(companyId, next, reader);
};

/** Current subscribers keep a plan that is no longer offered; new ones are refused. */
export const checkOffered = ({ status }: Plan, field: string) => {
  if (status !== 'Active') throw Invalid({ [field]: 'plans.not-offered' });
};

/** Subscriptions whose plan ends or changes on this day. */
export const endedTerms: Due<'subscriptions'> = {
  noun: 'subscriptions',
  order: 'changesOn',
  where: (now) => [
    ['status', '=', 'Active'],
    ['changesOn', '<=', utcDay(now)],
  ],
};

/** Ends a subscription on its scheduled end date; the effects follow from that change. */
export const planTermEnd = (
  subscription: Pick<Subscription, 'status' | 'changesOn'>,
  now: Date,
): Pick<Subscription, 'status' | 'endDate'> | null =>
  subscription.changesOn !== null && isDue(endedTerms, subscription, now)
    ? { status: 'Cancelled', endDate: dayBefore(subscription.changesOn) }
    : null;
