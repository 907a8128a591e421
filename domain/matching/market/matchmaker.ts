import type { Gazetteer } from '../../places/gazetteer.ts';
import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import type { TitleSpace } from '../../titles/titleSpace.ts';
import type { Responses } from '../credits.ts';
import type { Criteria } from '../criteria.ts';
import type { MayBeName } from '../formInMarket.ts';
import {
  type CandidateIndex,
  makeIndex,
  packIndex,
  remove,
  setResponses,
  upsert,
} from '../index/candidateIndex.ts';
import type { KeepBytes } from '../index/keepBytes.ts';
import { isBefore } from '../index/order.ts';
import { rank } from '../index/rank.ts';
import { scorePartsIn } from '../index/scorePartsIn.ts';
import { indexFor, knownNames, marketOf, search } from '../index/search.ts';
import { type Knowledge, type Need, readNeed } from '../need.ts';
import { pointsOf, totalOf } from '../points.ts';
import { learnRelated, makeSample, type RelatedSkills } from '../related.ts';
import { type Match, matchOf } from '../score.ts';
import { likenessIn, noResponses, scorePartsOf } from '../scoreParts.ts';
import { heardNames } from './heardNames.ts';
import type { KnownName } from './knownNames.ts';
import { type MarketRow, marketProfile } from './marketProfile.ts';
import { withQuotes } from './quotes.ts';
import type { ExchangeRatesKnown, Recommend, Recommendations } from './recommend.ts';
import { type Mapping, withMappings } from './withMappings.ts';

type Options = {
  dictionary: SkillDictionary;
  space: TitleSpace;
  /** Skill names mapped by the operator. */
  mappings: readonly Mapping[];
  /** The day that notice periods count from: create a new matchmaker each day. */
  today: string;
  /** Expected number of candidates. */
  expected?: number;
  /** Skill co-occurrence, if it cannot be learned from the candidates. */
  related?: RelatedSkills;
  /** Where the words of texts are kept; by default in memory. */
  keep?: KeepBytes;
};

/** A candidate with the score for some criteria, and the score in thousandths of a point. */
export type Fitting = Pick<Match, 'id' | 'exact' | 'score'>;

/** `heard` are unknown skill names of candidates added since the last search. */
export type Found = Recommendations & { need: Need; heard: string[] };

/** The market's candidates, ready for searching. Used in the browser and in the server's worker thread. */
export type Matchmaker = {
  readonly today: string;
  readonly index: CandidateIndex;
  readonly related: RelatedSkills;
  /** Adds or replaces a candidate. */
  put(row: MarketRow): void;
  /** Collects a candidate's unknown skill names until the next search. */
  hear(row: Pick<MarketRow, 'skills'>): void;
  remove(id: string): void;
  setResponses(responses: ReadonlyMap<string, Responses>): void;
  /** Without a gazetteer, locations are found by their own texts only. */
  recommend(asked: Recommend & ExchangeRatesKnown, at: Date, places?: Gazetteer): Found;
  /** The names among these that a search would find. */
  knownNames(names: readonly MayBeName[]): KnownName[];
  scores(criteria: Criteria, ids: readonly string[]): Record<string, Match>;
  /** The best of these candidates, best first. */
  best(criteria: Criteria, ids: readonly string[], top: number): Match[];
  /** Each of these candidates, who need not be on the market, scored for each of the criteria, by id. */
  scoreRows(all: readonly Criteria[], rows: readonly MarketRow[]): Record<string, Match[]>;
  /** The ids of these candidates, or without any given the `top` of all, best first. */
  order(criteria: Criteria, ids: readonly string[] | null, top: number): string[];
  /** For each of the criteria, the `top` of these candidates or of all, best first, with their scores only. */
  fitting(all: readonly Criteria[], ids: readonly string[] | null, top: number): Fitting[][];
  /** These matches with the sentences they rest on, from the rows of those candidates. */
  quote(matches: readonly Match[], rows: Iterable<MarketRow>): Match[];
};

/**
 * Builds a matchmaker over these candidates. Skill co-occurrence is learned now and does not change later.
 */
export const makeMatchmaker = (rows: Iterable<MarketRow>, options: Options): Matchmaker => {
  const draft = draftMatchmaker(options);
  for (const row of rows) draft.add(row);
  return draft.finish();
};

/** The same for candidates that are added gradually. */
export const draftMatchmaker = ({
  dictionary: plain,
  space,
  mappings,
  today,
  expected = 16,
  related,
  keep,
}: Options) => {
  const dictionary = withMappings(plain, mappings);
  const sample = makeSample();
  const index = makeIndex(space, today, expected, keep);
  return {
    add: (row: MarketRow): void => {
      const profile = marketProfile(row, dictionary, today);
      sample.add(profile);
      upsert(index, profile);
    },
    finish: (): Matchmaker => {
      packIndex(index);
      return matchmakerOver(
        index,
        {
          dictionary,
          titlesVersion: space.version,
          related: related ?? learnRelated(sample.profiles(), dictionary),
        },
        today,
      );
    },
  };
};

const matchmakerOver = (index: CandidateIndex, knowledge: Knowledge, today: string): Matchmaker => {
  const { dictionary, related } = knowledge;
  const unknown = heardNames(dictionary);
  /** What is needed, and the parts of the score of each of these candidates that is on the market. */
  const partsOf = (criteria: Criteria, ids: readonly string[]) => {
    const need = readNeed(criteria, marketOf(index, everybody(index)), knowledge, today);
    const likeness = need.title === null ? null : index.book.likenessTo(need.title);
    const asked = indexFor(index, need);
    const parts = ids.flatMap((id) => {
      const candidate = index.ids.numberOf(id);
      return candidate < 0 ? [] : [{ id, parts: scorePartsIn(asked, need, likeness, candidate) }];
    });
    return { need, parts };
  };
  /** The same, best first. */
  const sorted = (criteria: Criteria, ids: readonly string[]) => {
    const { need, parts } = partsOf(criteria, ids);
    const scored = parts.map((one) => ({ ...one, exact: totalOf(pointsOf(need, one.parts)) }));
    return {
      need,
      parts: scored.sort((one, other) =>
        isBefore(one.exact, one.id, other.exact, other.id, need.seed) ? -1 : 1,
      ),
    };
  };
  /** The ids of these candidates, or without any given the `top` of all, best first. */
  const order: Matchmaker['order'] = (criteria, ids, top) => {
    if (ids !== null)
      return sorted(criteria, ids)
        .parts.slice(0, top)
        .map(({ id }) => id);
    const seen = everybody(index);
    const need = readNeed(criteria, marketOf(index, seen), knowledge, today);
    const likeness = need.title === null ? null : index.book.likenessTo(need.title);
    return rank(indexFor(index, need), need, likeness, { seen, passes: null }, top).map((one) =>
      index.ids.idOf(one),
    );
  };
  return {
    today,
    index,
    related,
    put: (row) => {
      unknown.hear(row.skills);
      upsert(index, marketProfile(row, dictionary, today));
    },
    hear: ({ skills }) => unknown.hear(skills),
    remove: (id) => {
      remove(index, id);
    },
    setResponses: (responses) => {
      for (const [providerId, one] of responses) setResponses(index, providerId, one);
    },
    recommend: ({ criteria, jobId = null, top, filteredOutBy, rates }, at, places) => {
      const { need, ...found } = search(index, criteria, knowledge, {
        top,
        today,
        places,
        rates,
        ...(filteredOutBy && { filteredOutBy }),
      });
      return {
        ...found,
        need,
        searchId: null,
        at: at.toISOString(),
        jobId,
        criteria,
        weights: need.weights,
        engine: need.engine,
        dictionary: need.dictionary,
        titles: need.titles,
        skills: need.skills.map(({ label }) => label),
        unknown: need.unknown,
        skillsFromText: need.skillsFromText,
        read: criteria.text && criteria.skills.length === 0 ? readOf(need) : null,
        ...((need.words || need.isForeign) && {
          byWords: { count: need.words?.list.length ?? 0, isForeign: need.isForeign === true },
        }),
        heard: filteredOutBy ? [] : unknown.take(),
      };
    },
    knownNames: (names) => knownNames(index, names, dictionary),
    scores: (criteria, ids) => {
      const { need, parts } = partsOf(criteria, ids);
      return Object.fromEntries(parts.map((one) => [one.id, matchOf(one.id, need, one.parts)]));
    },
    best: (criteria, ids, top) => {
      const { need, parts } = sorted(criteria, ids);
      return parts.slice(0, top).map((one) => matchOf(one.id, need, one.parts));
    },
    scoreRows: (all, rows) => {
      const profiles = rows.map((row) => marketProfile(row, dictionary, today));
      const found = new Map<string, Match[]>(profiles.map(({ id }) => [id, []]));
      const market = marketOf(index, everybody(index));
      for (const criteria of all) {
        const need = readNeed(criteria, market, knowledge, today);
        const likeness = likenessIn(need, index.book);
        for (const profile of profiles)
          found
            .get(profile.id)
            ?.push(matchOf(profile.id, need, scorePartsOf(need, profile, likeness, noResponses), false));
      }
      return Object.fromEntries(found);
    },
    quote: (matches, rows) => withQuotes(matches, rows, dictionary),
    order,
    fitting: (all, ids, top) =>
      all.map((criteria) =>
        sorted(criteria, ids ?? order(criteria, null, top))
          .parts.slice(0, top)
          .map(({ id, exact }) => ({ id, exact, score: Math.round(exact / 1000) })),
      ),
  };
};

const readOf = ({ skills, ruledOut, unsure, unread }: Need) => ({
  skills: skills.map(({ label, must, years, quote = '' }) => ({ name: label, must, years, quote })),
  ruledOut,
  ...(unsure && { unsure }),
  unread,
});

const everybody = ({ audiences }: CandidateIndex) =>
  Uint8Array.from(audiences.list, (_, at) => Number(at > 0));
