import { describe, expect, it } from 'vitest';
import { searchCheats } from '../../bench/matching/cheats.ts';
import { seeded } from '../../fixtures/random.ts';
import { breadthCredit } from './credits.ts';
import type { MatchCandidate } from './profile.ts';
import { dictionary, knowledge, needFor, profileOf, scoreOf, space } from './testing/world.ts';

const random = seeded('a market of twenty trades');
const tools = [...dictionary.skills.values()]
  .filter(({ technology }) => technology)
  .sort((a, b) => b.reach - a.reach || (a.id < b.id ? -1 : 1))
  .slice(0, 620)
  .map(({ label }) => label);
const titles = [
  ...['Nurse', 'Welder', 'Java Developer', 'Accountant', 'Data Scientist', 'Teacher', 'Electrician', 'Chef'],
  ...['Network Engineer', 'Lawyer', 'Pharmacist', 'Recruiter', 'Architect', 'Surveyor', 'Dentist', 'Pilot'],
  ...['Graphic Designer', 'Controller', 'Mechanic', 'Translator'],
];
/** Each trade has thirty tools of its own, and shares twenty with all. */
const trades = titles.map((title, at) => ({ title, own: tools.slice(20 + at * 30, 50 + at * 30) }));
const some = (from: readonly string[], count: number): string[] =>
  [...new Set(Array.from({ length: count * 2 }, () => random.pick(from)))].slice(0, count);
const shared = tools.slice(0, 20);
const honest = Array.from({ length: 800 }, (_, at): MatchCandidate => {
  const { title, own } = random.pick(trades);
  return { id: `c${at}`, title, skills: [...some(own, random.int(5, 10)), ...some(shared, 3)] };
});
const jobs = Array.from({ length: 100 }, () => {
  const { title, own } = random.pick(trades);
  return { title, skills: [...some(own, 6), ...some(shared, 2)] };
});

describe('a profile that lists sixty popular skills', () => {
  it('enters at most one top ten in a hundred, whatever its skills, dates and title', () => {
    const listed = honest.flatMap(({ skills = [] }) => skills.map(String));
    const cheats = searchCheats(jobs, honest.map(profileOf), listed, knowledge, space);
    expect(cheats).toHaveLength(18);
    expect(cheats.filter(({ share }) => share > 0.01)).toEqual([]);
  });
});

describe('an honest candidate with all the required skills', () => {
  const asked = ['React', 'TypeScript', 'Node.js', 'GraphQL', 'PostgreSQL', 'Docker', 'AWS', 'Jest'];
  const need = needFor({ title: 'Full Stack Developer', skills: asked.map((name) => ({ name })) });
  const others = (count: number) => Array.from({ length: count }, (_, at) => `Trade ${at}`);
  const scoreWith = (count: number) =>
    scoreOf(need, { id: 'c', title: 'Full Stack Developer', skills: [...asked, ...others(count)] }).exact;

  it('loses less than five points by fifty others', () => {
    expect(scoreWith(0) - scoreWith(50)).toBeLessThan(5000);
    expect(scoreWith(0) - scoreWith(20)).toBe(0);
  });

  it('loses a little with each, and never much at once', () => {
    for (let count = 20; count < 200; count++) {
      const lost = scoreWith(count) - scoreWith(count + 1);
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThan(500);
    }
  });

  it('loses nothing by having more of what is required', () => {
    for (const dated of [0, 10, 60, 500])
      for (const undated of [0, 10, 60, 500])
        for (let met = 0; met < 1; met += 0.05)
          expect(breadthCredit({ dated, undated }, met + 0.05)).toBeGreaterThanOrEqual(
            breadthCredit({ dated, undated }, met),
          );
  });
});
