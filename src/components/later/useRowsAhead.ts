import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { getQuery, type ListParams, type SortPayload, useDataProvider, useStoreContext } from 'react-admin';
import { countedTo } from '../screens/lists/countedTo.ts';

/** How a list opens: its first page, in the default order. */
export interface Opening {
  sort: SortPayload;
  perPage: number;
}

/** When a prefetched response arrived, by query. */
const answered = new Map<string, number>();

/**
 * For a list with prefetching: a recent response is not requested again, unless rows were changed here since.
 */
export const askedAhead = {
  staleTime: ({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): number =>
    answered.get(queryHash) === state.dataUpdatedAt ? 5000 : 0,
};

/**
 * Prefetches the rows of a list that is about to open, with its last or default parameters, while the page
 * renders.
 */
export const useRowsAhead = () => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const store = useStoreContext();
  return (resource: string, opening: Opening) => {
    const params = store.getItem<Partial<ListParams>>(`${resource}.listParams`, {}) as ListParams;
    const { page, perPage, sort, order, filter } = getQuery({
      queryFromLocation: {},
      params,
      filterDefaultValues: undefined,
      ...opening,
    });
    const asked = { pagination: { page, perPage }, sort: { field: sort, order }, filter, meta: countedTo };
    const queryKey = [resource, 'getList', asked];
    const noteAnswer = () => {
      const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
      answered.set(hashKey(queryKey), dataUpdatedAt);
    };
    const answer = queryClient.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) => dataProvider.getList(resource, { ...asked, signal }),
      ...askedAhead,
    });
    void answer.then(noteAnswer);
  };
};
