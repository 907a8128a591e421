import { readApplicants } from '../../../application/applicants.ts';
import {
  type CrewQuestion,
  readCrewAsked,
  readCrewPool,
  readCrewsAsked,
} from '../../../application/crews.ts';
import { rankCandidates, readAmong, readRankable } from '../../../application/ranked.ts';
import { readRequestFit } from '../../../application/requestFit.ts';
import { readComparison, readProviderFit } from '../../../application/requisitions.ts';
import { readRollOffs, withOpenings } from '../../../application/rollOffFit.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import { scopeFor, scopesOf } from '../../../domain/access/can.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { RowMissing } from '../../../domain/errors.ts';
import { withKnownCriteria } from '../../../domain/matching/addedCriteria.ts';
import { type CrewFit, crewsOf, mostCrews, noCrews } from '../../../domain/matching/crew/crew.ts';
import {
  type Applicants,
  type ApplicantsAsked,
  rankApplicants,
} from '../../../domain/matching/market/applicants.ts';
import { checkMatching } from '../../../domain/matching/market/asking.ts';
import type { Comparison } from '../../../domain/matching/market/comparison.ts';
import { jobCriteria } from '../../../domain/matching/market/jobCriteria.ts';
import type { KnownName, KnownNamesAsked } from '../../../domain/matching/market/knownNames.ts';
import type { Found, Matchmaker } from '../../../domain/matching/market/matchmaker.ts';
import { placesFor } from '../../../domain/matching/market/placesFor.ts';
import {
  mostLookedAt,
  type ProviderFit,
  type ProviderFitAsked,
  providerFitCriteria,
} from '../../../domain/matching/market/providerFit.ts';
import type {
  Ranked,
  RankedAsked,
  Recommend,
  ScoresAsked,
} from '../../../domain/matching/market/recommend.ts';
import { mostFitting, type RequestFit } from '../../../domain/matching/market/requestFit.ts';
import { responsesOf } from '../../../domain/matching/market/responses.ts';
import type { RollOffFit } from '../../../domain/matching/market/rollOffFit.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { platformIn } from '../platformIn.ts';
import type { SignedIn } from '../signedIn.ts';
import type { WorldStore } from './worldStore.ts';

type By = { actor: SignedIn; now: Date };

/** Matching over rows in memory, with the same code as the server's worker thread. */
export const fakerestMatching = (store: WorldStore) => ({
  recommend: async (asked: Recommend, { actor, now }: By): Promise<Found> => {
    checkMatching(actor);
    const rates = platformIn(store).exchangeRates;
    const wanted = { ...asked, criteria: withKnownCriteria(asked.criteria), rates };
    if (wanted.jobId) jobOf(store, actor, wanted.jobId);
    const matchmaker = await matchmakerOf(store, now);
    const found = matchmaker.recommend(wanted, now, await placesFor(wanted));
    return { ...found, matches: quoted(store, matchmaker, found.matches) };
  },

  knownNames: async ({ names }: KnownNamesAsked, { actor, now }: By): Promise<{ names: KnownName[] }> => {
    checkMatching(actor);
    return { names: (await matchmakerOf(store, now)).knownNames(names) };
  },

  scores: async ({ jobId, ids }: ScoresAsked, { actor, now }: By): Promise<Record<string, Match>> => {
    checkMatching(actor);
    const criteria = jobCriteria(jobOf(store, actor, jobId));
    const matchmaker = await matchmakerOf(store, now);
    return byId(quoted(store, matchmaker, Object.values(matchmaker.scores(criteria, ids))));
  },

  requestFit: async (work: UnitOfWork, id: string): Promise<RequestFit> => {
    const { criteria, ids } = await readRequestFit(work, id);
    const matchmaker = await matchmakerOf(store, work.now);
    return { matches: quoted(store, matchmaker, matchmaker.best(criteria, ids, mostFitting)) };
  },

  rollOffFit: async (work: UnitOfWork): Promise<RollOffFit> => {
    const radar = await readRollOffs(work);
    if (radar.rows.length === 0) return withOpenings(radar, {});
    const matchmaker = await matchmakerOf(store, work.now);
    return withOpenings(
      radar,
      matchmaker.scoreRows(
        radar.asked.map(({ criteria }) => criteria),
        radar.rows,
      ),
    );
  },

  providerFit: async (work: UnitOfWork, asked: ProviderFitAsked): Promise<ProviderFit[]> => {
    const search = { criteria: providerFitCriteria(asked), top: mostLookedAt };
    const { matches } = (await matchmakerOf(store, work.now)).recommend(search, work.now);
    return readProviderFit(work, matches);
  },

  comparison: async (work: UnitOfWork, id: string): Promise<Comparison> => {
    const { asked, providers } = await readComparison(work, id);
    const matchmaker = await matchmakerOf(store, work.now);
    const scores = asked.map(({ criteria, ids }) => matchmaker.scores(criteria, ids));
    return { providers, scores: Object.assign({}, ...scores) };
  },

  requisitionCrews: async (
    work: UnitOfWork,
    asked: Parameters<typeof readCrewsAsked>[1],
  ): Promise<CrewFit> => {
    checkMatching(work.actor);
    return crewsFor(store, work, await readCrewsAsked(work, asked), mostCrews);
  },

  requestCrew: async (work: UnitOfWork, id: string): Promise<CrewFit> =>
    crewsFor(store, work, await readCrewAsked(work, id), 1),

  applicants: async (work: UnitOfWork, asked: ApplicantsAsked): Promise<Applicants> => {
    const { criteria, applications, all } = await readApplicants(work, asked.id);
    const ids = applications.map(({ candidateId }) => candidateId);
    const matchmaker = await matchmakerOf(store, work.now);
    const matches = byId(quoted(store, matchmaker, Object.values(matchmaker.scores(criteria, ids))));
    return { ...rankApplicants(applications, matches, asked), all };
  },
  ranked: (work: UnitOfWork, asked: RankedAsked): Promise<Ranked> =>
    rankCandidates(asked, {
      readRankable: (wanted) => readRankable(work, wanted),
      readAmong: (query, ids) => readAmong(work, query, ids),
      order: async (criteria, ids, top) => (await matchmakerOf(store, work.now)).order(criteria, ids, top),
    }),

  /** For a new pipeline entry, which gets no score if matching cannot be loaded. */
  scoreNow: async (job: Row, candidateId: string, now: Date): Promise<number | null> => {
    const matchmaker = await matchmakerOf(store, now).catch(() => null);
    return matchmaker?.scores(jobCriteria(job as Job), [candidateId])[candidateId]?.score ?? null;
  },
});

const crewsFor = async (
  store: WorldStore,
  work: UnitOfWork,
  question: CrewQuestion,
  most: number,
): Promise<CrewFit> => {
  const { open, ids, top } = question;
  if (open.length === 0) return noCrews;
  const criteria = open.map((one) => one.criteria);
  const fitting = (await matchmakerOf(store, work.now)).fitting(criteria, ids, top);
  return crewsOf(await readCrewPool(work, question, fitting), most);
};

const quoted = (store: WorldStore, matchmaker: Matchmaker, matches: readonly Match[]): Match[] =>
  matchmaker.quote(
    matches,
    store.rows('candidates').filter((row) => row.listed === true),
  );

const byId = (matches: readonly Match[]): Record<string, Match> =>
  Object.fromEntries(matches.map((match) => [match.id, match]));

const jobOf = (store: WorldStore, actor: SignedIn, id: string): Job => {
  const job = store.find('jobs', id);
  if (!job || !scopeFor(scopesOf(actor, 'show', 'jobs'), job)) throw RowMissing(nounOf('jobs'));
  return job as Job;
};

/** The last matchmaker, and what it was built from. */
let last: { from: readonly unknown[]; matchmaker: Matchmaker } | null = null;

/** Rebuilt on a new day, or if a row it was built from has changed: a changed row is a new object. */
const matchmakerOf = async (store: WorldStore, now: Date): Promise<Matchmaker> => {
  const [{ makeMatchmaker }, { loadDictionary }, { loadTitleSpace }] = await Promise.all([
    import('../../../domain/matching/market/matchmaker.ts'),
    import('../../../domain/skills/dictionary/loadDictionary.ts'),
    import('../../../domain/titles/loadTitleSpace.ts'),
  ]);
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const today = utcDay(now);
  const listed = store.rows('candidates').filter((row) => row.listed === true);
  const mapped = store.rows('unknownSkills').filter((row) => row.status === 'Mapped');
  const from = [today, ...mapped, ...listed];
  if (from.length !== last?.from.length || from.some((one, at) => one !== last?.from[at])) {
    const mappings = mapped.map(({ name, skill }) => [String(name), String(skill)] as const);
    last = { from, matchmaker: makeMatchmaker(listed, { dictionary, space, mappings, today }) };
  }
  const { matchmaker } = last;
  matchmaker.setResponses(responsesOf(store.rows('requests'), now));
  const lastSearch = store.rows('searches').at(-1)?.at;
  const changed = listed.filter(({ updatedAt }) => lastSearch && updatedAt >= lastSearch);
  for (const row of changed.toReversed()) matchmaker.hear(row);
  return matchmaker;
};
