import { describe, expect, it } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { upsert } from './index/candidateIndex.ts';
import type { MatchCandidate } from './profile.ts';
import { dictionary, find, indexOf, profileOf } from './testing/world.ts';

const world = createWorld(defaultClock);
const bench: MatchCandidate[] = world.candidates.map(({ id, title, skills, experience, availableFrom }) => ({
  id,
  title,
  skills,
  experience,
  availableFrom,
}));

const marketSkills = [...new Set(bench.flatMap(({ skills = [] }) => skills))];
const commonSkills = [...dictionary.skills.values()]
  .sort((a, b) => b.reach - a.reach)
  .map(({ label }) => label);
const threeHundred = [...marketSkills, ...commonSkills].slice(0, 300);

describe('a profile that lists 300 popular skills', () => {
  it.each([
    ['undated', threeHundred],
    ['all dated', threeHundred.map((name) => ({ name: String(name), years: 10, lastUsed: '2026-02' }))],
  ])('is never among the top ten for any job of the market: %s', (_, skills) => {
    const index = indexOf(bench);
    for (const { title, skills: asked } of world.jobs) {
      const stuffed = { id: 'stuffed', title, skills, experience: 10, availableFrom: '2026-01-01' };
      upsert(index, profileOf(stuffed));
      const criteria = {
        title,
        skills: asked.map((name) => ({ name: String(name) })),
        experience: { min: 3 },
      };
      expect(find(index, criteria).matches.map(({ id }) => id)).not.toContain('stuffed');
    }
  });
});
