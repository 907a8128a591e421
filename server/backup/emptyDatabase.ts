import type { Owner } from '../database/connect.ts';
import { alone } from '../database/migrate.ts';
import { isSeeded } from '../database/seed.ts';
import { tablesOf } from './backUp.ts';

/** Option of `npm run db:reset` that permits to empty a database with rows of its own; takes its name. */
export const emptyAnyway = 'delete-everything';

/** How to empty this database, for messages. */
export const resetOf = (database: string): string => `npm run db:reset -- --${emptyAnyway} ${database}`;

/**
 * Removes everything in the database. Refuses while others are connected, and unless it holds sample data or
 * `named` is its name.
 */
export const emptyDatabase = async (owner: Owner, named?: string): Promise<void> => {
  const name = owner.database ?? '';
  if (named !== undefined && named !== name) throw new Error(`The database is named ${name}, not ${named}.`);
  await alone(owner, async () => {
    const others = await othersOf(owner);
    if (others.length > 0)
      throw new Error(`The database ${name} is in use by ${others.join(', ')}. Stop what uses it first.`);
    if (named === undefined && !(await isDispensable(owner)))
      throw new Error(
        `The database ${name} holds no sample data. To delete everything in it, write a backup and run ${resetOf(name)}`,
      );
    await owner.query('drop schema public cascade; create schema public');
  });
};

/** An empty database, or the sample world. */
const isDispensable = async (owner: Owner): Promise<boolean> => {
  const tables = await tablesOf(owner);
  return tables.length === 0 || (tables.some(({ table }) => table === 'secrets') && (await isSeeded(owner)));
};

/** Other connections to this database by name, whoever opened them; PostgreSQL's own workers have no role. */
const othersOf = async (owner: Owner): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct coalesce(nullif("application_name", ''), "usename"::text) as "name" from pg_stat_activity
     where "datname" = current_database() and "pid" <> pg_backend_pid() and "usesysid" is not null order by 1`,
  );
  return rows.map(({ name }) => name);
};
