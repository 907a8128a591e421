import type { Owner } from '../server/database/connect.ts';

const batch = 100_000;

/**
 * Inserts this many rows, half of them for the first provider. Secondary indexes are dropped and built again
 * afterwards; the counting triggers and the foreign key stay. Returns the seconds it took.
 */
export const fillCandidates = (owner: Owner, rows: number): Promise<number> =>
  fillWith(owner, rows, (from, to) => owner.query(insertPeople(eitherProvider, from, to)));

/**
 * The same with a custom insert statement. Text search indexes over a million rows take minutes, so they are
 * optional.
 */
export const fillWith = async (
  owner: Owner,
  rows: number,
  insert: (from: number, to: number) => Promise<unknown>,
  withWords = true,
): Promise<number> => {
  // No sample plan includes this many candidates.
  await owner.query('update "plans" set "benchEmployees" = null');
  return fillTable(owner, 'candidates', rows, insert, withWords);
};

/** Inserts rows of any table in batches. Returns the seconds it took. */
export const fillTable = async (
  owner: Owner,
  table: string,
  rows: number,
  insert: (from: number, to: number) => Promise<unknown>,
  withWords = true,
): Promise<number> => {
  const began = performance.now();
  await owner.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  const indexes = await takeIndexes(owner, table);
  for (let from = 1; from <= rows; from += batch) await insert(from, Math.min(rows, from + batch - 1));
  for (const index of indexes) if (withWords || !/using gin/i.test(index)) await owner.query(index);
  await owner.query(`vacuum analyze "${table}"`);
  await owner.query('checkpoint');
  return (performance.now() - began) / 1000;
};

/** Inserts this many rows from a number on. The company is an SQL expression of that number, `n`. */
export const insertPeople = (company: string, from: number, to: number): string =>
  `insert into "candidates" ("companyId", "name", "title", "skills", "experience", "location", "availability", "status", "published", "listed", "rate", "currency", "profileViews", "requests")
  select ${company}, 'Person ' || n,
    (array['Data Engineer','React Developer','Cloud Architect','Test Lead','Business Analyst'])[1 + n % 5],
    array['Skill ' || n % 300, 'Skill ' || n % 71, 'Skill ' || n % 17], n % 20, (array['Berlin','Paris','Madrid'])[1 + n % 3],
    'Immediate', 'Available', true, true, 5000 + n % 9000, 'USD', 0, 0
  from generate_series(${from}, ${to}) n`;

const eitherProvider = `case when n % 2 = 0 then 'CO-001' else 'CO-002' end`;

/** Drops the indexes that do not belong to a constraint. Returns the statements that create them again. */
const takeIndexes = async (owner: Owner, table: string): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { name } of rows) await owner.query(`drop index "${name}"`);
  return rows.map(({ made }) => made);
};
