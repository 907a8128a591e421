import type { Recommend } from '../domain/matching/market/recommend.ts';
import { loadDictionary } from '../domain/skills/dictionary/loadDictionary.ts';
import type { Owner } from '../server/database/connect.ts';
import { fillWith } from './fillCandidates.ts';

const levels = ['', 'Senior ', 'Junior ', 'Lead '];
const trades = [
  'React',
  'Java',
  'Data',
  'Cloud',
  'Test',
  'Security',
  'Mobile',
  'Network',
  'Machine Learning',
];
const roles = ['Developer', 'Engineer', 'Architect', 'Consultant', 'Analyst', 'Manager'];
const titles = levels.flatMap((level) =>
  trades.flatMap((trade) => roles.map((role) => `${level}${trade} ${role}`)),
);
/** The number of different skills. A few of them are common and most are rare, as in a real market. */
const known = 2000;

const namesOf = async (): Promise<string[]> =>
  [...(await loadDictionary()).skills.values()].slice(0, known).map(({ label }) => label);

/** Inserts this many listed candidates with 4 to 24 skills each. Returns the seconds it took. */
export const fillMarket = async (owner: Owner, rows: number): Promise<number> => {
  const names = await namesOf();
  await owner.query('select setseed(0.42)');
  const insert = (from: number, to: number) => owner.query(insertSql, [names, titles, from, to]);
  return fillWith(owner, rows, insert, false);
};

const insertSql = `insert into "candidates" ("companyId", "name", "title", "skills", "experience", "location", "availability", "status", "published", "listed", "rate", "currency", "profileViews", "requests")
  select case when n % 2 = 0 then 'CO-001' else 'CO-002' end, 'Person ' || n,
    ($2::text[])[1 + n % 9973 * 7919 % cardinality($2::text[])],
    array(select ($1::text[])[1 + floor(power(random(), 3) * cardinality($1::text[]))] from generate_series(1, 4 + n % 21)),
    n % 20, (array['Berlin', 'Paris', 'Madrid'])[1 + n % 3],
    (array['Immediate', '2 weeks notice', '1 month notice'])[1 + n % 3], 'Available', true, true, 5000, 'USD', 0, 0
  from generate_series($3::int, $4::int) n`;

/** Search criteria of recruiters, the same in every run. */
export const questionsOf = async (count: number): Promise<Pick<Recommend, 'criteria'>[]> => {
  const names = await namesOf();
  const at = (n: number) => names[Math.floor(((n * 0.618_034) % 1) ** 3 * names.length)] ?? 'React';
  return Array.from({ length: count }, (_, n) => ({
    criteria: {
      title: titles[(n * 31) % titles.length],
      skills: Array.from({ length: 3 + (n % 6) }, (_, k) => ({ name: at(n * 11 + k + 1), must: k === 0 })),
      experience: { min: n % 10 },
      startBy: '2026-12-01',
      filters: n % 3 ? { skills: [], locations: [] } : { skills: [], locations: ['Berlin'] },
    },
  }));
};
