import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Spelling } from '../../../domain/skills/spelling.ts';
import { useVocabulary } from './useVocabulary.ts';

/**
 * How the market and, once it is wanted and loaded, the skill dictionary spell skills: "k8s" is Kubernetes.
 */
export const useSkillSpelling = (isWanted: boolean): Spelling => {
  const { spelling } = useVocabulary();
  const { data: withDictionary } = useQuery({
    queryKey: ['skillSpelling'],
    queryFn: loadSpelling,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  return useMemo(() => withDictionary?.(spelling) ?? spelling, [withDictionary, spelling]);
};

const loadSpelling = async () => {
  const [{ loadDictionary }, { dictionarySpelling }] = await Promise.all([
    import('../../../domain/skills/dictionary/loadDictionary.ts'),
    import('../../../domain/skills/dictionarySpelling.ts'),
  ]);
  const dictionary = await loadDictionary();
  return (known: ReadonlyMap<string, string>) => dictionarySpelling(dictionary, known);
};
