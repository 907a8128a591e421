import { useEffect, useEffectEvent } from 'react';
import { type SortPayload, useListContext, useStore } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';

export type ScoredJob = { jobId: string | null; choose: (jobId: string | null) => void };

/** Orders a list of candidates by their score for the chosen job. */
export const byScore: SortPayload = { field: 'score', order: 'DESC' };

/** The job in the address, or the last one chosen. */
export const useLastJob = () => {
  const [address, setAddress] = useSearchParams();
  const [last, setLast] = useStore<string | null>('scoredJob', null);
  const named = address.get('job');
  return { named, last, jobId: named ?? last, setLast, address, setAddress };
};

/** The parameters of a list's address for a job, when it is chosen or only added again. */
type ParamsOfList = (jobId: string | null, isChosen: boolean) => Record<string, string>;
const noList: ParamsOfList = () => ({});

/**
 * The job that candidates are scored for: the one in the address, or the last one chosen, which is then added
 * to the address.
 */
export const useScoredJob = (paramsOfList = noList): ScoredJob => {
  const { named, last, jobId, setLast, address, setAddress } = useLastJob();
  const { state } = useLocation();
  const write = (job: string | null, isChosen: boolean) => {
    const { job: _, ...before } = Object.fromEntries(address);
    setAddress({ ...before, ...paramsOfList(job, isChosen), ...(job && { job }) }, { replace: true, state });
  };
  const addAgain = useEffectEvent((job: string) => write(job, false));
  // A list rewrites its address on every filter change and drops the job.
  useEffect(() => {
    if (named !== null) setLast(named);
    else if (last !== null) addAgain(last);
  }, [named, last, setLast]);
  return {
    jobId,
    choose: (chosen: string | null) => {
      setLast(chosen);
      write(chosen, true);
    },
  };
};

/**
 * Parameters of the enclosing list. All of them are written, as its default filters apply only to an address
 * without any. Choosing a job orders the list by score; without a job it has the given order again.
 */
export const useParamsOfList = (usual: SortPayload): ParamsOfList => {
  const { filterValues, displayedFilters = {}, sort, page, perPage } = useListContext();
  return (jobId, isChosen) => {
    const kept = sort.field === byScore.field && !jobId ? usual : sort;
    const { field, order } = isChosen && jobId ? byScore : kept;
    return {
      filter: JSON.stringify(filterValues),
      displayedFilters: JSON.stringify(displayedFilters),
      sort: field,
      order,
      page: String(isChosen ? 1 : page),
      perPage: String(perPage),
    };
  };
};
