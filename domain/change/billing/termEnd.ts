import type { Company } from '../../contract/accounts/companies.ts';
import { monthlyPrice } from '../../contract/billing/planPrices.ts';
import { dayBefore } from '../../contract/billing/planTerms.ts';
import type { Subscription } from '../../contract/billing/subscriptions.ts';
import type { Row } from '../../contract/noun.ts';
import { monthAfter } from '../../time/days.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { activity } from '../notifications/activities.ts';
import { billingPage } from './planChange.ts';

/** The plan of a company without a subscription. */
const withoutPlan: Company['subscription'] = 'Basic';

/** Starts the plan chosen to follow an ended subscription, if there is one. */
export const termEnded = (before: Row | null, after: Row | null, context: Context): Effect[] => {
  if (!before || before.status === 'Cancelled' || after?.status !== 'Cancelled') return [];
  const { renewal, changesOn } = after as Subscription;
  if (renewal !== 'Changes') return [left(after, context)];
  return changesOn === null ? [] : [followed(after, context)];
};

/** Notifies both sides that the choice for the end of the term has changed. */
export const renewalSaid = (before: Row | null, after: Row | null, { name }: Context): Effect[] => {
  if (before?.status !== 'Active' || after?.status !== 'Active') return [];
  if (before.renewal === after.renewal && before.nextPlanId === after.nextPlanId) return [];
  const { companyId, planId, nextPlanId, changesOn, renewal } = after as Subscription;
  return [
    afterReading(
      [
        ['companies', { id: companyId }],
        ['plans', { id: nextPlanId ?? planId }],
      ],
      ([companies, plans]) => [
        {
          kind: 'notifyCompany',
          companyId,
          from: null,
          notification: {
            key: 'billing',
            code: said[renewal],
            values: {
              person: name,
              plan: plans[0]?.name,
              date: changesOn && (renewal === 'Ends' ? dayBefore(changesOn) : changesOn),
            },
            body: null,
            link: billingPage[companies[0]?.type as Company['type']],
          },
        },
      ],
    ),
  ];
};

const said = { Renews: 'planKept', Changes: 'planWillChange', Ends: 'planWillEnd' } as const;

const followed = (over: Row, context: Context): Effect =>
  afterReading([['plans', { id: over.nextPlanId }]], ([plans]) => {
    const [plan] = plans;
    if (!plan) return [];
    return [
      {
        kind: 'create',
        noun: 'subscriptions',
        row: {
          ...newRow('subscriptions', context, {
            companyId: over.companyId,
            planId: plan.id,
            status: 'Active',
            startDate: over.changesOn,
            monthlyAmount: monthlyPrice(plan),
            currency: plan.currency,
            replaces: over.id,
            renewal: 'Renews',
          }),
          // The run of its first month bills it, even if it ends before that run.
          billedMonth: monthAfter(String(over.changesOn), -1),
          billedThrough: dayBefore(String(over.changesOn)),
          credit: over.currency === plan.currency ? over.credit : 0,
        },
        by: 'system',
        following: () => [],
      },
    ];
  });

const left = ({ id, companyId }: Row, context: Context): Effect =>
  afterReading([['companies', { id: companyId }]], ([companies]) => {
    const [company] = companies;
    if (!company) return [];
    return [
      {
        kind: 'revise',
        noun: 'companies',
        where: { id: company.id },
        values: () => ({ subscription: withoutPlan }),
      },
      activity(
        {
          event: 'planEnded',
          words: { plan: company.subscription },
          about: company.name,
          priority: 'Medium',
        },
        { companyId: company.id, noun: 'subscriptions', target: id },
        context,
      ),
      {
        kind: 'notifyCompany',
        companyId: company.id,
        from: null,
        notification: {
          key: 'billing',
          code: 'planEnded',
          values: { plan: company.subscription },
          body: null,
          link: billingPage[company.type],
        },
      },
    ];
  });
