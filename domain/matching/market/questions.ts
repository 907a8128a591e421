import { type CrewFit, type CrewPool, crewsOf } from '../crew/crew.ts';
import type { Criteria } from '../criteria.ts';
import type { MayBeName } from '../formInMarket.ts';
import type { Match } from '../score.ts';
import type { KnownName } from './knownNames.ts';
import type { MarketRow } from './marketProfile.ts';
import type { Fitting, Found, Matchmaker } from './matchmaker.ts';
import { placesFor } from './placesFor.ts';
import { quotedIds } from './quotes.ts';
import type { ExchangeRatesKnown, Recommend } from './recommend.ts';

/** What can be asked of the matchmaker, and the answers. */
type Questions = {
  recommend: [question: { asked: Recommend & ExchangeRatesKnown }, answer: Found];
  /** The names among these that a search would find. */
  knownNames: [question: { names: readonly MayBeName[] }, answer: KnownName[]];
  /** By the id of each of these candidates who is on the market. */
  scores: [question: { criteria: Criteria; ids: readonly string[] }, answer: Record<string, Match>];
  /** The `top` of these candidates, best first. */
  best: [question: { criteria: Criteria; ids: readonly string[]; top: number }, answer: Match[]];
  /** The ids of these candidates, or of the `top` of all, best first. */
  order: [question: { criteria: Criteria; ids: readonly string[] | null; top: number }, answer: string[]];
  /** Each of these candidates, who need not be on the market, scored for each of the criteria, by id. */
  scoreRows: [
    question: { all: readonly Criteria[]; rows: readonly MarketRow[] },
    answer: Record<string, Match[]>,
  ];
  /** For each of the criteria, the `top` of these candidates or of all, best first, with their scores only. */
  fitting: [
    question: { all: readonly Criteria[]; ids: readonly string[] | null; top: number },
    answer: Fitting[][],
  ];
  /** The best crews of these people. Needs no index. */
  crews: [question: { pool: CrewPool; most: number }, answer: CrewFit];
};
type Kind = keyof Questions;
export type MatchingQuestion<K extends Kind = Kind> = { kind: K } & Questions[K][0];
export type MatchingAnswer<K extends Kind> = Questions[K][1];
export type { Kind as QuestionKind };

/** Asks the matchmaker of the market as it is now. */
export type AskMatching = <K extends Kind>(question: MatchingQuestion<K>) => Promise<MatchingAnswer<K>>;

type At = {
  matchmaker: Matchmaker;
  now: Date;
  /** The rows of these candidates, for the sentences that a match rests on. */
  readCandidates(ids: readonly string[]): Promise<Iterable<MarketRow>>;
};

/** The matches with the sentences of the texts that they rest on; most rest on none. */
const quoted = async (matches: readonly Match[], { matchmaker, readCandidates }: At): Promise<Match[]> => {
  const ids = quotedIds(matches);
  return ids.length === 0 ? [...matches] : matchmaker.quote(matches, await readCandidates(ids));
};

const answers: {
  [K in Kind]: (question: Questions[K][0], at: At) => MatchingAnswer<K> | Promise<MatchingAnswer<K>>;
} = {
  recommend: async ({ asked }, at) => {
    const found = at.matchmaker.recommend(asked, at.now, await placesFor(asked));
    return { ...found, matches: await quoted(found.matches, at) };
  },
  knownNames: ({ names }, { matchmaker }) => matchmaker.knownNames(names),
  scores: async ({ criteria, ids }, at) => {
    const matches = Object.values(at.matchmaker.scores(criteria, ids));
    return Object.fromEntries((await quoted(matches, at)).map((match) => [match.id, match]));
  },
  best: ({ criteria, ids, top }, at) => quoted(at.matchmaker.best(criteria, ids, top), at),
  order: ({ criteria, ids, top }, { matchmaker }) => matchmaker.order(criteria, ids, top),
  scoreRows: ({ all, rows }, { matchmaker }) => matchmaker.scoreRows(all, rows),
  fitting: ({ all, ids, top }, { matchmaker }) => matchmaker.fitting(all, ids, top),
  crews: ({ pool, most }) => crewsOf(pool, most),
};

export const answerQuestion = async <K extends Kind>(
  question: MatchingQuestion<K>,
  at: At,
): Promise<MatchingAnswer<K>> => answers[question.kind](question, at);
