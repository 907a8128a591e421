import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { readAllRows } from '../rows/readAllRows.ts';

/** Reads the whole list at hand, as it is searched and sorted. */
export const useReadAllRows = () => {
  const dataProvider = useDataProvider();
  const { resource, sort, filterValues, filter } = useListContext();
  return (): Promise<RaRecord[]> =>
    readAllRows(dataProvider, { noun: resource, sort, filter: { ...filterValues, ...filter } });
};
