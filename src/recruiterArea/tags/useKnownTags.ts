import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { CandidateTag } from '../../../domain/contract/hiring/candidateTags.ts';

/** The company's tags, the most used first, as far as the newest thousand have them. */
export const useKnownTags = (): string[] => {
  const { data } = useGetList<CandidateTag>(
    'candidateTags',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'DESC' } },
    { staleTime: 60_000 },
  );
  return useMemo(() => {
    const groups = [...Map.groupBy(data ?? [], ({ word }) => word).values()];
    return groups.sort((one, other) => other.length - one.length).flatMap(([newest]) => newest?.tag ?? []);
  }, [data]);
};
