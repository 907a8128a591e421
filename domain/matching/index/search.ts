import type { Criteria } from '../criteria.ts';
import { type Knowledge, type Market, type Need, readNeed } from '../need.ts';
import { type Match, matchOf } from '../score.ts';
import { accumulate } from './accumulate.ts';
import { type CandidateIndex, mayBeSeen, postingsFor } from './candidateIndex.ts';
import { applyFilters, type FilteredOut } from './filterPeople.ts';
import { yearBits } from './postings.ts';
import { rank } from './rank.ts';
import { standingIn } from './standingIn.ts';

export type SearchOptions = {
  top: number;
  today: string;
  /** The company that asks; null is somebody without one, who sees what everybody sees. */
  viewer?: string | null;
  /** Shows, in place of those who pass, those whom this filter alone keeps out. */
  filteredOutBy?: string;
};

export type SearchResult = {
  need: Need;
  /** People the viewer can see; of these, those who pass the filters. */
  visible: number;
  passed: number;
  /** For each filter, how many more there would be without it. */
  filteredOut: FilteredOut[];
  matches: Match[];
};

/** The best matches of everybody the viewer can see. */
export const search = (
  index: CandidateIndex,
  criteria: Criteria,
  knowledge: Knowledge,
  { top, today, viewer = null, filteredOutBy }: SearchOptions,
): SearchResult => {
  const seen = Uint8Array.from(index.audiences.list, (audience, at) =>
    Number(at > 0 && mayBeSeen(audience, viewer)),
  );
  const need = readNeed(criteria, marketOf(index, seen), knowledge, today);
  const filtered = applyFilters(index, criteria.filters, knowledge.dictionary, seen, filteredOutBy);
  const sums = accumulate(index, need);
  const likeness = need.title === null ? null : index.book.likenessTo(need.title);
  const people = { seen, passes: filtered.passes };
  const ranked = rank(index, need, { sums, likeness }, people, top);
  return {
    need,
    visible: filtered.visible,
    passed: filtered.passed,
    filteredOut: filtered.filteredOut,
    matches: ranked.map((person) =>
      matchOf(index.ids.idOf(person), need, standingIn(index, need, likeness, person)),
    ),
  };
};

/** Only whom the viewer can see is counted. */
export const marketOf = (index: CandidateIndex, seen: Uint8Array): Market => {
  const { audience } = index.columns;
  let size = 0;
  for (let person = 0; person < index.ids.size; person++) size += seen[audience[person] as number] as number;
  return {
    size,
    holders(skill) {
      const postings = postingsFor(index, skill);
      let count = 0;
      for (let at = 0; postings && at < postings.length; at++) {
        count += seen[audience[(postings.entries[at] as number) >>> yearBits] as number] as number;
      }
      return count;
    },
  };
};
