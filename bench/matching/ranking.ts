import { learnRelated, noRelated, relatedByDictionary } from '../../domain/matching/related.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { fixed } from '../figures.ts';
import type { Table } from '../table.ts';
import { type ProxyMarket, readProxyMarket, type TitledProfile } from './proxyMarket.ts';
import {
  atRandom,
  byBm25,
  byCoverage,
  byEngine,
  byJaccard,
  byMiniSearch,
  type Ranker,
  readPeople,
} from './rankers.ts';

/** Compares how well each method ranks candidates, on the same jobs in the same run. */
export const ranking = async (folder: string): Promise<Table[]> => {
  const market = readProxyMarket(folder);
  const { candidates } = market;
  const dictionary = await loadDictionary();
  const profiles = await readPeople(candidates);
  const learnt = learnRelated(profiles, dictionary);
  const methods: [string, Ranker, string][] = [
    ['at random', atRandom(candidates), ''],
    ['Jaccard of the skills', byJaccard(candidates), ''],
    ['IDF coverage of the skills', byCoverage(candidates), ''],
    ['BM25, each skill a term', byBm25(candidates), ''],
    ['BM25 (MiniSearch), skills', byMiniSearch(candidates, false), ''],
    ['BM25 (MiniSearch), skills and title', byMiniSearch(candidates, true), ''],
    ['engine, skills only, none related', await byEngine(profiles, noRelated, false), ''],
    ['engine, none related (cold start)', await byEngine(profiles, noRelated), '0.71'],
    ['engine, related by the dictionary', await byEngine(profiles, relatedByDictionary(dictionary)), ''],
    ['engine, related learnt in the market', await byEngine(profiles, learnt), '0.77'],
  ];
  return [
    {
      title: `Ranking: ${market.jobs.length} jobs, ${candidates.length} people (O*NET proxy)`,
      head: ['method', 'nDCG@10', 'at least'],
      rows: methods.map(([name, ranker, target]) => [name, fixed(ndcg(market, ranker), 4), target]),
      notes: [
        'Gains 2^g − 1: 3 for the same occupation, 1 for a related one. Equal scores in the order of a hash.',
      ],
    },
    await stuffing(market),
  ];
};

const discount = (at: number) => 1 / Math.log2(at + 2);
const gainOf = (gain: number) => 2 ** gain - 1;

export const ndcg = ({ jobs, gains }: ProxyMarket, ranker: Ranker): number => {
  const scores = jobs.map((job, at) => {
    const given = gains[at] as ReadonlyMap<number, number>;
    const sum = (values: readonly number[]) =>
      values.slice(0, 10).reduce((total, value, place) => total + gainOf(value) * discount(place), 0);
    const ideal = sum([...given.values()].sort((a, b) => b - a));
    return ideal === 0 ? 0 : sum(ranker(job).map((candidate) => given.get(candidate) ?? 0)) / ideal;
  });
  return scores.reduce((total, score) => total + score, 0) / scores.length;
};

/**
 * How often a candidate who lists the 300 most common skills and the job's exact title ranks in the top ten.
 */
const stuffing = async ({ jobs, candidates }: ProxyMarket): Promise<Table> => {
  const counts = new Map<string, number>();
  for (const skill of candidates.flatMap(({ skills }) => skills))
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const popular = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 300)
    .map(([skill]) => skill);
  const stuffed: TitledProfile[] = [...candidates, { title: '', skills: popular }];
  const profiles = await readPeople(stuffed);
  const learnt = learnRelated(profiles, await loadDictionary());
  const rankers: [string, Ranker][] = [
    ['IDF coverage', byCoverage(stuffed)],
    ['engine', await byEngine(profiles, learnt)],
  ];
  const share = (ranker: Ranker, places: number) =>
    fixed(
      (100 * jobs.filter((job) => ranker(job).slice(0, places).includes(candidates.length)).length) /
        jobs.length,
      1,
    );
  return {
    title: 'A profile that lists the 300 most common skills',
    head: ['method', 'first, % of jobs', 'in the first ten, %'],
    rows: rankers.map(([name, ranker]) => [name, share(ranker, 1), share(ranker, 10)]),
  };
};
