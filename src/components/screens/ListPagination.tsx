import { useListContext } from 'ra-core';
import { Pagination, type PaginationProps } from 'ra-ui-materialui';

/** The pages of a list, unless its rows could not be loaded: nobody knows then how many there are. */
export const ListPagination = (props: PaginationProps) => {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination {...props} />;
};
