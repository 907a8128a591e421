import { describe, expect, it } from 'vitest';
import { searchCheats } from '../../bench/matching/cheats.ts';
import { seeded } from '../../fixtures/random.ts';
import { breadthCredit } from './credits.ts';
import { documentedSkills, type WorkHistory } from './documented.ts';
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

const cheats = searchCheats(
  jobs,
  honest.map(profileOf),
  honest.flatMap(({ skills = [] }) => skills.map(String)),
  knowledge,
  space,
);

describe('a profile that lists up to sixty popular skills', () => {
  it('enters at most one top ten in a hundred, whatever its skills, dates and title', () => {
    const free = cheats.filter(({ history }) => history !== 'a made-up career');
    expect(free).toHaveLength(162);
    expect(free.filter(({ share }) => share > 0.01)).toEqual([]);
  });

  it('gains little by a made-up career', () => {
    expect(cheats.filter(({ share }) => share > 0.03)).toEqual([]);
  });
});

const asked = ['React', 'TypeScript', 'Node.js', 'GraphQL', 'PostgreSQL', 'Docker', 'AWS', 'Jest'];
const need = needFor({ title: 'Full Stack Developer', skills: asked.map((name) => ({ name })) });
const dated = (name: string) => ({ name, years: 4, lastUsed: '2025-11' });
/** Five years for one client, then two for another, and so on. */
const engagements = ['2013-02/2018-01', '2018-02/2020-03', '2020-03/2022-06', '2022-07/2024-08', '2024-09/']
  .map((term) => term.split('/'))
  .map(([from = '', to], at) => ({ client: `Client ${at}`, from, to: to || null }));
const scoreWith = (count: number, isDated: boolean, history: WorkHistory, of = asked) => {
  const names = [...of, ...Array.from({ length: count }, (_, at) => `Trade ${at}`)];
  const skills = isDated ? names.map(dated) : names;
  return scoreOf(need, { id: 'c', title: 'Full Stack Developer', skills, ...history }).exact;
};

describe('an honest candidate with all the required skills', () => {
  it.each([
    ['undated', false],
    ['dated', true],
  ])('and a work history loses less than five points by fifty others, %s', (_, isDated) => {
    const lost = (count: number) =>
      scoreWith(0, isDated, { engagements }) - scoreWith(count, isDated, { engagements });
    expect(lost(50)).toBeLessThan(5000);
    expect(lost(20)).toBe(0);
  });

  it('and no history loses less than five points to fifty others if the provider has confirmed the required skills', () => {
    const score = (required: readonly string[], count: number, confirmed: string | null) => {
      const skills = [
        ...required.map((name) => ({ name, confirmed })),
        ...Array.from({ length: count }, (_, at) => `Trade ${at}`),
      ];
      return scoreOf(need, { id: 'c', title: 'Full Stack Developer', skills }).exact;
    };
    const lost = (required: readonly string[], confirmed: string | null = '2026-01-10') =>
      score(required, 0, confirmed) - score(required, 50, confirmed);
    expect(lost(asked)).toBeLessThan(5000);
    expect(lost(asked.slice(1))).toBeLessThan(5000);
    expect(lost(asked, '2023-12-31')).toBe(lost(asked, null));
    expect(lost(asked, null)).toBeGreaterThan(15_000);
  });

  it('loses nothing by confirming more than the twelve that count', () => {
    const score = (confirmed: number) => {
      const skills = [...asked, ...Array.from({ length: 30 }, (_, at) => `Trade ${at}`)].map((name, at) => ({
        name,
        confirmed: at < confirmed ? '2026-01-10' : null,
      }));
      return scoreOf(need, { id: 'c', title: 'Full Stack Developer', skills }).exact;
    };
    expect(score(12)).toBeGreaterThan(score(0));
    expect(score(38)).toBe(score(12));
    expect(score(8)).toBe(score(12));
  });

  it('loses much more by fifty others without any history, and nothing by fifteen', () => {
    const lost = (count: number) => scoreWith(0, false, {}) - scoreWith(count, false, {});
    expect(lost(50)).toBeGreaterThan(15_000);
    expect(lost(15)).toBe(0);
  });

  it('loses a little with each, and never much at once', () => {
    for (const isDated of [false, true])
      for (let count = 10; count < 200; count++) {
        const lost = scoreWith(count, isDated, {}) - scoreWith(count + 1, isDated, {});
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThan(2500);
      }
  });

  it('loses nothing by having more of what is required', () => {
    for (const dated of [0, 10, 60, 500])
      for (const undated of [0, 10, 60, 500])
        for (const documented of [0, 30])
          for (let met = 0; met < 1; met += 0.05) {
            const breadth = { dated, undated, documented };
            expect(breadthCredit(breadth, met + 0.05)).toBeGreaterThanOrEqual(breadthCredit(breadth, met));
          }
  });

  it('is not doubted for leaving out years', () => {
    const withYears = needFor({ skills: asked.map((name) => ({ name, years: 3 })) });
    const score = (count: number) =>
      scoreOf(withYears, {
        id: 'c',
        skills: [...asked, ...Array.from({ length: count }, (_, at) => `Trade ${at}`)],
      }).exact;
    expect(score(20)).toBe(score(0));
  });
});

describe('a work history makes more skills credible', () => {
  const of = (history: WorkHistory) => documentedSkills(history, '2026-01-15');
  const at = (client: string | null, from: string | null, to: string | null) => ({ client, from, to });

  it('by each client after the first, for as long as the work lasted', () => {
    expect(of({ engagements })).toBe(38);
    expect(of({ engagements: [at('Acme', '2006-01', null)] })).toBe(0);
    expect(of({ engagements: [at('Acme', '2006-01', null), at('Bolt', '2020-01', '2020-12')] })).toBe(6);
  });

  it('and not by one client under many dates, a third job at a time, the future or what has no dates', () => {
    const one = ['2010', '2012', '2014'].map((year) => at('Acme', `${year}-01`, `${year}-12`));
    expect(of({ engagements: one })).toBe(0);
    const many = ['Acme', 'Bolt', 'Cole', 'Dorn'].map((client) => at(client, '2020-01', '2023-12'));
    expect(of({ engagements: many })).toBe(10);
    const odd = [at('Bolt', '2027-01', null), at('Cole', null, null), at(null, '2010-01', '2015-01')];
    expect(of({ engagements: [at('Acme', '2016-01', null), ...odd] })).toBe(0);
  });

  it('and by dated certificates, at most five', () => {
    const certificates = Array.from({ length: 9 }, (_, number) => ({ name: `Exam ${number}`, year: 2024 }));
    expect(of({ certificates })).toBe(10);
    expect(of({ certificates: [{ name: 'Exam', year: null }] })).toBe(0);
  });
});
