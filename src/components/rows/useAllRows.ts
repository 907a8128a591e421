import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Row } from '../../../domain/contract/noun.ts';
import { type AllOf, readAllRows } from './readAllRows.ts';

/** Every matching row; refetched when rows of the noun change. */
export const useAllRows = <R extends Row>({ enabled = true, ...all }: AllOf & { enabled?: boolean }) => {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [all.noun, 'getList', 'all', all.filter, all.sort],
    queryFn: ({ signal }) => readAllRows<R>(dataProvider, all, signal),
    enabled,
  });
};
