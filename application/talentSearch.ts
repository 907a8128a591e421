import type { FoundCompany } from '../domain/insight/companiesNamed.ts';
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
  const [{ correctedSearches, mayNamePlace, readTalentSearch, wordsOfName }, dictionary] = await Promise.all([
    import('../domain/insight/talentSearch.ts'),
    loadDictionary(),
  ]);
  const gazetteer = mayNamePlace(q) ? await loadGazetteer() : undefined;
  const counted = {
    ...(await count(readTalentSearch(q, dictionary, gazetteer))),
    instead: null,
    companies: [],
  };
  if (counted.total > 0) return counted;
  const name = wordsOfName(q);
  const companies = name.length > 0 ? await find(name) : [];
  if (companies.length > 0) return { ...counted, companies };
  // Only now, since words such as "Reading" are places too.
  const placed = readTalentSearch(q, dictionary, await loadGazetteer(), true);
  const there = placed.place && (await count(placed));
  if (there && there.total > 0) return { ...counted, ...there };
  for (const instead of correctedSearches(q, dictionary)) {
    const corrected = await count(readTalentSearch(instead, dictionary, gazetteer));
    if (corrected.total > 0) return { ...counted, ...corrected, instead };
  }
  return counted;
};
