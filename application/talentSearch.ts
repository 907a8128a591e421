import { type FoundCompany, wordsOfName } from '../domain/insight/companiesNamed.ts';
import type { TalentAnswer, TalentCounts } from '../domain/insight/talentCounts.ts';
import type { TalentSearch } from '../domain/insight/talentSearch.ts';
import { loadGazetteer } from '../domain/places/loadGazetteer.ts';
import { loadDictionary } from '../domain/skills/dictionary/loadDictionary.ts';

/**
 * Counts what a visitor searches for; if nothing matches, companies of this name, a place without “in”,
 * and what it means with its misspelled skills put right.
 */
export const countTalent = async (
  q: string,
  count: (search: TalentSearch) => Promise<TalentCounts> | TalentCounts,
  find: (words: readonly string[]) => Promise<FoundCompany[]> | FoundCompany[],
): Promise<TalentAnswer> => {
  // Loaded with the first search: the demo's pages do without it.
  const [{ correctedSearches, mayNamePlace, readTalentSearch }, dictionary] = await Promise.all([
    import('../domain/insight/talentSearch.ts'),
    loadDictionary(),
  ]);
  const gazetteer = mayNamePlace(q) ? await loadGazetteer() : undefined;
  const counted = await count(readTalentSearch(q, dictionary, gazetteer));
  const found = counted.total > 0 ? [] : await find(wordsOfName(q));
  if (counted.total > 0 || found.length > 0) return { ...counted, instead: null, companies: found };
  // Only now, since words such as "Reading" are places too.
  const placed = readTalentSearch(q, dictionary, await loadGazetteer(), true);
  if (placed.place !== null) {
    const there = await count(placed);
    if (there.total > 0) return { ...there, instead: null, companies: [] };
  }
  for (const instead of correctedSearches(q, dictionary)) {
    const corrected = await count(readTalentSearch(instead, dictionary, gazetteer));
    if (corrected.total > 0) return { ...corrected, instead, companies: [] };
  }
  return { ...counted, instead: null, companies: [] };
};
