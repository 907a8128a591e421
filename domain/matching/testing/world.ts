import fc from 'fast-check';
import { loadDictionary } from '../../skills/dictionary/loadDictionary.ts';
import { utcDay } from '../../time/days.ts';
import { loadTitleSpace } from '../../titles/loadTitleSpace.ts';
import { makeTitleBook } from '../../titles/titleBook.ts';
import { type CriteriaInput, criteriaSchema } from '../criteria.ts';
import { buildIndex, type CandidateIndex } from '../index/candidateIndex.ts';
import { isBefore } from '../index/order.ts';
import { type SearchOptions, search } from '../index/search.ts';
import { type Need, readNeed } from '../need.ts';
import { type MatchCandidate, type Profile, readProfile } from '../profile.ts';
import { relatedByDictionary } from '../related.ts';
import { type Match, scoreProfile } from '../score.ts';
import { likenessIn } from '../scoreParts.ts';

/** Shared by matching tests: the real dictionary and titles, a fixed day, and generated candidates. */
export const today = '2026-01-15';
const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);

export { dictionary, space };
export const knowledge = {
  dictionary,
  titlesVersion: space.version,
  related: relatedByDictionary(dictionary),
};

export const profileOf = (candidate: MatchCandidate): Profile => readProfile(candidate, dictionary, today);
export const indexOf = (candidates: readonly MatchCandidate[]): CandidateIndex =>
  buildIndex(candidates.map(profileOf), space, today);

export const find = (index: CandidateIndex, criteria: CriteriaInput, options: Partial<SearchOptions> = {}) =>
  search(index, criteriaSchema.parse(criteria), knowledge, { top: 10, today, ...options });

/** A need in a market where one in ten candidates has each skill. */
export const needFor = (criteria: CriteriaInput, holders: (skill: string) => number = () => 100): Need =>
  readNeed(
    criteriaSchema.parse(criteria),
    { size: 1000, holders, rarest: () => [], usualTextSize: () => 0 },
    knowledge,
    today,
  );

export const scoreOf = (need: Need, candidate: MatchCandidate): Match =>
  scoreProfile(need, profileOf(candidate), likenessIn(need, makeTitleBook(space)));

/** Scores every candidate and sorts them: slow, but evidently correct. */
export const oracle = (need: Need, candidates: readonly MatchCandidate[], top = 10): Match[] =>
  candidates
    .map((candidate) => scoreOf(need, candidate))
    .sort((a, b) => (isBefore(a.exact, a.id, b.exact, b.id, need.seed) ? -1 : 1))
    .slice(0, top);

export const skillNames = [
  'React',
  'Vue.js',
  'Angular',
  'TypeScript',
  'JavaScript',
  'Java',
  'Kotlin',
  'Go',
  'Terraform',
  'Kubernetes',
  'Docker',
  'PostgreSQL',
  'MySQL',
  'Quantum Weaving',
];
const texts = [
  'Weaves quanta by hand. Go: 5 years, no Docker.',
  'Quantum weaver since 2019, uses Kubernetes and Docker.',
  'Weaving. Quantum. Terraform (last used 2020)',
  'Quantum weaving with PostgreSQL.',
  'Prowadziłem księgowość i analizowałem dane sprzedażowe. Znam Kubernetes. Analiza danych to moja pasja.',
  'Analiza danych w dziale sprzedaży, rozliczanie podatków dla klientów.',
];
/** What plugins state about candidates. */
const facts = ['tested:React', 'tested:Go', 'cleared:Secret: EU'];
const titles = ['React Developer', 'Java Engineer', 'Data Scientist', 'Nurse', 'Platform Engineer', '', '☃'];
const day = fc
  .integer({ min: -60, max: 120 })
  .map((days) => utcDay(new Date(Date.parse(today) + days * 86_400_000)));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });

export const anySkill = fc.record({
  name: fc.constantFrom(...skillNames),
  years: maybe(fc.integer({ min: 0, max: 40 })),
  lastUsed: maybe(fc.constantFrom('2025-12', '2024-01', '2024-02', '2023', '2001-05')),
  confirmed: maybe(fc.constantFrom('2026-01-15', '2024-01-31', '2023-12-31')),
});

export const anyCandidate = (id: string) =>
  fc
    .record({
      id: fc.constant(id),
      title: maybe(fc.constantFrom(...titles)),
      titles: fc.array(fc.constantFrom(...titles), { maxLength: 2 }),
      skills: fc.array(fc.oneof(anySkill, fc.constantFrom(...skillNames)), { maxLength: 12 }),
      experience: maybe(fc.double({ min: 0, max: 45, noNaN: true })),
      availableFrom: maybe(day),
      location: fc.constantFrom('Pune', 'Berlin'),
      providerId: maybe(fc.constantFrom('p1', 'p2')),
      visibleTo: maybe(fc.subarray(['r1', 'r2'])),
      text: maybe(fc.constantFrom(...texts)),
      engagements: maybe(
        fc.array(
          fc.record({
            client: fc.constantFrom('Acme', 'Bolt', 'Cole', null),
            from: fc.constantFrom('2012-01', '2018-05', '2024-09', null),
            to: fc.constantFrom('2019-01', '2025-02', null),
          }),
          { maxLength: 4 },
        ),
      ),
      addedFacts: fc.subarray(facts),
      others: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(300)),
    })
    .map(({ others, ...candidate }) => ({
      ...candidate,
      skills: [...candidate.skills, ...manyMore(others)],
    }));

/** Skills that are never required. */
const manyMore = (count: number) => Array.from({ length: count }, (_, at) => `Trade ${at}`);

export const anyMarket = (most: number) =>
  fc
    .integer({ min: 0, max: most })
    .chain((size) => fc.tuple(...Array.from({ length: size }, (_, at) => anyCandidate(`c${at}`))));

/** Read only for criteria without skills; "Quantum Weaving" is a name that the dictionary does not know. */
const ads = [
  'You know Kubernetes and Quantum Weaving.',
  'Requirements\n- Quantum Weaving\n- Terraform or Docker\n\nNice to have\n- Basket Plaiting',
  'Weaver of quanta by hand, patient and exact.',
  'Szukamy osoby do działu sprzedaży. Wymagania:\n- analiza danych\n- rozliczanie podatków\n- Kubernetes\n- Docker',
];

export const anyCriteria = fc.record({
  text: maybe(fc.constantFrom(...ads)),
  title: maybe(fc.constantFrom(...titles)),
  skills: fc.array(
    fc.record({
      name: fc.constantFrom(...skillNames),
      must: fc.boolean(),
      years: maybe(fc.integer({ min: 0, max: 12 })),
    }),
    { maxLength: 6 },
  ),
  experience: maybe(fc.record({ min: fc.integer({ min: 0, max: 20 }) })),
  startBy: maybe(day),
  added: fc.array(
    fc.record({
      criterion: fc.constantFrom('tested', 'cleared'),
      value: fc.constantFrom('React', 'Go', 'Secret: EU'),
      must: fc.boolean(),
      points: fc.integer({ min: 0, max: 10 }),
    }),
    { maxLength: 3 },
  ),
  weights: maybe(
    fc.record({
      skills: fc.integer({ min: 0, max: 100 }),
      experience: fc.integer({ min: 0, max: 100 }),
      title: fc.integer({ min: 0, max: 100 }),
      availability: fc.integer({ min: 0, max: 100 }),
      responsiveness: fc.integer({ min: 0, max: 100 }),
    }),
  ),
});
