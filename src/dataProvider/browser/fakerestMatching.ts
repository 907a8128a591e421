import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { jobCriteria } from '../../../domain/matching/market/jobCriteria.ts';
import type { Matchmaker } from '../../../domain/matching/market/matchmaker.ts';
import type { AskMatching } from '../../../domain/matching/market/questions.ts';
import { responsesOf } from '../../../domain/matching/market/responses.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { WorldStore } from './worldStore.ts';

/** Matching over rows in memory, with the same code as the server's worker thread. */
export const fakerestMatching = (store: WorldStore, clock: () => Date) => {
  const ask: AskMatching = async (question) => {
    const now = clock();
    const [matchmaker, { answerQuestion }] = await Promise.all([
      matchmakerOf(store, now),
      import('../../../domain/matching/market/questions.ts'),
    ]);
    const readCandidates = async () => listedIn(store);
    return answerQuestion(question, { matchmaker, now, readCandidates });
  };
  return {
    ask,
    /** For a new pipeline entry, which gets no score if matching cannot be loaded. */
    scoreNow: async (job: Row, candidateId: string): Promise<number | null> => {
      const matchmaker = await matchmakerOf(store, clock()).catch(() => null);
      return matchmaker?.scores(jobCriteria(job as Job), [candidateId])[candidateId]?.score ?? null;
    },
  };
};

const listedIn = (store: WorldStore) => store.rows('candidates').filter((row) => row.listed === true);

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
  const listed = listedIn(store);
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
