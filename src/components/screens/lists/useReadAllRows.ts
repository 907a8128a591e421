import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { readAllRows } from '../../rows/readAllRows.ts';

/** Reads the whole current list with its filters and sorting. */
export const useReadAllRows = () => {
  const dataProvider = useDataProvider();
  const { resource, sort, filterValues, filter } = useListContext();
  return (): Promise<RaRecord[]> =>
    readAllRows(dataProvider, { noun: resource, sort, filter: { ...filterValues, ...filter } });
};
