import { useListContext } from 'ra-core';
import { Pagination, type PaginationProps } from 'ra-ui-materialui';

/** Pagination of a list, hidden if its rows could not be loaded, as the total is then unknown. */
export const ListPagination = (props: PaginationProps) => {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination {...props} />;
};
