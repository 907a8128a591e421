import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type Spelling, spellingOf } from '../../../domain/skills/spelling.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { vocabularyQuery, vocabularyStaleTime } from './useVocabulary.ts';

/**
 * How the market and the skill dictionary spell skills: "k8s" is Kubernetes. Null until both are loaded, or
 * wanted at all.
 */
export const useSkillSpelling = (isWanted = true): Spelling | null => {
  const loadSpelling = useLoadSpelling();
  const { data = null } = useQuery({
    queryKey: ['skillSpelling'],
    queryFn: loadSpelling,
    staleTime: vocabularyStaleTime,
    enabled: isWanted,
  });
  return data;
};

/** Loads how skills are spelled, without the market or the dictionary if one of them cannot be loaded. */
export const useLoadSpelling = () => {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<DataProvider>();
  return async (): Promise<Spelling> => {
    const [vocabulary, dictionary] = await Promise.allSettled([
      queryClient.fetchQuery(vocabularyQuery(dataProvider)),
      loadDictionarySpelling(),
    ]);
    const names = vocabulary.status === 'fulfilled' ? vocabulary.value.skills.map(({ name }) => name) : [];
    const known = spellingOf(names);
    return dictionary.status === 'fulfilled' ? dictionary.value(known) : known;
  };
};

const loadDictionarySpelling = async () => {
  const [{ loadDictionary }, { dictionarySpelling }] = await Promise.all([
    import('../../../domain/skills/dictionary/loadDictionary.ts'),
    import('../../../domain/skills/dictionarySpelling.ts'),
  ]);
  const dictionary = await loadDictionary();
  return (known: ReadonlyMap<string, string>) => dictionarySpelling(dictionary, known);
};
