import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Match } from '../../../domain/matching/score.ts';
import { isApiError } from '../../auth/ApiError.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import type { ScoredJob } from './useScoredJob.ts';

/**
 * The scores of these candidates for the chosen job, by candidate id. Clears the choice if the job no longer
 * exists.
 */
export const useScores = (job: ScoredJob, ids: readonly string[]) => {
  const { jobId } = job;
  const dataProvider = useDataProvider<DataProvider>();
  const scores = useQuery<Record<string, Match>>({
    queryKey: ['matching', 'scores', jobId, ids],
    queryFn: ({ signal }) =>
      dataProvider.scores({ jobId: jobId ?? '', ids: [...ids], signal }).then(({ data }) => data),
    enabled: jobId !== null && ids.length > 0,
    placeholderData: (before, query) => (query?.queryKey[2] === jobId ? before : undefined),
  });
  useGoneJob(job, scores.error);
  return scores;
};

/** Clears the choice if this error says that the job no longer exists. */
export const useGoneJob = ({ jobId, choose }: ScoredJob, error: unknown) => {
  const notify = useNotify();
  const goneJob = isApiError(error) && error.status === 404 ? jobId : null;
  const reportGone = useEffectEvent(() => {
    notify('recommendations.pool.noJob', { type: 'warning' });
    choose(null);
  });
  useEffect(() => {
    if (goneJob) reportGone();
  }, [goneJob]);
};
