import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useEffect } from 'react';
import type { Match } from '../../../domain/matching/score.ts';
import { isApiError } from '../../auth/ApiError.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import type { ScoredJob } from './useScoredJob.ts';

/** How well these candidates fit the chosen job, by their ids. A job that is not there any more is let go of. */
export const useScores = ({ jobId, choose }: ScoredJob, ids: readonly string[]) => {
  const dataProvider = useDataProvider<DataProvider>();
  const notify = useNotify();
  const scores = useQuery<Record<string, Match>>({
    queryKey: ['matching', 'scores', jobId, ids],
    queryFn: ({ signal }) =>
      dataProvider.scores({ jobId: jobId ?? '', ids: [...ids], signal }).then(({ data }) => data),
    enabled: jobId !== null && ids.length > 0,
    placeholderData: (before, query) => (query?.queryKey[2] === jobId ? before : undefined),
  });
  const isGone = isApiError(scores.error) && scores.error.status === 404;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each job
  useEffect(() => {
    if (!isGone) return;
    notify('recommendations.pool.noJob', { type: 'warning' });
    choose(null);
  }, [isGone, jobId]);
  return scores;
};
