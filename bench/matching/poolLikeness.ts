import { criteriaSchema } from '../../domain/matching/criteria.ts';
import { buildIndex } from '../../domain/matching/index/candidateIndex.ts';
import { search } from '../../domain/matching/index/search.ts';
import { pointsOf, totalOf } from '../../domain/matching/points.ts';
import { learnRelated } from '../../domain/matching/related.ts';
import { likenessIn, noResponses, scorePartsOf } from '../../domain/matching/scoreParts.ts';
import { stemsOf } from '../../domain/reading/stems.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import { makeTitleBook } from '../../domain/titles/titleBook.ts';
import { seeded } from '../../fixtures/random.ts';
import { fixed, mean, meanRange } from '../figures.ts';
import type { Table } from '../table.ts';
import { cosineOf, learnSpace, learnWeights } from './latentSpace.ts';
import { type ProxyMarket, readProxyMarket, type Sampled, type TitledProfile } from './proxyMarket.ts';
import { byScore, readPeople, today } from './rankers.ts';
import { ndcg } from './ranking.ts';

/** In thousandths of a point, as scores are. */
const mostBonus = 5000;
const dimensions = [50, 100, 200];
const repeats = 3;
const sharedWords = 'shared words (TF-IDF), no LSA';

/** What a space is learned from, and the market it is tried on: no text is in both. */
type Split = { training: readonly Sampled[]; market: ProxyMarket };
type SplitOf = (market: ProxyMarket, repeat: number) => Split;

/** Half of the candidates are learned from. The others are ranked for all jobs. */
const byCandidate: SplitOf = (market, repeat) => {
  const random = seeded(`candidates ${repeat}`);
  const isTried = market.candidates.map(() => random.chance(0.5));
  return splitOf(
    market,
    () => true,
    (at) => isTried[at] as boolean,
  );
};

/** Half of the occupations are learned from. Candidates and jobs of the others are tried, as in a new market. */
const byOccupation: SplitOf = (market, repeat) => {
  const all = [...new Set([...market.jobs, ...market.candidates].map(({ occupation }) => occupation))].sort();
  const tried = new Set(seeded(`occupations ${repeat}`).some(all, Math.ceil(all.length / 2)));
  return splitOf(
    market,
    ({ occupation }) => tried.has(occupation),
    (at) => tried.has((market.candidates[at] as Sampled).occupation),
  );
};

const splitOf = (
  { jobs, candidates, gains }: ProxyMarket,
  isAsked: (job: Sampled) => boolean,
  isTried: (candidate: number) => boolean,
): Split => {
  const tried = [...candidates.keys()].filter(isTried);
  const places = new Map(tried.map((candidate, place) => [candidate, place]));
  const asked = [...jobs.keys()].filter((at) => isAsked(jobs[at] as Sampled));
  return {
    training: candidates.filter((_, at) => !places.has(at)),
    market: {
      jobs: asked.map((at) => jobs[at] as Sampled),
      candidates: tried.map((at) => candidates[at] as Sampled),
      gains: asked.map((at) => {
        const ofTried = [...(gains[at] as ReadonlyMap<number, number>)].flatMap(([candidate, gain]) => {
          const place = places.get(candidate);
          return place === undefined ? [] : [[place, gain] as const];
        });
        return new Map(ofTried);
      }),
    },
  };
};

/** Whether likeness of whole texts, learned from other texts, improves the ranking as a bonus to the score. */
export const poolLikeness = async (folder: string): Promise<Table[]> => {
  const market = readProxyMarket(folder);
  return [
    await tableOf('half of the candidates', market, byCandidate),
    await tableOf('half of the occupations', market, byOccupation),
  ];
};

const tableOf = async (name: string, market: ProxyMarket, splitBy: SplitOf): Promise<Table> => {
  const rows: string[][] = [];
  /** By method, the gains of each job in the splits that try it. */
  const gained = new Map<string, Map<Sampled, number[]>>();
  for (let repeat = 1; repeat <= repeats; repeat++) {
    const split = splitBy(market, repeat);
    const { plain, withBonus } = await compare(split, `${name} ${repeat}`);
    rows.push([`split ${repeat}, ${plain.length} jobs`, fixed(mean(plain), 4), '', '']);
    for (const [method, scores] of withBonus) {
      const gains = scores.map((score, at) => score - (plain[at] as number));
      const ofJobs = gained.get(method) ?? new Map<Sampled, number[]>();
      for (const [at, job] of split.market.jobs.entries())
        ofJobs.set(job, [...(ofJobs.get(job) ?? []), gains[at] as number]);
      gained.set(method, ofJobs);
      rows.push([`  ${method}`, fixed(mean(scores), 4), ...meanAndRange(gains)]);
    }
  }
  const means = [...gained].map(
    ([method, ofJobs]) => [method, new Map([...ofJobs].map(([job, gains]) => [job, mean(gains)]))] as const,
  );
  const [, ofWords] = means.find(([method]) => method === sharedWords) ?? [];
  for (const [method, ofJobs] of means) {
    rows.push([`all splits, ${method}`, '', ...meanAndRange([...ofJobs.values()])]);
    const more = [...ofJobs].map(([job, gain]) => gain - (ofWords?.get(job) ?? 0));
    if (method !== sharedWords) rows.push(['  more than shared words', '', ...meanAndRange(more)]);
  }
  return {
    title: `Likeness learned from ${name}, at most ${mostBonus / 1000} points more`,
    head: ['method', 'nDCG@10', 'gain', '95 %'],
    rows,
    notes: [
      'The bonus is the cosine of the texts of job and candidate (title and skills). No text is both learned from and tried.',
      'Gains are paired by job, intervals by bootstrap over the jobs.',
    ],
  };
};

const meanAndRange = (gains: readonly number[]): [string, string] => [
  fixed(mean(gains), 4),
  meanRange(gains)
    .map((end) => fixed(end, 4))
    .join(' to '),
];

const textOf = ({ title, skills }: TitledProfile): string[] => [title, ...skills].flatMap(stemsOf);

type Bonus = (job: TitledProfile) => ArrayLike<number>;

/** nDCG@10 of each job, without and with the bonus of each method. */
const compare = async ({ training, market }: Split, seed: string) => {
  const scoresOf = await scorer(market, training);
  const texts = training.map(textOf);
  const space = learnSpace(texts, Math.max(...dimensions), seed);
  const vectors = market.candidates.map((one) => space.vectorOf(textOf(one)));
  const weigh = learnWeights(texts);
  const weighed = market.candidates.map((one) => weigh(textOf(one)));
  const methods: [string, Bonus][] = [
    [
      sharedWords,
      (job) => {
        const own = weigh(textOf(job));
        return weighed.map((other) => cosineOf(own, other));
      },
    ],
    ...dimensions.map((count): [string, Bonus] => [
      `LSA, ${count} dimensions`,
      (job) => space.cosines(vectors, space.vectorOf(textOf(job)), count),
    ]),
  ];
  const scores = new Map(market.jobs.map((job) => [job, scoresOf(job)]));
  const rankedWith = (bonus: Bonus) =>
    ndcg(market, (job) => {
      const cosines = bonus(job);
      const own = scores.get(job as Sampled) as Float64Array;
      return byScore(own.map((score, at) => score + mostBonus * Math.max(0, cosines[at] as number)));
    });
  return {
    plain: rankedWith(() => new Float64Array(market.candidates.length)),
    withBonus: methods.map(([method, bonus]) => [method, rankedWith(bonus)] as const),
  };
};

/** The product's scores of all candidates for a job, with relations of skills that other candidates show. */
const scorer = async ({ candidates }: ProxyMarket, training: readonly Sampled[]) => {
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const profiles = await readPeople(candidates);
  const related = learnRelated(await readPeople(training), dictionary);
  const knowledge = { dictionary, titlesVersion: space.version, related };
  const index = buildIndex(profiles, space, today, profiles.length);
  const book = makeTitleBook(space);
  return ({ title, skills }: TitledProfile): Float64Array => {
    const criteria = criteriaSchema.parse({ title, skills: skills.map((name) => ({ name })) });
    const { need } = search(index, criteria, knowledge, { top: 1, today, raises: false });
    const likenessOf = likenessIn(need, book);
    return Float64Array.from(profiles, (profile) =>
      totalOf(pointsOf(need, scorePartsOf(need, profile, likenessOf, noResponses))),
    );
  };
};
