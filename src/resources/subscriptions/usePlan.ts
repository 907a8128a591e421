import { useGetList, useGetOne } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { planInForce } from '../../../domain/contract/billing/planInForce.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { useActor } from '../../components/contract/useActor.ts';

/**
 * The subscriptions of a company, by default the user's own, newest first, with all plans and the current
 * one.
 */
export const usePlan = (of?: string) => {
  const { companyId: own } = useActor();
  const companyId = of ?? own;
  const company = useGetOne<Company>('companies', { id: companyId ?? '' }, { retry: false });
  const history = useGetList<Subscription>(
    'subscriptions',
    {
      filter: of ? { companyId: of } : {},
      sort: { field: 'startDate', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { retry: false },
  );
  const plans = useGetList<Plan>(
    'plans',
    { filter: {}, sort: { field: 'price', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { retry: false },
  );
  const asked = [company, history, plans];
  const running = history.data?.find(({ status }) => status === 'Active');
  const isKnown = company.data && history.data && plans.data;
  return {
    company: company.data,
    history: history.data ?? [],
    plans: plans.data ?? [],
    running,
    plan: isKnown ? planInForce(company.data, running, plans.data) : undefined,
    error: asked.find(({ error }) => error)?.error,
    refetch: () => Promise.all(asked.map((one) => one.refetch())),
  };
};
