import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import type { Candidate } from '../../domain/contract/candidates.ts';

const byCount = (words: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([word]) => word);
};

/** The skills and locations of existing candidates, offered as suggestions. */
export const useKnownWords = () => {
  const { data } = useGetList<Candidate>(
    'candidates',
    { pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'DESC' } },
    { staleTime: 5 * 60 * 1000 },
  );
  return useMemo(
    () => ({
      skills: byCount(data?.flatMap(({ skills }) => skills) ?? []),
      locations: byCount(data?.map(({ location }) => location) ?? []).sort(),
    }),
    [data],
  );
};
