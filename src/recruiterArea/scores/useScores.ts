import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Match } from '../../../domain/matching/score.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** How well these people fit a job, by their ids; nothing is asked while there is no job. */
export const useScores = (jobId: string | null, ids: readonly string[]) => {
  const dataProvider = useDataProvider<DataProvider>();
  return useQuery<Record<string, Match>>({
    queryKey: ['matching', 'scores', jobId, ids],
    queryFn: ({ signal }) =>
      dataProvider.scores({ jobId: jobId ?? '', ids: [...ids], signal }).then(({ data }) => data),
    enabled: jobId !== null && ids.length > 0,
    placeholderData: (before, query) => (query?.queryKey[2] === jobId ? before : undefined),
  });
};
