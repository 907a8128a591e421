import MiniSearch from 'minisearch';
import { criteriaSchema } from '../../domain/matching/criteria.ts';
import { hashOf } from '../../domain/matching/hashOf.ts';
import { buildIndex } from '../../domain/matching/index/candidateIndex.ts';
import { search } from '../../domain/matching/index/search.ts';
import { type Profile, readProfile } from '../../domain/matching/profile.ts';
import type { RelatedSkills } from '../../domain/matching/related.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import type { Person } from './proxyMarket.ts';

/** The ten people that a method puts first for a job, best first. */
export type Ranker = (job: Person) => number[];

const ten = 10;

const byScore = (scores: ArrayLike<number>): number[] =>
  Array.from(scores, (score, person) => ({ score, person, hash: hashOf(String(person)) }))
    .sort((a, b) => b.score - a.score || a.hash - b.hash)
    .slice(0, ten)
    .map(({ person }) => person);

export const atRandom = (people: readonly Person[]): Ranker => {
  let drawn = 0;
  return () => byScore(people.map((_, person) => hashOf(`${drawn++} ${person}`)));
};

export const byJaccard = (people: readonly Person[]): Ranker => {
  const sets = people.map(({ skills }) => new Set(skills));
  return ({ skills }) =>
    byScore(
      sets.map((set) => {
        const both = skills.filter((skill) => set.has(skill)).length;
        return both / (set.size + skills.length - both);
      }),
    );
};

export const byCoverage = (people: readonly Person[]): Ranker => {
  const sets = people.map(({ skills }) => new Set(skills));
  const holders = new Map<string, number>();
  for (const skill of sets.flatMap((set) => [...set])) holders.set(skill, (holders.get(skill) ?? 0) + 1);
  const rarity = (skill: string) => {
    const count = holders.get(skill) ?? 0;
    return Math.log(1 + (people.length - count + 0.5) / (count + 0.5));
  };
  return ({ skills }) => {
    const weights = skills.map(rarity);
    return byScore(
      sets.map((set) =>
        skills.reduce((sum, skill, at) => sum + (set.has(skill) ? (weights[at] ?? 0) : 0), 0),
      ),
    );
  };
};

/** BM25 over the names of skills as they are, each one term; with `withTitle`, over the words of the title as well. */
export const byMiniSearch = (people: readonly Person[], withTitle: boolean): Ranker => {
  const termsOf = ({ title, skills }: Person) => [
    ...skills,
    ...(withTitle ? title.toLowerCase().split(/[^\p{L}\p{N}]+/u) : []),
  ];
  const engine = new MiniSearch({
    fields: ['terms'],
    tokenize: (text) => text.split('\n').filter(Boolean),
    processTerm: (term) => term.toLowerCase(),
  });
  engine.addAll(people.map((person, id) => ({ id, terms: termsOf(person).join('\n') })));
  return (job) =>
    engine
      .search(termsOf(job).join('\n'))
      .slice(0, ten)
      .map(({ id }) => Number(id));
};

const today = '2026-01-15';

export const readPeople = async (people: readonly Person[]): Promise<Profile[]> => {
  const dictionary = await loadDictionary();
  return people.map(({ title, skills }, id) => readProfile({ id: String(id), title, skills }, dictionary));
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
