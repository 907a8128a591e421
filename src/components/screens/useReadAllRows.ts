import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { largestPage } from '../../../domain/query/query.ts';

/** Reads the whole list, page after page, each as large as one call may be. */
export const useReadAllRows = () => {
  const dataProvider = useDataProvider();
  const { resource, sort, filterValues, filter } = useListContext();
  return async (): Promise<RaRecord[]> => {
    const rows: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await dataProvider.getList(resource, {
        sort,
        filter: { ...filterValues, ...filter },
        pagination: { page, perPage: largestPage },
      });
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) return rows;
    }
  };
};
