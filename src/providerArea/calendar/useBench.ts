import { useGetList, useGetManyAggregate } from 'react-admin';
import { type Bar, barsOf, type Period } from '../../../domain/calendar/benchBars.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Hold } from '../../../domain/contract/candidates/holds.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import { validateSearch } from '../../components/inputs/validateSearch.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';
import { todayHere } from './today.ts';

export const peopleOnPage = 25;

/** A bar with the names it shows. */
export type NamedBar = Bar & {
  client: string | null;
  /** The clients of the overlapping contracts. */
  others: string[];
  hold: Hold | undefined;
};
export type BenchRow = { candidate: Candidate; bars: NamedBar[] };

/** One page of candidates with their bars in the period. */
export const useBench = ({ period, page, q }: { period: Period; page: number; q: string }) => {
  const candidates = useGetList<Candidate>('candidates', {
    filter: q && !validateSearch(q) ? { q } : {},
    pagination: { page, perPage: peopleOnPage },
    sort: { field: 'name', order: 'ASC' },
  });
  const candidateId = (candidates.data ?? []).map(({ id }) => id);
  const enabled = candidateId.length > 0;
  const contracts = useAllRows<Contract>({
    noun: 'contracts',
    filter: {
      candidateId,
      status: ['Active', 'Pending', 'Expired', 'Terminated', 'Converted'],
      type: deploymentTypes,
    },
    enabled,
  });
  const holds = useAllRows<Hold>({ noun: 'holds', filter: { candidateId }, enabled });
  const clientIds = [...new Set((holds.data ?? []).flatMap(({ recruiterId }) => recruiterId ?? []))];
  const { data: clients } = useGetManyAggregate<Company>(
    'companies',
    { ids: clientIds },
    { enabled: clientIds.length > 0 },
  );
  const asked = enabled ? [candidates, contracts, holds] : [candidates];
  const nameOf = (bar: Bar): Pick<NamedBar, 'client' | 'others' | 'hold'> => {
    const hold = holds.data?.find(({ id }) => id === bar.source);
    const company = clients?.find((one) => one?.id === hold?.recruiterId)?.name;
    const clientOf = (id: string | null) => contracts.data?.find((one) => one.id === id)?.client;
    const others = bar.beside.flatMap((id) => clientOf(id) ?? []);
    return { hold, others, client: clientOf(bar.source) ?? company ?? hold?.heldFor ?? null };
  };
  const bound = { contracts: contracts.data ?? [], holds: holds.data ?? [] };
  const today = todayHere();
  const rows = (candidates.data ?? []).map(
    (candidate): BenchRow => ({
      candidate,
      bars: barsOf(candidate, bound, period, today).map((bar) => ({ ...bar, ...nameOf(bar) })),
    }),
  );
  return {
    rows,
    total: candidates.total ?? 0,
    isPending: asked.some((one) => one.isPending),
    failed: asked.some((one) => one.error !== null),
    retry: () => {
      for (const one of asked) if (one.error) one.refetch();
    },
  };
};
