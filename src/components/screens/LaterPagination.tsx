import { useListContext } from 'ra-core';
import type { PaginationProps } from 'ra-ui-materialui';
import { useDeferredValue } from 'react';
import { ListPagination } from './ListPagination.tsx';

/** The pages of a list whose first screen does not reach down to them: after its rows, so that they are seen sooner. */
export const LaterPagination = (props: PaginationProps) => {
  const { isPending } = useListContext();
  const areRowsShown = useDeferredValue(!isPending, false);
  return areRowsShown && <ListPagination {...props} />;
};
