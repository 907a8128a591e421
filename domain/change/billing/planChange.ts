import { monthOf, paymentTermDays } from '../../billing/monthlyRun.ts';
import { paidAhead } from '../../billing/paidAhead.ts';
import type { Company, companyTypes } from '../../contract/accounts/companies.ts';
import type { Invoice } from '../../contract/billing/invoices.ts';
import { monthlyPrice, owedToday, restOfMonth } from '../../contract/billing/planPrices.ts';
import type { Plan } from '../../contract/billing/plans.ts';
import type { Subscription } from '../../contract/billing/subscriptions.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict } from '../../errors.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { activity } from '../notifications/activities.ts';
import { planOf } from './benchLimit.ts';
import { checkFits } from './planFits.ts';
import { planStep } from './planStep.ts';
import { checkOffered } from './renewal.ts';

/**
 * Values a new subscription copies from its plan. It names the subscription that it replaces, so that of two
 * simultaneous changes the second is refused. Refused if the company exceeds the plan's limits. A company can
 * upgrade at once, but downgrade only at the end of the paid term.
 */
export const subscribe = async (row: Values, { now, actor }: Context, reader: Reader): Promise<Values> => {
  const companyId = String(row.companyId);
  await reader.hold(planOf(companyId), 'alone');
  const [plan, [running], paused] = await Promise.all([
    reader.find('plans', String(row.planId)) as Promise<Plan | null>,
    reader.findAll('subscriptions', { companyId, status: 'Active' }),
    reader.findAll('subscriptions', { companyId, status: 'Paused' }),
  ]);
  if (paused.length) throw Conflict('plans.paused');
  if ((running?.id ?? null) !== (row.replaces ?? null)) throw Conflict('plans.changed-meanwhile');
  if (running?.planId === row.planId) throw Conflict('plans.already-active');
  if (plan) {
    checkOffered(plan, 'planId');
    if (running && actor.userType !== 'admin') await checkUpwards(String(running.planId), plan, reader);
    await checkFits(companyId, plan, reader);
  }
  const today = utcDay(now);
  const currency = row.currency ?? plan?.currency;
  return {
    ...row,
    renewal: row.renewal ?? 'Renews',
    changesOn: null,
    monthlyAmount: row.monthlyAmount ?? (plan && monthlyPrice(plan)),
    currency,
    credit: running && running.currency === currency ? paidAhead(running, today) : 0,
    // Starts today at the latest, as its first invoice does: an operator's clock may be ahead.
    startDate: row.startDate && String(row.startDate) < today ? row.startDate : today,
    // The rest of this month is billed with the change, so monthly runs start with the next.
    billedThrough: restOfMonth(now).to,
    billedMonth: monthOf(today),
  };
};

const checkUpwards = async (fromId: string, to: Plan, reader: Reader) => {
  const from = (await reader.find('plans', fromId)) as Plan | null;
  if (from && planStep(from, to) === 'downgrade') throw Conflict('plans.smaller-later');
};

/** A new subscription ends the old one, updates the company's plan, and bills the rest of the month. */
export const planChanged = (made: Row, context: Context): Effect =>
  afterReading(
    [
      ['companies', { id: made.companyId }],
      ['plans', { id: made.planId }],
      ['subscriptions', { companyId: made.companyId }],
    ],
    ([companies, plans, subscriptions]) =>
      followsFrom(
        made as Subscription,
        companies[0] as Company,
        plans[0] as Plan,
        subscriptions.filter(({ id }) => id !== made.id),
        context,
      ),
  );

const followsFrom = (
  made: Subscription,
  company: Company,
  plan: Plan,
  history: readonly Subscription[],
  context: Context,
): Effect[] => {
  const values = { from: company.subscription, to: plan.tier, person: context.name };
  const owed = owedToday(history, made, context.now);
  return [
    ...(made.replaces ? [replacedBy(made, utcDay(context.now))] : []),
    {
      kind: 'revise',
      noun: 'companies',
      where: { id: company.id },
      values: () => ({ subscription: plan.tier }),
    },
    // A plan that follows at the end of a term is billed by the run of its first month.
    ...(owed > 0 && context.actor.userId ? [billed(made, plan, owed, context)] : []),
    activity(
      {
        event: 'planChanged',
        words: { plan: plan.name },
        about: `${values.from} → ${values.to}`,
        priority: 'Medium',
      },
      { companyId: company.id, noun: 'subscriptions', target: made.id },
      context,
    ),
    {
      kind: 'notifyCompany',
      companyId: company.id,
      from: null,
      notification: {
        key: 'billing',
        code: !context.actor.userId ? 'planFollowed' : 'planChanged',
        values,
        body: null,
        link: billingPage[company.type],
      },
    },
  ];
};

/** The plan page of each console. */
export const billingPage: Record<(typeof companyTypes)[number], string> = {
  provider: '/provider/settings/billing',
  recruiter: '/recruiter/settings/billing',
};

const replacedBy = ({ replaces, planId }: Subscription, endDate: string): Effect => ({
  kind: 'revise',
  noun: 'subscriptions',
  where: { id: replaces, status: 'Active' },
  values: () => ({
    status: 'Cancelled',
    endDate,
    renewal: 'Changes',
    nextPlanId: planId,
    changesOn: null,
  }),
});

const billed = (
  { companyId, currency }: Subscription,
  { name }: Plan,
  amount: number,
  context: Context,
): Effect => {
  const { from, to } = restOfMonth(context.now);
  const due = addDays(utcDay(context.now), paymentTermDays);
  const invoice: Partial<Invoice> = {
    companyId,
    plan: name,
    amount,
    currency,
    periodStart: from,
    periodEnd: to,
    dueDate: due,
  };
  return {
    kind: 'create',
    noun: 'invoices',
    row: newRow('invoices', context, invoice),
    by: 'system',
    following: () => [],
  };
};
