import { Pagination, type PaginationProps, useListContext } from 'react-admin';

/** The pages of a list, unless its rows could not be loaded: nobody knows then how many there are. */
export const ListPagination = (props: PaginationProps) => {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination {...props} />;
};
