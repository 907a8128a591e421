import { type Query, QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { askedAhead, useRowsAhead } from './useRowsAhead.ts';

const opening = { sort: { field: 'name', order: 'ASC' }, perPage: 24 } as const;

test('prefetched rows are used for a short time, unless a row was changed here since', async () => {
  const queryClient = new QueryClient();
  const dataProvider = testDataProvider({
    getList: async () => ({ data: [{ id: 'BE-001', name: 'Ana' }], total: 1 }) as never,
  }) as DataProvider;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(() => useRowsAhead(), { wrapper });
  result.current('candidates', opening);
  const query = () => queryClient.getQueryCache().getAll()[0] as Query;
  await waitFor(() => expect(query()?.state.status).toBe('success'));
  await waitFor(() => expect(askedAhead.staleTime(query())).toBe(5000));
  queryClient.setQueryData(query().queryKey, { data: [], total: 0 }, { updatedAt: Date.now() + 1000 });
  expect(askedAhead.staleTime(query())).toBe(0);
});
