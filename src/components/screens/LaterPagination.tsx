import { useDeferredValue } from 'react';
import { Pagination, type PaginationProps, useListContext } from 'react-admin';

/** The pages of a list whose first screen does not reach down to them: after its rows, so that they are seen sooner. */
export const LaterPagination = (props: PaginationProps) => {
  const { isPending } = useListContext();
  const areRowsShown = useDeferredValue(!isPending, false);
  return areRowsShown && <Pagination {...props} />;
};
