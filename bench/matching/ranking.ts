import type { Profile } from '../../domain/matching/profile.ts';
import { learnRelated, noRelated, relatedByDictionary } from '../../domain/matching/related.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import { fixed, mean, meanRange } from '../figures.ts';
import type { Table } from '../table.ts';
import { type Cheat, searchCheats } from './cheats.ts';
import { type ProxyMarket, readProxyMarket, type Sampled } from './proxyMarket.ts';
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
    ['engine, related learnt in the market', await byEngine(profiles, learnt), '0.78'],
  ];
  const measured = methods.map(([name, ranker, floor]) => {
    const scores = ndcg(market, ranker);
    const others = scores.filter((_, at) => at % 2 === 1);
    return { name, floor, value: mean(scores), range: meanRange(scores), unseen: mean(others) };
  });
  return [
    {
      title: `Ranking: ${market.jobs.length} jobs, ${candidates.length} people (O*NET proxy)`,
      head: ['method', 'nDCG@10', '95 %', 'every second job', 'at least'],
      rows: measured.map(({ name, value, range, unseen, floor }) => [
        name,
        fixed(value, 4),
        range.map((end) => fixed(end, 3)).join('–'),
        fixed(unseen, 4),
        floor,
      ]),
      faults: measured.filter(({ value, floor }) => value < Number(floor)).map(({ name }) => name),
      notes: [
        'Gains 2^g − 1: 3 for the same occupation, 1 for a related one. Equal scores in the order of a hash.',
        'Intervals by bootstrap over the jobs. Every second job was left out when the constants of relations were chosen.',
      ],
    },
    await stuffing(market, profiles),
  ];
};

const discount = (at: number) => 1 / Math.log2(at + 2);
const gainOf = (gain: number) => 2 ** gain - 1;

/** Of each job; `rank` gives the best candidates for the job at a place, best first. */
export const ndcg = (
  { jobs, gains }: ProxyMarket,
  rank: (job: Sampled, at: number) => readonly number[],
): number[] =>
  jobs.map((job, at) => {
    const given = gains[at] as ReadonlyMap<number, number>;
    const sum = (values: readonly number[]) =>
      values.slice(0, 10).reduce((total, value, place) => total + gainOf(value) * discount(place), 0);
    const ideal = sum([...given.values()].sort((a, b) => b - a));
    return ideal === 0 ? 0 : sum(rank(job, at).map((candidate) => given.get(candidate) ?? 0)) / ideal;
  });

/**
 * The share of top tens that no made-up profile of this many skills may exceed. With a made-up career, or a provider
 * that confirms what it has not checked, the share may be higher.
 */
const mostEntered: Record<number, number> = { 60: 0.01, 45: 0.03, 30: 0.035 };
const mostWith: Partial<Record<Cheat['history'], number>> = {
  'a made-up career': 0.06,
  'confirmed skills': 0.09,
};

/** How often the worst profile that can be made up ranks in a top ten. */
const stuffing = async ({ jobs, candidates }: ProxyMarket, profiles: readonly Profile[]): Promise<Table> => {
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const related = learnRelated(profiles, dictionary);
  const cheats = searchCheats(
    jobs,
    profiles,
    candidates.flatMap(({ skills }) => skills),
    { dictionary, titlesVersion: space.version, related },
    space,
  );
  const worst = [...Map.groupBy(cheats, ({ size, title, history }) => [size, title, history].join(', '))].map(
    ([, some]) => some.reduce((one, other) => (other.share > one.share ? other : one)),
  );
  const mostOf = ({ history, size }: Cheat) => mostWith[history] ?? mostEntered[size] ?? 0;
  return {
    title: `Made-up profiles of up to 60 skills: the worst of ${cheats.length}`,
    head: ['skills, title and history', 'lists', 'in the first ten, %', 'at most'],
    rows: worst.map((one) => [
      `${one.size}, ${one.title}, ${one.history}`,
      `${one.list}, ${one.dates}`,
      fixed(100 * one.share, 1),
      fixed(100 * mostOf(one), 1),
    ]),
    faults: cheats
      .filter((one) => one.share > mostOf(one))
      .map((one) => [one.size, one.list, one.dates, one.title, one.history].join(', ')),
    notes: ['Made up from every second job, and tried on the others.'],
  };
};
