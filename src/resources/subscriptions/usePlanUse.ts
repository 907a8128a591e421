import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { seatedStatuses } from '../../../domain/contract/accounts/users.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { benchStatuses } from '../../../domain/contract/candidates/candidates.ts';
import { useCount } from '../../components/tiles/useCount.ts';

/** A company's use of what plans limit. */
export type PlanUse = { onBench: number; users: number };

export const usePlanUse = (company: (Company & { id: string }) | undefined): PlanUse => {
  const companyId = company?.id;
  const isProvider = company?.type === 'provider';
  const bench = useCount('candidates', { companyId, status: benchStatuses }, isProvider);
  const users = useCount('users', { companyId, status: seatedStatuses }, company !== undefined);
  return { onBench: isProvider ? (bench.total ?? 0) : 0, users: users.total ?? 0 };
};

/** The part of that use that exceeds a plan; null if nothing does. */
export const tooSmallFor = (
  { benchEmployees, users }: Plan,
  use: PlanUse,
): { what: 'tooSmall' | 'tooFewUsers'; limit: number; has: number } | null => {
  if (benchEmployees !== null && use.onBench > benchEmployees)
    return { what: 'tooSmall', limit: benchEmployees, has: use.onBench };
  if (users !== null && use.users > users) return { what: 'tooFewUsers', limit: users, has: use.users };
  return null;
};
