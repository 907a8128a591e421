import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeFact } from '../../contract/candidates/addedFacts.ts';
import { loadGazetteer } from '../../places/loadGazetteer.ts';
import type { MatchCandidate } from '../profile.ts';
import { anyCandidate, anyCriteria, anyMarket, find, indexOf, oracle, profileOf } from '../testing/world.ts';
import { remove, setResponses, upsert } from './candidateIndex.ts';

const isOpen = ({ visibleTo }: MatchCandidate) => visibleTo === null || visibleTo === undefined;
type Added = { criterion: string; value: string; must: boolean };
const meets = (added: readonly Added[]) => {
  // The last mention of a value counts.
  const musts = new Map(added.map((one) => [writeFact(one), one.must]));
  return ({ addedFacts }: MatchCandidate) =>
    [...musts].every(([fact, must]) => !must || addedFacts?.includes(fact));
};

describe('an index search', () => {
  it('asks for the skills that a text leaves open, as it cannot ask back, and names them', () => {
    const text = 'Our colleagues do the Kubernetes part. You know Go. We do not use Perl.';
    const { need, matches } = find(indexOf([{ id: 'one', skills: ['Kubernetes'] }]), { text });
    expect(need.skills.map(({ label }) => label)).toEqual(['Go', 'Kubernetes']);
    expect(need.unsure?.map(({ name }) => name)).toEqual(['Kubernetes']);
    expect([need.ruledOut, matches.map(({ id }) => id)]).toEqual([['Perl'], ['one']]);
  });

  it('returns the same candidates, order and reasons as scoring each candidate', () => {
    fc.assert(
      fc.property(anyMarket(40), anyCriteria, (candidates, criteria) => {
        const { matches, need } = find(indexOf(candidates), criteria);
        expect(matches).toEqual(oracle(need, candidates.filter(isOpen).filter(meets(criteria.added))));
      }),
    );
  });

  it('returns the same after incremental changes as after a rebuild', () => {
    const changes = fc.array(fc.tuple(fc.nat(15), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(
        anyMarket(12),
        changes,
        fc.infiniteStream(anyCandidate('x')),
        anyCriteria,
        (candidates, list, stream, criteria) => {
          const index = indexOf(candidates);
          const now = new Map<string, MatchCandidate>(candidates.map((one) => [one.id, one]));
          for (const [at, stays] of list) {
            const id = `c${at}`;
            if (stays) {
              const next = { ...(stream.next().value as MatchCandidate), id };
              upsert(index, profileOf(next));
              now.set(id, next);
            } else {
              expect(remove(index, id)).toBe(now.delete(id));
            }
          }
          expect(find(index, criteria)).toEqual(find(indexOf([...now.values()]), criteria));
        },
      ),
    );
  });

  it('does not count candidates that the viewer may not see', () => {
    fc.assert(
      fc.property(
        anyMarket(20),
        anyCriteria,
        fc.constantFrom(null, 'r1', 'r2', 'r3'),
        (candidates, criteria, viewer) => {
          const own = candidates.filter(
            (one) => isOpen(one) || (viewer !== null && one.visibleTo?.includes(viewer)),
          );
          const others = own.map((one) => ({ ...one, visibleTo: null }));
          expect(find(indexOf(candidates), criteria, { viewer })).toEqual(find(indexOf(others), criteria));
        },
      ),
    );
  });

  it('counts the candidates excluded by each filter alone, and shows them on request', () => {
    const index = indexOf([
      { id: 'a', skills: ['Terraform', 'Go'], location: 'Pune' },
      { id: 'b', skills: ['Go'], location: 'pune ' },
      { id: 'c', skills: ['golang'], location: 'Pune' },
      { id: 'd', skills: ['Go'], location: 'Berlin' },
    ]);
    const criteria = { skills: [{ name: 'Go' }], filters: { skills: ['terraform'], locations: ['Pune'] } };
    const { visible, passed, filteredOut, matches } = find(index, criteria);
    expect({ visible, passed, ids: matches.map(({ id }) => id) }).toEqual({
      visible: 4,
      passed: 1,
      ids: ['a'],
    });
    expect(filteredOut).toEqual([
      { filter: 'skill:terraform', label: 'Terraform', count: 2 },
      { filter: 'locations', label: 'Pune', count: 0 },
    ]);
    const without = find(index, criteria, { filteredOutBy: 'skill:terraform' }).matches;
    expect(without.map(({ id }) => id).sort()).toEqual(['b', 'c']);
  });

  it('excludes by date and by years, including candidates without either', () => {
    const index = indexOf([
      { id: 'a', experience: 5, availableFrom: '2026-02-01' },
      { id: 'b', experience: 16, availableFrom: '2026-02-01' },
      { id: 'c', experience: 5, availableFrom: '2026-03-01' },
      { id: 'd' },
    ]);
    const filters = { freeBy: '2026-02-15', experience: { min: 2, max: 10 } };
    const found = find(index, { filters });
    expect(found.matches.map(({ id }) => id)).toEqual(['a']);
    expect(found.filteredOut.map(({ filter, count }) => [filter, count])).toEqual([
      ['freeBy', 1],
      ['experience', 1],
    ]);
  });

  it('excludes by language and level, and counts those who do not state theirs', () => {
    const index = indexOf([
      { id: 'a', languages: [{ language: 'de', level: 'Native' }] },
      { id: 'b', languages: [{ language: 'de', level: 'B1' }] },
      { id: 'c', languages: [{ language: 'de', level: null }] },
      { id: 'd' },
      { id: 'e', languages: [{ language: 'fr', level: 'C2' }] },
    ]);
    const found = find(index, { filters: { languages: [{ language: 'de', level: 'B2' }] } });
    expect(found.matches.map(({ id }) => id)).toEqual(['a']);
    expect(found.filteredOut).toEqual([{ filter: 'language:de:B2', label: 'de:B2', count: 4, unknown: 2 }]);
    const both = { languages: [{ language: 'de' as const }, { language: 'fr' as const }] };
    upsert(
      index,
      profileOf({
        id: 'e',
        languages: [
          { language: 'fr', level: 'C2' },
          { language: 'de', level: null },
        ],
      }),
    );
    expect(find(index, { filters: both }).matches.map(({ id }) => id)).toEqual(['e']);
  });

  it('excludes those who accept other job types only, and keeps those who state none', () => {
    const index = indexOf([
      { id: 'a', jobTypes: ['Contract', 'Freelance'], languages: [{ language: 'de', level: null }] },
      { id: 'b', jobTypes: ['Full-time'] },
      { id: 'c' },
    ]);
    const found = find(index, { filters: { jobType: 'Contract' } });
    expect(found.matches.map(({ id }) => id).sort()).toEqual(['a', 'c']);
    expect(found.filteredOut).toEqual([{ filter: 'jobType', label: 'Contract', count: 1 }]);
  });

  it('excludes candidates who accept only other workplaces, and keeps those who state none', () => {
    const index = indexOf([
      { id: 'a', workplaces: ['On site', 'Hybrid'], jobTypes: ['Contract'] },
      { id: 'b', workplaces: ['Remote'] },
      { id: 'c' },
    ]);
    const found = find(index, { filters: { workplace: 'On site' } });
    expect(found.matches.map(({ id }) => id).sort()).toEqual(['a', 'c']);
    expect(found.filteredOut).toEqual([{ filter: 'workplace', label: 'On site', count: 1 }]);
  });

  it('excludes those about whom no plugin states what must be, and gives points for what need not be', () => {
    const index = indexOf([
      { id: 'a', skills: ['Go'], addedFacts: ['tested:Go', 'tested:Spring Boot'] },
      { id: 'b', skills: ['Go'], addedFacts: ['tested:Spring Boot'] },
      { id: 'c', skills: ['Go'] },
    ]);
    const asked = (must: boolean) => ({
      skills: [{ name: 'Go' }],
      added: [{ criterion: 'tested', value: 'Spring Boot', must, points: 6 }],
    });
    const strict = find(index, asked(true));
    expect(strict.matches.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect(strict.filteredOut).toEqual([
      { filter: 'added:tested:Spring Boot', label: 'tested:Spring Boot', count: 1 },
    ]);
    const { matches } = find(index, asked(false));
    expect(matches.map(({ id }) => id).at(-1)).toBe('c');
    expect(matches.map(({ reasons }) => reasons.find(({ part }) => part === 'added'))).toEqual([
      ...[1, 2].map(() => expect.objectContaining({ kind: 'added', points: 6, of: 6 })),
      expect.objectContaining({ kind: 'addedMissing', points: 0, of: 6 }),
    ]);
  });

  it('keeps no column of what plugins state until one does', () => {
    const index = indexOf([{ id: 'a' }, { id: 'b' }]);
    expect(index.columns.addedFacts).toHaveLength(0);
    upsert(index, profileOf({ id: 'c', addedFacts: ['tested:Go'] }));
    const added = [{ criterion: 'tested', value: 'Go', must: true }];
    expect(find(index, { added }).matches.map(({ id }) => id)).toEqual(['c']);
  });

  it('keeps no column of facts until somebody states one', () => {
    const index = indexOf([{ id: 'a' }, { id: 'b' }]);
    expect(index.columns.facts).toHaveLength(0);
    upsert(index, profileOf({ id: 'c', languages: [{ language: 'ja', level: null }] }));
    const filters = { languages: [{ language: 'ja' as const }] };
    expect(find(index, { filters }).matches.map(({ id }) => id)).toEqual(['c']);
  });

  it('finds locations by their names in other languages, by country and by distance', async () => {
    const places = await loadGazetteer();
    const index = indexOf([
      { id: 'a', location: 'Munich, Germany' },
      { id: 'b', location: 'München' },
      { id: 'c', location: 'Augsburg, Deutschland' },
      { id: 'd', location: 'Vienna, Austria' },
      { id: 'e', location: 'Planet Nine' },
      { id: 'f' },
    ]);
    const idsIn = (filters: object) =>
      find(index, { filters }, { places })
        .matches.map(({ id }) => id)
        .sort();
    expect(idsIn({ locations: ['Múnich, Alemania'] })).toEqual(['a', 'b']);
    expect(idsIn({ locations: ['DACH'] })).toEqual(['a', 'b', 'c', 'd']);
    expect(idsIn({ locations: ['Munich'], within: 100 })).toEqual(['a', 'b', 'c']);
    expect(idsIn({ locations: ['Allemagne'] })).toEqual(['a', 'b', 'c']);
    expect(idsIn({ locations: ['Wien', 'planet nine'] })).toEqual(['d', 'e']);
    upsert(index, profileOf({ id: 'g', location: 'Wien, Österreich' }));
    expect(idsIn({ locations: ['Vienna, Austria'] })).toEqual(['d', 'g']);
    const asTexts = find(index, { filters: { locations: ['Múnich, Alemania'] } });
    expect(asTexts.matches).toEqual([]);
  });

  it('excludes by common working hours, and tells those of each match', async () => {
    const places = await loadGazetteer();
    const index = indexOf([
      { id: 'a', location: 'London' },
      { id: 'b', location: 'Pune' },
      { id: 'c', location: 'Toronto' },
      { id: 'd', location: 'United States' },
    ]);
    const overlap = (hours: number) => ({ filters: { overlap: { hours, zone: 'America/New_York' } } });
    const found = find(index, overlap(3), { places });
    expect(found.matches.map(({ id }) => id).sort()).toEqual(['a', 'c']);
    expect(found.commonMinutes).toEqual({ a: 180, c: 480 });
    expect(found.filteredOut).toEqual([
      { filter: 'overlap', label: '3 America/New_York', count: 2, unknown: 1 },
    ]);
    expect(find(index, overlap(4), { places }).matches.map(({ id }) => id)).toEqual(['c']);
    expect(find(index, {}, { places }).commonMinutes).toBeUndefined();
  });

  it('excludes by hourly rate, converted as far as exchange rates are known', () => {
    const index = indexOf([
      { id: 'a', rate: { amount: 8000, currency: 'USD' } },
      { id: 'b', rate: { amount: 8001, currency: 'USD' } },
      { id: 'c', rate: { amount: 7000, currency: 'EUR' } },
      { id: 'd', rate: { amount: 100, currency: 'INR' } },
      { id: 'e' },
    ]);
    const rate = { filters: { rate: { upTo: 8000, currency: 'USD' as const } } };
    const found = find(index, rate, { rates: { USD: 1, EUR: 1.14 } });
    expect(found.matches.map(({ id }) => id).sort()).toEqual(['a', 'c']);
    expect(found.filteredOut).toEqual([{ filter: 'rate', label: '8000 USD', count: 3, unknown: 2 }]);
    expect(find(index, rate).matches.map(({ id }) => id)).toEqual(['a']);
  });

  it('ranks the more responsive provider first', () => {
    const index = indexOf([
      { id: 'a', skills: ['Go'], providerId: 'slow' },
      { id: 'b', skills: ['Go'], providerId: 'quick' },
      { id: 'c', skills: ['Go'], providerId: 'new' },
    ]);
    setResponses(index, 'slow', { asked: 20, inTime: 2 });
    setResponses(index, 'quick', { asked: 20, inTime: 20 });
    expect(find(index, { skills: [{ name: 'Go' }] }).matches.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('works for no candidates, no criteria and a limit of zero', () => {
    expect(find(indexOf([]), { skills: [{ name: 'Go' }] }).matches).toEqual([]);
    expect(find(indexOf([{ id: 'a' }]), {}).matches).toHaveLength(1);
    expect(find(indexOf([{ id: 'a' }]), {}, { top: 0 }).matches).toEqual([]);
  });
});
