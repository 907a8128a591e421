import { useDeferredValue } from 'react';
import { type PaginationProps, useListContext } from 'react-admin';
import { ListPagination } from './ListPagination.tsx';

/** Pagination of a list that is below the fold: rendered after the rows, so that those appear sooner. */
export const LaterPagination = (props: PaginationProps) => {
  const { isPending } = useListContext();
  const areRowsShown = useDeferredValue(!isPending, false);
  return areRowsShown && <ListPagination {...props} />;
};
