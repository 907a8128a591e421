import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { InsightAsked, InsightName } from '../../../domain/insight/insights.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** A report of the user's own company; the previous one stays while another is loading. */
export const useInsight = <N extends InsightName>(name: N, asked: InsightAsked<N>, enabled = true) => {
  const { insight } = useDataProvider<DataProvider>();
  return useQuery({
    queryKey: ['insights', name, asked],
    queryFn: async ({ signal }) => (await insight(name, { asked, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  });
};
