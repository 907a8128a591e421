import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { spellingOf } from '../../../domain/skills/spelling.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Asked for once in a while: new words may wait. */
const staleTime = 5 * 60 * 1000;
const none: readonly string[] = [];

/** The skills and places to choose from, the most frequent first, and how each skill is spelled. */
export const useVocabulary = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const { data } = useQuery({
    queryKey: ['vocabulary'],
    queryFn: ({ signal }) => dataProvider.vocabulary({ signal }).then((answer) => answer.data),
    staleTime,
  });
  return useMemo(() => {
    const skills = data?.skills.map(({ name }) => name) ?? none;
    return {
      skills,
      locations: data?.locations.map(({ name }) => name) ?? none,
      spelling: spellingOf(skills),
    };
  }, [data]);
};
