import { useGetList } from 'ra-core';
import type { PoolMember } from '../../../domain/contract/talentPoolMembers.ts';
import type { Pool } from '../../../domain/contract/talentPools.ts';

const byName = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' as const } };

/** The company's pools, and which of them already contain a candidate. */
export const usePoolsFor = (candidateId: string) => {
  const pools = useGetList<Pool>('talentPools', byName);
  const places = useGetList<PoolMember>('talentPoolMembers', {
    ...byName,
    filter: { candidateId },
  });
  return {
    pools: pools.data,
    isIn: new Set(places.data?.map(({ poolId }) => poolId)),
    isPending: pools.isPending || places.isPending,
    error: pools.error ?? places.error,
    refetch: () => Promise.all([pools.refetch(), places.refetch()]),
  };
};
