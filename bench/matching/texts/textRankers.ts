import MiniSearch from 'minisearch';
import { readJobAd } from '../../../domain/jobAds/readJobAd.ts';
import { buildIndex } from '../../../domain/matching/index/candidateIndex.ts';
import { search } from '../../../domain/matching/index/search.ts';
import { jobCriteria } from '../../../domain/matching/market/jobCriteria.ts';
import { type Profile, readProfile } from '../../../domain/matching/profile.ts';
import { learnRelated } from '../../../domain/matching/related.ts';
import { stemsOf } from '../../../domain/reading/stems.ts';
import { readResume } from '../../../domain/resumes/readResume.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../../domain/titles/loadTitleSpace.ts';
import { mean } from '../../figures.ts';
import { byScore, today } from '../rankers.ts';
import type { WrittenMarket } from './writeTexts.ts';

/** The ten candidates that a method ranks highest for each ad, best first. */
export type TextRanking = number[][];

const ten = 10;

/** The engine's standard BM25 over the words of the whole texts. */
export const rankByMiniSearch = ({ ads, summaries }: WrittenMarket): TextRanking => {
  const engine = new MiniSearch({ fields: ['text'] });
  engine.addAll(summaries.map((text, id) => ({ id, text })));
  return ads.map((ad) =>
    engine
      .search(ad)
      .slice(0, ten)
      .map(({ id }) => Number(id)),
  );
};

/** The terms of a text, without these stop words. */
type Terms = (text: string) => string[];

export const wordsWithout =
  (stopWords: ReadonlySet<string>): Terms =>
  (text) =>
    [
      ...text
        .normalize('NFKC')
        .toLowerCase()
        .matchAll(/[\p{L}\p{N}\p{M}+#]+/gu),
    ].flatMap(([word]) => (stopWords.has(word) ? [] : [word]));

export const stemsWithout = (stopWords: ReadonlySet<string>): Terms => {
  const wordsOf = wordsWithout(stopWords);
  return (text) => wordsOf(text).flatMap(stemsOf);
};

/** BM25 with k₁ 1.2 and b 0.75 over the terms of the whole texts. Each term of an ad counts once. */
export const rankByBm25 = ({ ads, summaries }: WrittenMarket, termsOf: Terms): TextRanking => {
  const postings = new Map<string, [candidate: number, count: number][]>();
  const lengths = summaries.map((text, candidate) => {
    const terms = termsOf(text);
    for (const [term, all] of Map.groupBy(terms, (one) => one)) {
      const list = postings.get(term) ?? [];
      list.push([candidate, all.length]);
      postings.set(term, list);
    }
    return terms.length;
  });
  const usual = mean(lengths);
  return ads.map((ad) => {
    const scores = new Float64Array(summaries.length);
    for (const term of new Set(termsOf(ad))) {
      const list = postings.get(term) ?? [];
      const rarity = Math.log(1 + (summaries.length - list.length + 0.5) / (list.length + 0.5));
      for (const [candidate, count] of list) {
        const length = 1.2 * (0.25 + (0.75 * (lengths[candidate] as number)) / usual);
        scores[candidate] = (scores[candidate] as number) + (rarity * count * 2.2) / (count + length);
      }
    }
    return byScore(scores);
  });
};

/** The candidates of these texts as the product reads them, without titles. */
export const readSummaries = async ({ summaries }: WrittenMarket): Promise<Profile[]> => {
  const dictionary = await loadDictionary();
  return summaries.map((text, id) => readProfile({ id: String(id), text }, dictionary, today));
};

/** The titles of resumes, as the product reads them; null where it finds none. */
export const readTitles = async ({ summaries }: WrittenMarket): Promise<(string | null)[]> => {
  const dictionary = await loadDictionary();
  return summaries.map((text) => readResume(text, today, dictionary).title?.value ?? null);
};

/** What the product does with a pasted ad that lists no skills, and with candidates who list none. */
export const rankByEngine = async (
  { ads }: WrittenMarket,
  untitled: readonly Profile[],
  titles: readonly (string | null)[],
): Promise<TextRanking> => {
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const profiles = untitled.map((profile, at) => ({ ...profile, titles: titles[at] ? [titles[at]] : [] }));
  const related = learnRelated(profiles, dictionary);
  const index = buildIndex(profiles, space, today, profiles.length);
  const knowledge = { dictionary, titlesVersion: space.version, related };
  return ads.map((ad) => {
    const { title, experience } = readJobAd(ad, today);
    const criteria = jobCriteria({
      title: title?.value ?? '',
      skills: [],
      mustSkills: [],
      experience: experience?.value ?? '',
      description: ad,
    });
    return search(index, criteria, knowledge, { top: ten, today, raises: false }).matches.map(({ id }) =>
      Number(id),
    );
  });
};
