import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Row } from '../../../domain/contract/noun.ts';
import { type AllOf, readAllRows } from './readAllRows.ts';

/** Every row that matches; asked for again when the noun's rows change. */
export const useAllRows = <R extends Row>({
  noun,
  filter,
  enabled = true,
}: AllOf & { enabled?: boolean }) => {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [noun, 'getList', 'all', filter],
    queryFn: () => readAllRows<R>(dataProvider, { noun, filter }),
    enabled,
  });
};
