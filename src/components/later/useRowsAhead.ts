import { type SortPayload, useGetList } from 'react-admin';
import { useQuiet } from './useQuiet.ts';

/** How a list opens: its first page, in the order it has until somebody chooses another. */
export interface Opening {
  sort: SortPayload;
  perPage: number;
}

/** Asks for the first page of the list that people open next, once this one is complete; it is asked again when it is shown. */
export const useRowsAhead = (resource: string, { sort, perPage }: Opening): void => {
  const enabled = useQuiet();
  useGetList(resource, { pagination: { page: 1, perPage }, sort, filter: {} }, { enabled });
};
