import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export type ScoredJob = { jobId: string | null; choose: (jobId: string | null) => void };

/**
 * The job that candidates are scored for: the one in the address, or the last one chosen, which is then added
 * to the address.
 */
export const useScoredJob = (): ScoredJob => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [last, setLast] = useStore<string | null>('scoredJob', null);
  const named = address.get('job');
  const jobId = named ?? last;
  // A list rewrites its address on every filter change and drops the job.
  useEffect(() => {
    if (named !== null) setLast(named);
    else if (last !== null) setAddress((before) => withJob(before, last), { replace: true, state });
  }, [named, last, setLast, setAddress, state]);
  return {
    jobId,
    choose: (chosen: string | null) => {
      setLast(chosen);
      setAddress((before) => withJob(before, chosen), { replace: true, state });
    },
  };
};

const withJob = (before: URLSearchParams, jobId: string | null): URLSearchParams => {
  const after = new URLSearchParams(before);
  if (jobId) after.set('job', jobId);
  else after.delete('job');
  return after;
};
