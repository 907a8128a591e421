import type { TalentAnswer, TalentCounts } from '../domain/insight/talentCounts.ts';
import type { TalentSearch } from '../domain/insight/talentSearch.ts';
import { loadGazetteer } from '../domain/places/loadGazetteer.ts';
import { loadDictionary } from '../domain/skills/dictionary/loadDictionary.ts';

/** Counts what a visitor searches for; if nothing matches, what it means with its misspelled skills put right. */
export const countTalent = async (
  q: string,
  count: (search: TalentSearch) => Promise<TalentCounts> | TalentCounts,
): Promise<TalentAnswer> => {
  // Loaded with the first search: the demo's pages do without it.
  const [{ correctedSearches, mayNamePlace, readTalentSearch }, dictionary] = await Promise.all([
    import('../domain/insight/talentSearch.ts'),
    loadDictionary(),
  ]);
  const gazetteer = mayNamePlace(q) ? await loadGazetteer() : undefined;
  const counted = await count(readTalentSearch(q, dictionary, gazetteer));
  if (counted.total > 0) return { ...counted, instead: null };
  for (const instead of correctedSearches(q, dictionary)) {
    const corrected = await count(readTalentSearch(instead, dictionary, gazetteer));
    if (corrected.total > 0) return { ...corrected, instead };
  }
  return { ...counted, instead: null };
};
