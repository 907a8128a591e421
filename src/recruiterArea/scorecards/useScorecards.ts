import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { EntryScorecards } from '../../../domain/contract/hiring/scorecards.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** The scorecards for a pipeline entry's interviews, as far as this person may read them. */
export const useScorecards = (entryId: string, enabled = true) => {
  const dataProvider = useDataProvider<DataProvider>();
  return useQuery<EntryScorecards>({
    queryKey: ['scorecards', entryId],
    queryFn: ({ signal }) => dataProvider.scorecardsOf({ id: entryId, signal }).then(({ data }) => data),
    enabled,
  });
};
