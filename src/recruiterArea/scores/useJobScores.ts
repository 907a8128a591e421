import { useScoredJob } from './useScoredJob.ts';
import { useScores } from './useScores.ts';

/** The job that candidates are scored for, and their scores; no scores while no job is chosen. */
export const useJobScores = (ids: readonly string[], ...paramsOfList: Parameters<typeof useScoredJob>) => {
  const job = useScoredJob(...paramsOfList);
  const { data, error, isLoading, refetch } = useScores(job, ids);
  return { ...job, matches: job.jobId === null ? undefined : data, error, isLoading, refetch };
};
