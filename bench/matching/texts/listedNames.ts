import { buildIndex } from '../../../domain/matching/index/candidateIndex.ts';
import { knownNames } from '../../../domain/matching/index/search.ts';
import { mostNames } from '../../../domain/matching/market/knownNames.ts';
import { readText } from '../../../domain/reading/readText.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../../domain/titles/loadTitleSpace.ts';
import type { ProxyMarket } from '../proxyMarket.ts';
import { today } from '../rankers.ts';
import type { Frames } from './frames.ts';
import { readSummaries } from './textRankers.ts';
import { writeTexts } from './writeTexts.ts';

/** Every sixth candidate is enough to know which names anyone mentions. */
const everyCandidate = 6;

/** The names that a form lists after an ad is pasted, and how many of them are tools of the job. */
export const listedNames = async (market: ProxyMarket, frames: Frames, seed: string) => {
  const candidates = market.candidates.filter((_, at) => at % everyCandidate === 0);
  const written = writeTexts({ ...market, candidates }, frames, seed);
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const profiles = await readSummaries(written);
  const index = buildIndex(profiles, space, today, profiles.length);
  const listed = written.ads.map((ad) => {
    const { names } = readText(ad, dictionary, { withNames: true });
    const asked = names.slice(0, mostNames);
    return knownNames(index, asked, dictionary).map(({ known }) => known.toLowerCase());
  });
  const isTool = (name: string, at: number) =>
    market.jobs[at]?.skills.some((tool) => tool.toLowerCase().includes(name)) ?? false;
  return {
    listed: listed.flat().length,
    tools: listed.flatMap((names, at) => names.filter((name) => isTool(name, at))).length,
  };
};
