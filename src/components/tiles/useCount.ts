import { useGetList } from 'react-admin';

/** Number of matching rows, without fetching them. */
export const useCount = (resource: string, filter: Record<string, unknown> = {}, enabled = true) => {
  const { total, error, refetch } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled },
  );
  return { total, error, refetch };
};
