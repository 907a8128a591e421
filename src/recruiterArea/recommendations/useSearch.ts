import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Recommendations, RecommendInput } from '../../../domain/matching/market/recommend.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { atOnce } from './atOnce.ts';

const keyOf = (id: string | null) => ['matching', 'search', id];

/** The stored search in the address, and a function to start another. */
export const useSearch = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const id = address.get('search');
  const jobId = address.get('job');
  const isAtOnce = useLocation().state?.search === atOnce.search;
  const form = useFormKey(id ? `search ${id}` : jobId && `job ${jobId}`);
  const kept = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => dataProvider.keptSearch({ id: id ?? '', signal }).then(({ data }) => data),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  /** A user who has left the page in the meantime is not brought back. */
  const isHere = useIsHere();
  const search = useMutation({
    mutationFn: (asked: RecommendInput) => dataProvider.recommend(asked).then(({ data }) => data),
    onSuccess: (found) => {
      form.keepFor(`search ${found.searchId}`);
      client.setQueryData(keyOf(found.searchId), found);
      void client.invalidateQueries({ queryKey: ['searches'] });
      // Back leads to the job, not here, where the search would begin again.
      if (isHere.current) setAddress({ search: String(found.searchId) }, { replace: isAtOnce });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed search is cleared only when another one is opened
  useEffect(() => {
    if (search.isError) search.reset();
  }, [id]);
  return {
    id,
    jobId,
    isAtOnce,
    formKey: form.key,
    kept,
    search,
    /** Returns to the state before any search. */
    leave: () => {
      search.reset();
      setAddress({});
    },
  };
};

/** A key that changes with the initial criteria, unless they were sent from the form itself. */
const useFormKey = (beginning: string | null) => {
  const [state, setState] = useState({ key: 0, beginning, sent: null as string | null });
  if (beginning !== state.beginning) {
    const isOwn = beginning === null || beginning === state.sent;
    setState({ key: isOwn ? state.key : state.key + 1, beginning, sent: null });
  }
  return { key: state.key, keepFor: (sent: string) => setState((before) => ({ ...before, sent })) };
};

const useIsHere = () => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};

/** The candidates that one filter of a search alone excludes; undefined while no filter is named. */
export const useWithout = (found: Recommendations, filter: string | null) => {
  const dataProvider = useDataProvider<DataProvider>();
  const { criteria, searchId } = found;
  return useQuery({
    queryKey: [...keyOf(searchId), 'without', filter],
    queryFn: ({ signal }) =>
      dataProvider.recommend({ criteria, filteredOutBy: filter ?? '', signal }).then(({ data }) => data),
    enabled: filter !== null,
  });
};
