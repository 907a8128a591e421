import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { spellingOf } from '../../../domain/skills/spelling.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** In milliseconds. Refetched rarely, as new words are not urgent. */
export const vocabularyStaleTime = 5 * 60 * 1000;
const none: readonly string[] = [];

export const vocabularyQuery = (dataProvider: DataProvider) => ({
  queryKey: ['vocabulary'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    dataProvider.vocabulary({ signal }).then((answer) => answer.data),
  staleTime: vocabularyStaleTime,
});

/** Skills and locations to choose from, most frequent first, and the spelling of each skill. */
export const useVocabulary = () => {
  const { data } = useQuery(vocabularyQuery(useDataProvider<DataProvider>()));
  return useMemo(() => {
    const skills = data?.skills.map(({ name }) => name) ?? none;
    return {
      skills,
      locations: data?.locations.map(({ name }) => name) ?? none,
      spelling: spellingOf(skills),
    };
  }, [data]);
};
