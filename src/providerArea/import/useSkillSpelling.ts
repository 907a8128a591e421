import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { dictionarySpelling } from '../../../domain/skills/dictionarySpelling.ts';
import { useVocabulary } from '../../components/inputs/useVocabulary.ts';

/** How the market and the skill dictionary spell skills; without the dictionary if it cannot be loaded. */
export const useSkillSpelling = () => {
  const { spelling } = useVocabulary();
  const { data: dictionary, isPending } = useQuery({
    queryKey: ['skillDictionary'],
    queryFn: loadDictionary,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (isPending) return null;
    return dictionary ? dictionarySpelling(dictionary, spelling) : spelling;
  }, [dictionary, isPending, spelling]);
};
