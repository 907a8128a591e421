import { useQuery } from '@tanstack/react-query';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { suggester } from '../../../domain/skills/dictionary/suggestSkills.ts';

/** The dictionary of skills with its search for similar spellings; loaded on first use. */
export const useDictionary = () =>
  useQuery({
    queryKey: ['dictionary'],
    queryFn: async () => {
      const dictionary = await loadDictionary();
      return { dictionary, suggest: suggester(dictionary) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
