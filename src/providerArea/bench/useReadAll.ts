import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { largestPage } from '../../../domain/query/query.ts';

/** More than anybody looks through: what is beyond is left out. */
const mostPages = 20;

/** Every row that matches, page after page, each as large as one call may be. */
export const useReadAll = <R extends { id: string }>(resource: string, filter: Record<string, unknown>) => {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'all', filter],
    queryFn: async ({ signal }) => {
      const rows: R[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { data, total = 0 } = await dataProvider.getList<R>(resource, {
          sort: { field: 'id', order: 'DESC' },
          filter,
          pagination: { page, perPage: largestPage },
          signal,
        });
        rows.push(...data);
        if (data.length === 0 || rows.length >= total) break;
      }
      return rows;
    },
  });
};
