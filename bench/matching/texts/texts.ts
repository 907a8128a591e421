import { fixed } from '../../figures.ts';
import type { Table } from '../../table.ts';
import { comparedFaults, comparedHead, comparedRows, type Measured } from '../measured.ts';
import { type ProxyMarket, readProxyMarket } from '../proxyMarket.ts';
import { ndcg } from '../ranking.ts';
import { english } from './english.ts';
import type { FrameSets, Frames } from './frames.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { listedNames } from './listedNames.ts';
import { stopWords } from './stopWords.ts';
import {
  rankByBm25,
  rankByEngine,
  rankByMiniSearch,
  readSummaries,
  readTitles,
  stemsWithout,
  wordsWithout,
} from './textRankers.ts';
import { type WrittenMarket, writeTexts } from './writeTexts.ts';

type Language = keyof typeof stopWords;

const languages: readonly Language[] = ['English', 'German', 'French'];
const sentences: Record<Language, FrameSets> = { English: english, German: german, French: french };
/** How far the engine has to be ahead of the best BM25. */
const leastAhead: Record<Language, number> = { English: 0.05, German: 0.03, French: 0.03 };
/** MiniSearch takes about a second for a whole ad, so it ranks some jobs in one language. */
const searchedByMiniSearch: Language = 'English';
const everyForMiniSearch = 16;

/** Compares how well whole ads find candidates by whole summaries, without any list of skills. */
export async function* texts(folder: string): AsyncGenerator<Table> {
  const market = readProxyMarket(folder);
  for (const language of languages) yield await tableOf(market, language);
  yield await tableOfNames(market);
}

const tableOfNames = async (market: ProxyMarket): Promise<Table> => ({
  title: `Names that forms list from ${market.jobs.length} ads`,
  head: ['sentences', 'listed', 'tools of the job'],
  rows: await Promise.all(
    languages
      .flatMap((language) => [
        { name: `${language}, known`, frames: sentences[language].working, seed: `${language} working` },
        { name: `${language}, held out`, frames: sentences[language].heldOut, seed: `${language} held out` },
      ])
      .map(async ({ name, frames, seed }) => {
        const { listed, tools } = await listedNames(market, frames, seed);
        return [name, fixed(listed), fixed(tools)];
      }),
  ),
});

const tableOf = async (market: ProxyMarket, language: Language): Promise<Table> => {
  const { working, heldOut } = sentences[language];
  const compared = {
    known: await measure(market, language, working, 'working'),
    heldOut: await measure(market, language, heldOut, 'held out'),
  };
  return {
    title: `Ranking from whole texts in ${language}: ${market.jobs.length} ads, ${market.candidates.length} summaries (O*NET proxy)`,
    head: comparedHead,
    rows: comparedRows(compared),
    faults: comparedFaults(compared, language),
    notes: [
      'Texts are written from title and tools with sentences of ours; those held out were not used to improve the reading.',
      'Ahead: of the best BM25 over all jobs, paired by job. Intervals by bootstrap.',
      ...(language === searchedByMiniSearch
        ? [`MiniSearch ranks every ${everyForMiniSearch}th job only.`]
        : []),
    ],
  };
};

const measure = async (
  market: ProxyMarket,
  language: Language,
  frames: Frames,
  set: string,
): Promise<Measured[]> => {
  const written = writeTexts(market, frames, `${language} ${set}`);
  const titles = market.candidates.map(({ title }) => title);
  const titled = {
    ...written,
    summaries: written.summaries.map((text, at) => `${titles[at]}\n${text}`),
  };
  const [words, stems] = [wordsWithout(stopWords[language]), stemsWithout(stopWords[language])];
  const gains = (ranking: readonly number[][], jobs: ProxyMarket = market) =>
    ndcg(jobs, (_, at) => ranking[at] ?? []);
  const profiles = await readSummaries(written);
  const some = everyNth(market, written, everyForMiniSearch);
  const bm25 = (name: string, scores: number[]): Measured => ({ name, scores, isEngine: false });
  const engine = (name: string, scores: number[]): Measured => ({ name, scores, isEngine: true });
  return [
    ...(language === searchedByMiniSearch
      ? [bm25('BM25 (MiniSearch), words', gains(rankByMiniSearch(some.written), some.market))]
      : []),
    bm25('BM25, words', gains(rankByBm25(written, words))),
    bm25('BM25, words, and the title once more', gains(rankByBm25(titled, words))),
    bm25('BM25, stems', gains(rankByBm25(written, stems))),
    bm25('BM25, stems, and the title once more', gains(rankByBm25(titled, stems))),
    engine(
      'engine, titles read from the texts',
      gains(await rankByEngine(written, profiles, await readTitles(written))),
    ),
    {
      ...engine('engine, candidates with a title', gains(await rankByEngine(written, profiles, titles))),
      least: leastAhead[language],
    },
  ];
};

/** Every nth ad of a market, with all its candidates. */
const everyNth = (market: ProxyMarket, written: WrittenMarket, count: number) => {
  const isOne = (_: unknown, at: number) => at % count === 0;
  return {
    market: { ...market, jobs: market.jobs.filter(isOne), gains: market.gains.filter(isOne) },
    written: { ...written, ads: written.ads.filter(isOne) },
  };
};
