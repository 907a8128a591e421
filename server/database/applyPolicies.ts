import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { parties } from '../../domain/access/rules.ts';
import { nounNames } from '../../domain/contract/index.ts';
import { policiesSql, securedTables } from './policies.ts';
import { partialView } from './readableColumns.ts';
import { roleName, workingRoles } from './roles.ts';
import { quote, quoteText } from './sql.ts';
import { inLockingTransaction, type LockOptions } from './tableLocks.ts';

/**
 * Recreates grants and policies if the rules or the database have changed since: a dump restored without its
 * roles, or a manual change. Runs in a transaction.
 */
export const applyPolicies = async (owner: Client, database: string): Promise<void> => {
  if (await policiesAreCurrent(owner, database)) return;
  const sql = policiesSql(database);
  await dropPartialViews(owner);
  await owner.query(removalSql(database));
  await owner.query(secureSql);
  await owner.query(ownerPoliciesSql);
  await owner.query(sql);
  await owner.query(
    `insert into "derived" ("name", "state") values ('policies', $1) on conflict ("name") do update set "state" = excluded."state"`,
    [`${hashOf(sql)} ${await catalogState(owner)}`],
  );
};

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/** Whether grants and policies match the rules of this version. */
export const policiesAreCurrent = async (owner: Client, database: string): Promise<boolean> =>
  (await keptState(owner)) === `${hashOf(policiesSql(database))} ${await catalogState(owner)}`;

const keptState = async (owner: Client): Promise<string | undefined> => {
  const { rows } = await owner.query<{ state: string }>(
    `select "state" from "derived" where "name" = 'policies'`,
  );
  return rows[0]?.state;
};

/** A fingerprint of every policy and grant on tables and columns, and of their owner. */
const catalogState = async (owner: Client): Promise<string> => {
  const { rows } = await owner.query<{ state: string }>(
    `select md5(string_agg(line, E'\\n' order by line collate "C")) as state from (
      select current_user::text as line
      union all
      select concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies where schemaname = 'public'
      union all
      select concat_ws(' ', c.relname, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, c.relacl) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      union all
      select concat_ws(' ', viewname, viewowner, definition) from pg_views where schemaname = 'public' and viewname = any($1)
      union all
      select concat_ws(' ', c.relname, a.attname, a.attacl) from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace and a.attacl is not null
    ) lines`,
    [partialViews()],
  );
  return rows[0]?.state ?? '';
};

const partialViews = () => nounNames.flatMap((noun) => parties.map((party) => partialView(noun, party)));

/**
 * Drops the views created from the rules, as a migration cannot change a column that a view uses. They are
 * recreated with the policies.
 */
export const dropPartialViews = (owner: Client) =>
  owner.query(`do $$ declare one text; begin
    for one in select viewname from pg_views where schemaname = 'public' and viewname in (${partialViews().map(quoteText).join(', ')})
    loop
      execute format('drop view public.%I', one);
    end loop;
  end $$`);

/** Drops every policy and grant on the owner's tables, so that only those from the rules remain. */
const removalSql = (database: string): string => {
  const accounts = [
    'public',
    ...(['app', ...workingRoles] as const).map((role) => quote(roleName(database, role))),
  ];
  return `do $$ declare one record; begin
    for one in
      select p.polname, c.relname from pg_policy p join pg_class c on c.oid = p.polrelid
        where c.relnamespace = 'public'::regnamespace and c.relowner = current_user::regrole
    loop
      execute format('drop policy %I on public.%I', one.polname, one.relname);
    end loop;
    for one in
      select c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v')
    loop
      execute format('revoke all on public.%I from ${accounts.join(', ')}', one.relname);
    end loop;
  end $$;`;
};

/** Row-level security of every noun, and of tables whose rows belong to rows of a noun. */
const secureSql = securedTables
  .flatMap((table) => [
    `alter table ${quote(table)} enable row level security;`,
    `alter table ${quote(table)} force row level security;`,
  ])
  .join('\n');

/**
 * Row-level security also applies to the owner, which needs its own policy for all rows before a migration
 * moves rows, even in a dump restored for another owner.
 */
const ownerPoliciesSql = `do $$ declare one record; begin
    for one in
      select c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity and c.relowner = current_user::regrole and not exists (
          select 1 from pg_policy p
            where p.polrelid = c.oid and p.polname = 'owner' and p.polroles = array[current_user::regrole::oid]
        )
    loop
      execute format('drop policy if exists "owner" on public.%I', one.relname);
      execute format('create policy "owner" on public.%I to current_user using (true) with check (true)', one.relname);
    end loop;
  end $$`;

export const letOwnerWrite = (owner: Client, waiting: LockOptions = {}): Promise<void> =>
  inLockingTransaction(
    owner,
    "Remaking the owner's policies",
    async () => void (await owner.query(ownerPoliciesSql)),
    waiting,
  );
