import MiniSearch from 'minisearch';
import { hashOf } from '../../domain/hashOf.ts';
import { criteriaSchema } from '../../domain/matching/criteria.ts';
import { buildIndex } from '../../domain/matching/index/candidateIndex.ts';
import { search } from '../../domain/matching/index/search.ts';
import { type Profile, readProfile } from '../../domain/matching/profile.ts';
import type { RelatedSkills } from '../../domain/matching/related.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import type { TitledProfile } from './proxyMarket.ts';

/** The ten candidates that a method ranks highest for a job, best first. */
export type Ranker = (job: TitledProfile) => number[];

const ten = 10;

/** Equal scores in the order of a hash. */
export const byScore = (scores: ArrayLike<number>): number[] => {
  const tenth = Float64Array.from(scores).sort().at(-ten) ?? Number.NEGATIVE_INFINITY;
  return Array.from(scores, (score, candidate) => ({ score, candidate }))
    .filter(({ score }) => score >= tenth)
    .map((one) => ({ ...one, hash: hashOf(String(one.candidate)) }))
    .sort((a, b) => b.score - a.score || a.hash - b.hash)
    .slice(0, ten)
    .map(({ candidate }) => candidate);
};

export const atRandom = (candidates: readonly TitledProfile[]): Ranker => {
  let drawn = 0;
  return () => byScore(candidates.map((_, candidate) => hashOf(`${drawn++} ${candidate}`)));
};

export const byJaccard = (candidates: readonly TitledProfile[]): Ranker => {
  const sets = candidates.map(({ skills }) => new Set(skills));
  return ({ skills }) =>
    byScore(
      sets.map((set) => {
        const both = skills.filter((skill) => set.has(skill)).length;
        return both / (set.size + skills.length - both);
      }),
    );
};

export const byCoverage = (candidates: readonly TitledProfile[]): Ranker => {
  const sets = candidates.map(({ skills }) => new Set(skills));
  const rarity = rarityIn(sets);
  return ({ skills }) => {
    const weights = skills.map(rarity);
    return byScore(
      sets.map((set) =>
        skills.reduce((sum, skill, at) => sum + (set.has(skill) ? (weights[at] ?? 0) : 0), 0),
      ),
    );
  };
};

/**
 * The engine's standard BM25: the words of the title and of the skills, each field normalized by its own
 * length.
 */
export const byMiniSearch = (candidates: readonly TitledProfile[], withTitle: boolean): Ranker => {
  const engine = new MiniSearch({ fields: withTitle ? ['title', 'skills'] : ['skills'] });
  engine.addAll(candidates.map(({ title, skills }, id) => ({ id, title, skills: skills.join(', ') })));
  return ({ title, skills }) =>
    engine
      .search([...skills, ...(withTitle ? [title] : [])].join(' '))
      .slice(0, ten)
      .map(({ id }) => Number(id));
};

/** BM25 with each skill as one term, k₁ 1.2 and b 0.75. */
export const byBm25 = (candidates: readonly TitledProfile[]): Ranker => {
  const sets = candidates.map(({ skills }) => new Set(skills));
  const rarity = rarityIn(sets);
  const mean = sets.reduce((sum, { size }) => sum + size, 0) / sets.length;
  return ({ skills }) => {
    const weights = skills.map(rarity);
    return byScore(
      sets.map((set) => {
        const held = skills.reduce((sum, skill, at) => sum + (set.has(skill) ? (weights[at] ?? 0) : 0), 0);
        return (held * 2.2) / (1 + 1.2 * (0.25 + (0.75 * set.size) / mean));
      }),
    );
  };
};

const rarityIn = (sets: readonly ReadonlySet<string>[]) => {
  const holders = new Map<string, number>();
  for (const skill of sets.flatMap((set) => [...set])) holders.set(skill, (holders.get(skill) ?? 0) + 1);
  return (skill: string): number => {
    const count = holders.get(skill) ?? 0;
    return Math.log(1 + (sets.length - count + 0.5) / (count + 0.5));
  };
};

export const today = '2026-01-15';

export const readPeople = async (candidates: readonly TitledProfile[]): Promise<Profile[]> => {
  const dictionary = await loadDictionary();
  return candidates.map(({ title, skills }, id) =>
    readProfile({ id: String(id), title, skills }, dictionary),
  );
};

export const byEngine = async (
  profiles: readonly Profile[],
  related: RelatedSkills,
  withTitle = true,
): Promise<Ranker> => {
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const index = buildIndex(profiles, space, today, profiles.length);
  const knowledge = { dictionary, titlesVersion: space.version, related };
  return ({ title, skills }) => {
    const criteria = criteriaSchema.parse({
      title: withTitle ? title : null,
      skills: skills.map((name) => ({ name })),
    });
    return search(index, criteria, knowledge, { top: ten, today }).matches.map(({ id }) => Number(id));
  };
};
