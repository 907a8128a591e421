import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fixtures/random.ts';
import { criteriaSchema } from '../criteria.ts';
import { learnRelated } from '../related.ts';
import { scoreProfile } from '../score.ts';
import { likenessIn } from '../standing.ts';
import { dictionary, knowledge, profileOf, space, today } from '../testing/world.ts';
import { buildIndex } from './candidateIndex.ts';
import { isBefore } from './order.ts';
import { search } from './search.ts';

const random = seeded('a large market');
const names = [...dictionary.skills.keys()].filter((_, at) => at % 30 === 0);
/** Few skills are common and most are rare, as on a market. */
const someSkill = () => names[Math.floor(names.length * (random.int(0, 10_000) / 10_000) ** 4)] ?? 'go';
const titles = ['Java Developer', 'Data Engineer', 'Nurse', 'Accountant', 'Site Reliability Engineer'];

const people = Array.from({ length: 25_000 }, (_, at) =>
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
const related = learnRelated(people.slice(0, 3000), dictionary);
const index = buildIndex(people, space, today, people.length);

describe('a search among very many', () => {
  it('passes over whom it need not look at, and finds the same people all the same', () => {
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
      const all = people.map((profile) => scoreProfile(need, profile, likenessOf));
      all.sort((a, b) => (isBefore(a.exact, a.id, b.exact, b.id) ? -1 : 1));
      expect(matches).toEqual(all.slice(0, 20));
    }
  }, 60_000);
});
