import { useGetList } from 'react-admin';
import { benchStatuses } from '../../../domain/contract/candidates/candidates.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { usePlan } from './usePlan.ts';

export type BenchLimit = {
  /** The plan's name as shown to companies. */
  plan: string;
  onBench: number;
  /** Null without a limit. */
  limit: number | null;
  isFull: boolean;
};

/** `isFresh` is true if the count was just loaded, not taken from the cache. */
type Found = { room: BenchLimit | undefined; isFresh: boolean; error: unknown };

/** The size of the company's own bench and its plan limit; undefined while they load. */
export const useBenchLimit = (): Found => {
  const { userType } = useActor();
  const { company, plan, error } = usePlan();
  const bench = useGetList(
    'candidates',
    {
      filter: { status: benchStatuses },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: userType === 'provider', retry: false },
  );
  const onBench = bench.total;
  if (!company || plan === undefined || onBench === undefined)
    return { room: undefined, isFresh: false, error: error ?? bench.error };
  const limit = plan?.benchEmployees ?? null;
  const isFull = limit !== null && onBench >= limit;
  return {
    room: { plan: company.subscription, onBench, limit, isFull },
    isFresh: !bench.isFetching,
    error: null,
  };
};
