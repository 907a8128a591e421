import { type Query, QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type GetListResult, testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { askedAhead, useRowsAhead } from './useRowsAhead.ts';

const opening = { sort: { field: 'name', order: 'ASC' }, perPage: 24 } as const;

const found = { data: [{ id: 'BE-001', name: 'Ana' }], total: 1 };

const prefetch = (queryClient: QueryClient, getList: () => Promise<GetListResult>) => {
  const dataProvider = testDataProvider({ getList });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(() => useRowsAhead(), { wrapper });
  result.current('candidates', opening);
  return () => queryClient.getQueryCache().getAll()[0] as Query;
};

test('prefetched rows are used for a short time, unless a row was changed here since', async () => {
  const queryClient = new QueryClient();
  const query = prefetch(queryClient, async () => found);
  await waitFor(() => expect(query()?.state.status).toBe('success'));
  await waitFor(() => expect(askedAhead.staleTime(query())).toBe(5000));
  queryClient.setQueryData(query().queryKey, { data: [], total: 0 }, { updatedAt: Date.now() + 1000 });
  expect(askedAhead.staleTime(query())).toBe(0);
});

test('a list that opens during a prefetch gets its rows although the first attempt fails', async () => {
  const queries = { retry: 1, retryDelay: 1 };
  const queryClient = new QueryClient({ defaultOptions: { queries } });
  const getList = vi.fn<() => Promise<typeof found>>();
  getList.mockRejectedValueOnce(new Error('The server is busy.')).mockResolvedValue(found);
  const query = prefetch(queryClient, getList);
  const list = new QueryObserver(queryClient, { queryKey: query().queryKey, queryFn: getList });
  const leave = list.subscribe(() => {});
  await waitFor(() => expect(list.getCurrentResult().isFetching).toBe(false));
  expect(list.getCurrentResult().data).toEqual(found);
  leave();
});
