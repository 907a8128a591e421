import { useGetMany } from 'react-admin';

/** The names of these companies by id, once loaded. */
export const useCompanyNames = (asked: readonly (string | null)[] = []): Map<string, string> => {
  const ids = [...new Set(asked.flatMap((id) => id ?? []))];
  const { data } = useGetMany('companies', { ids }, { enabled: ids.length > 0 });
  return new Map(data?.filter(Boolean).map(({ id, name }) => [String(id), String(name)]));
};
