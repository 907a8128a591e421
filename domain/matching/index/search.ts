import type { ExchangeRates } from '../../contract/platform/exchangeRates.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';
import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import type { Criteria } from '../criteria.ts';
import { inMarket, type MayBeName } from '../formInMarket.ts';
import type { KnownName } from '../market/knownNames.ts';
import { type Knowledge, type Market, type Need, readNeed } from '../need.ts';
import { type Match, matchOf } from '../score.ts';
import { type CandidateIndex, holdersOf, mayBeSeen, visibleIn } from './candidateIndex.ts';
import { applyFilters, commonMinutesIn, type FilteredOut } from './filterCandidates.ts';
import { type Postings, yearBits } from './postings.ts';
import { rank } from './rank.ts';
import { scorePartsIn } from './scorePartsIn.ts';
import { remembering } from './textIndex.ts';

export type SearchOptions = {
  top: number;
  today: string;
  /** The viewer's company; null for a viewer without one, who sees only public candidates. */
  viewer?: string | null;
  /** Shows the candidates excluded by this filter alone, in place of those who pass. */
  filteredOutBy?: string;
  /** Needed to find locations by other names and by distance. */
  places?: Gazetteer | undefined;
  /** Needed to compare hourly rates in different currencies. */
  rates?: ExchangeRates | undefined;
  /** False leaves out what would raise each score. */
  raises?: boolean;
};

type SearchResult = {
  need: Need;
  /** Visible candidates, and those who pass the filters. */
  visible: number;
  passed: number;
  /** For each filter, how many more candidates there would be without it. */
  filteredOut: FilteredOut[];
  /** If the overlap of working hours is asked for: that of each match in minutes, where it is known. */
  commonMinutes?: Record<string, number>;
  matches: Match[];
};

/** The best matches of all visible candidates. */
export const search = (
  given: CandidateIndex,
  criteria: Criteria,
  knowledge: Knowledge,
  { top, today, viewer = null, filteredOutBy, places, rates, raises = true }: SearchOptions,
): SearchResult => {
  const index = { ...given, texts: remembering(given.texts) };
  const seen = seenBy(index, viewer);
  const need = readNeed(criteria, marketOf(index, seen), knowledge, today);
  const filtered = applyFilters(
    index,
    criteria,
    { dictionary: knowledge.dictionary, places, today, rates },
    seen,
    filteredOutBy,
  );
  const likeness = need.title === null ? null : index.book.likenessTo(need.title);
  const asked = indexFor(index, need);
  const ranked = rank(asked, need, likeness, { seen, passes: filtered.passes }, top);
  const { overlap } = criteria.filters;
  const minutesOf = (candidates: readonly number[]) => {
    const minutes = overlap ? commonMinutesIn(index, overlap.zone, today, places) : [];
    return Object.fromEntries(
      candidates.flatMap((candidate) => {
        const common = minutes[index.columns.location[candidate] as number] ?? null;
        return common === null ? [] : [[index.ids.idOf(candidate), common]];
      }),
    );
  };
  return {
    need,
    visible: filtered.visible,
    passed: filtered.passed,
    filteredOut: filtered.filteredOut,
    ...(overlap && { commonMinutes: minutesOf(ranked) }),
    matches: ranked.map((candidate) =>
      matchOf(index.ids.idOf(candidate), need, scorePartsIn(asked, need, likeness, candidate), raises),
    ),
  };
};

/** For each audience, whether this viewer sees its candidates. */
const seenBy = ({ audiences }: CandidateIndex, viewer: string | null): Uint8Array =>
  Uint8Array.from(audiences.list, (audience, at) => Number(at > 0 && mayBeSeen(audience, viewer)));

/** The names that a search would find, because a visible candidate lists or mentions them. */
export const knownNames = (
  given: CandidateIndex,
  names: readonly MayBeName[],
  dictionary: SkillDictionary,
  viewer: string | null = null,
): KnownName[] => {
  const index = { ...given, texts: remembering(given.texts) };
  const market = marketOf(index, seenBy(index, viewer));
  return inMarket(names, market, dictionary).map(({ one, form }) => ({
    name: one.name,
    known: form.name,
  }));
};

/** The index, with the candidates whose texts name a skill of the need or have one of its words. */
export const indexFor = (index: CandidateIndex, { skills, words }: Need): CandidateIndex => {
  const looked = skills.filter((skill) => skill.words);
  if (looked.length === 0 && !words) return index;
  return {
    ...index,
    named: new Map(
      looked.map((one) => [one.skill, index.texts.named(one.words ?? [], holdersOf(index, one.skill))]),
    ),
    words: (words?.list ?? []).map(({ term }) => index.texts.having(term)),
  };
};

/** Bytes of lists that are read for the words of a text, at most: those of the most common words come last. */
const mostRead = 1_000_000;

/** Counts only candidates the viewer can see. */
export const marketOf = (index: CandidateIndex, seen: Uint8Array): Market => {
  const size = visibleIn(index, seen);
  const isEverybody = size === index.ids.size;
  const count = (list: Postings) => (isEverybody ? list.length : seenIn(index, list, seen));
  return {
    size,
    holders: (skill, words) => {
      const listed = holdersOf(index, skill);
      const named = words ? [index.texts.named(words, listed)] : [];
      return (
        listed.reduce((sum, list) => sum + count(list), 0) +
        named.reduce((sum, list) => sum + seenIn(index, list, seen), 0)
      );
    },
    rarest: (terms, most) => {
      const sized = terms
        .map((term) => ({ term, size: index.texts.sizeOf(term) }))
        .filter((one) => one.size > 0)
        .sort((a, b) => a.size - b.size);
      let read = 0;
      const short = sized.slice(0, 2 * most).filter(({ size: bytes }) => {
        read += bytes;
        return read <= mostRead;
      });
      return short
        .map(({ term }) => ({ term, holders: seenOf(index, index.texts.having(term), seen) }))
        .filter(({ holders }) => holders > 0)
        .sort((a, b) => a.holders - b.holders || (a.term < b.term ? -1 : 1))
        .slice(0, most);
    },
    usualTextSize: () => usualTextSize(index, seen),
  };
};

const usualTextSize = ({ columns, ids }: CandidateIndex, seen: Uint8Array): number => {
  let [texts, sum] = [0, 0];
  for (let candidate = 0; candidate < ids.size; candidate++) {
    const size = columns.textSize[candidate] as number;
    if (size === 0 || seen[columns.audience[candidate] as number] === 0) continue;
    texts++;
    sum += size;
  }
  return texts === 0 ? 0 : Number((sum / texts).toFixed(2));
};

const seenOf = ({ columns }: CandidateIndex, candidates: Uint32Array, seen: Uint8Array): number =>
  candidates.reduce((sum, one) => sum + (seen[columns.audience[one] as number] as number), 0);

const seenIn = ({ columns }: CandidateIndex, { entries, length }: Postings, seen: Uint8Array): number => {
  const { audience } = columns;
  let count = 0;
  for (let at = 0; at < length; at++) {
    count += seen[audience[(entries[at] as number) >>> yearBits] as number] as number;
  }
  return count;
};
