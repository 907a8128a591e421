import type { Measured } from '../measured.ts';
import { atRandom } from '../rankers.ts';
import { ndcg } from '../ranking.ts';
import { stopWords } from '../texts/stopWords.ts';
import {
  rankByBm25,
  rankByEngine,
  readSummaries,
  readTitles,
  stemsWithout,
  type TextRanking,
  wordsWithout,
} from '../texts/textRankers.ts';
import { makeMarket } from './tradeMarket.ts';
import { type Language, readTrades } from './trades.ts';
import { type Writing, writeMarket } from './writeMarket.ts';

/**
 * The engine must not be behind a search of the words: the best of four, chosen afterwards. 48 ads do not tell a smaller
 * difference from none.
 */
const least = -0.03;
/** Words that more resumes have tell nothing. */
const mostResumes = 0.2;

export type Asked = {
  /** The trades of the ads. */
  trades: readonly string[];
  /** The trades of the candidates; those of the ads, unless told. */
  among?: readonly string[];
} & Partial<Pick<Writing, 'set' | 'isTitled'>>;

/** The nDCG of each method for each ad of these trades. */
export const measureLanguage = async (
  language: Language,
  { trades: ads, among = ads, set = 'working', isTitled = true }: Asked,
): Promise<Measured[]> => {
  const trades = readTrades(language);
  const market = makeMarket(trades, { ads, among });
  const written = writeMarket(market, { trades, language, set, isTitled });
  const profiles = await readSummaries(written);
  const gains = (ranking: TextRanking) => ndcg(market, (_, at) => ranking[at] ?? []);
  const name = (method: string) => (isTitled ? method : `no titles: ${method}`);
  const other = (method: string, scores: number[]): Measured => ({
    name: name(method),
    scores,
    isEngine: false,
  });
  const engine = async (method: string, titles: readonly (string | null)[]): Promise<Measured> => ({
    name: name(method),
    scores: gains(await rankByEngine(written, profiles, titles)),
    isEngine: true,
    least,
  });
  const known = stopWordsOf(language);
  const frequent = new Set([...known, ...frequentWords(written.summaries)]);
  return [
    other('at random', ndcg(market, atRandom(market.candidates))),
    other('BM25, words', gains(rankByBm25(written, wordsWithout(known)))),
    other('BM25, stems', gains(rankByBm25(written, stemsWithout(known)))),
    other('BM25, words, no frequent ones', gains(rankByBm25(written, wordsWithout(frequent)))),
    other('BM25, stems, no frequent ones', gains(rankByBm25(written, stemsWithout(frequent)))),
    ...(isTitled
      ? [
          await engine('engine, titles read from the texts', await readTitles(written)),
          await engine(
            'engine, candidates with a title',
            market.candidates.map(({ title }) => trades.get(title)?.title ?? null),
          ),
        ]
      : [
          await engine(
            'engine',
            market.candidates.map(() => null),
          ),
        ]),
  ];
};

const stopWordsOf = (language: Language): ReadonlySet<string> => {
  const all: Partial<Record<string, ReadonlySet<string>>> = stopWords;
  return all[language] ?? new Set();
};

const frequentWords = (texts: readonly string[]): ReadonlySet<string> => {
  const words = texts.flatMap((text) => [...new Set(wordsWithout(new Set())(text))]);
  return new Set(
    [...Map.groupBy(words, (word) => word)]
      .filter(([, all]) => all.length > mostResumes * texts.length)
      .map(([word]) => word),
  );
};
