import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fixtures/random.ts';
import { criteriaSchema } from '../criteria.ts';
import { readNeed } from '../need.ts';
import { learnRelated } from '../related.ts';
import { scoreProfile } from '../score.ts';
import { likenessIn } from '../scoreParts.ts';
import {
  anyCandidate,
  anyCriteria,
  anyMarket,
  dictionary,
  indexOf,
  knowledge,
  oracle,
  profileOf,
  space,
  today,
} from '../testing/world.ts';
import { buildIndex, upsert } from './candidateIndex.ts';
import { isBefore } from './order.ts';
import { rank } from './rank.ts';
import { indexFor, marketOf, search } from './search.ts';

const random = seeded('a large market');
const names = [...dictionary.skills.keys()].filter((_, at) => at % 30 === 0);
/** A few common skills and many rare ones, as in a real market. */
const someSkill = () => names[Math.floor(names.length * (random.int(0, 10_000) / 10_000) ** 4)] ?? 'go';
const titles = ['Java Developer', 'Data Engineer', 'Nurse', 'Accountant', 'Site Reliability Engineer'];

const candidates = Array.from({ length: 25_000 }, (_, at) =>
  profileOf({
    id: `p${at}`,
    title: random.pick(titles),
    skills: Array.from({ length: random.int(1, random.chance(0.05) ? 120 : 15) }, () =>
      random.chance(0.3) ? { name: someSkill(), lastUsed: random.pick(['2025-11', '2020']) } : someSkill(),
    ),
    experience: random.int(0, 20),
    availableFrom: random.pick(['2026-01-01', '2026-02-20', '2026-06-01']),
  }),
);
const related = learnRelated(candidates.slice(0, 3000), dictionary);
const index = buildIndex(candidates, space, today, candidates.length);

describe('a search among very many candidates', () => {
  it('skips candidates who cannot rank, and finds the same ones', { tags: 'rest' }, () => {
    for (let turn = 0; turn < 6; turn++) {
      const criteria = criteriaSchema.parse({
        title: random.pick(titles),
        skills: Array.from({ length: random.int(2, 8) }, () => ({
          name: someSkill(),
          must: random.chance(0.3),
        })),
        experience: { min: random.int(0, 10) },
        startBy: '2026-02-01',
      });
      const { matches, need } = search(index, criteria, { ...knowledge, related }, { top: 20, today });
      const likenessOf = likenessIn(need, index.book);
      const all = candidates.map((profile) => scoreProfile(need, profile, likenessOf));
      all.sort((a, b) => (isBefore(a.exact, a.id, b.exact, b.id, need.seed) ? -1 : 1));
      expect(matches).toEqual(all.slice(0, 20));
    }
  });
});

describe('the best candidates', () => {
  const anyPace = fc.record({
    block: fc.integer({ min: 1, max: 40 }),
    mostLeft: fc.constantFrom(0, 0.2, 0.5, 1),
  });
  const late = fc.array(anyCandidate('late'), { maxLength: 8 });

  it('are the same for any block size and any choice of lists to look up', { tags: 'rest' }, () => {
    fc.assert(
      fc.property(
        anyMarket(50),
        late,
        anyCriteria,
        anyPace,
        fc.integer({ min: 1, max: 5 }),
        (early, others, criteria, pace, top) => {
          const candidates = [...early, ...others.map((one, at) => ({ ...one, id: `late${at}` }))];
          const index = indexOf(early);
          for (const one of candidates.slice(early.length)) upsert(index, profileOf(one));
          const seen = Uint8Array.from(index.audiences.list, (_, at) => Number(at > 0));
          const need = readNeed(criteriaSchema.parse(criteria), marketOf(index, seen), knowledge, today);
          const likeness = need.title === null ? null : index.book.likenessTo(need.title);
          const found = rank(indexFor(index, need), need, likeness, { seen, passes: null }, top, pace);
          expect(found.map((candidate) => index.ids.idOf(candidate))).toEqual(
            oracle(need, candidates, top).map(({ id }) => id),
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
