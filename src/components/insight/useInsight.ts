import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { InsightAsked, InsightName, InsightReport } from '../../../domain/insight/insights.ts';

type Asks = {
  insight<N extends InsightName>(
    name: N,
    params: { asked: InsightAsked<N>; signal?: AbortSignal },
  ): Promise<{ data: InsightReport<N> }>;
};

/** A report of one's own company; while another is fetched, the one before stays. */
export const useInsight = <N extends InsightName>(name: N, asked: InsightAsked<N>, enabled = true) => {
  const { insight } = useDataProvider() as unknown as Asks;
  return useQuery({
    queryKey: ['insights', name, asked],
    queryFn: async ({ signal }) => (await insight(name, { asked, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  });
};
