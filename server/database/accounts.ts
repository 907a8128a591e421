import { randomBytes } from 'node:crypto';
import pg, { type Client } from 'pg';
import { roleName, workingRoles } from './roles.ts';
import { quote, quoteText } from './sql.ts';

/** Database roles are missing and the owner may not create them: `sql` is the script for an administrator. */
export class MissingAccounts extends Error {
  override name = 'MissingAccounts';
  readonly sql: string;

  constructor(roles: readonly string[], sql: string) {
    const lacking = roles.length > 0 ? `The database lacks the roles ${roles.join(', ')}` : null;
    super(
      `${lacking ?? 'The database roles are not set up correctly'}, and its owner may not create or change roles (CREATEROLE)`,
    );
    this.sql = sql;
  }
}

type Plan = {
  app: string;
  working: string[];
  password: string;
  missing: string[];
  /** Working roles that the application's account cannot switch to yet. */
  apart: string[];
  grantOptions: string;
};

/** Creates missing database roles, and returns the password of the application's account. */
export const makeAccounts = async (owner: Client, database: string): Promise<string> => {
  const plan = await planAccounts(owner, database);
  const { app, working, password } = plan;
  const toDo = statements(plan, plan.missing.includes(app) || !(await signsIn(owner, plan)));
  if (toDo.length > 0 && !(await mayMakeRoles(owner)))
    throw new MissingAccounts(plan.missing, forAdmin(toDo));
  for (const statement of toDo) await run(owner, statement);
  const all = [app, ...working].map(quote);
  await owner.query(`revoke create on schema public from public;
    revoke temporary on database ${quote(owner.database ?? database)} from public, ${all.join(', ')};
    grant usage on schema public to ${all.join(', ')};
    do $$ declare one record; begin
      for one in
        select relname from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner = current_user::regrole
      loop
        execute format('grant usage on sequence public.%I to ${all.slice(1).join(', ')}', one.relname);
      end loop;
    end $$`);
  return password;
};

const planAccounts = async (owner: Client, database: string): Promise<Plan> => {
  const app = roleName(database, 'app');
  const working = workingRoles.map((role) => roleName(database, role));
  const { rows: there } = await owner.query<{ name: string; joined: boolean }>(
    `select r.rolname as name, exists (
        select 1 from pg_auth_members m join pg_roles a on a.oid = m.member where m.roleid = r.oid and a.rolname = $2
      ) as joined from pg_roles r where r.rolname = any($1)`,
    [[app, ...working], app],
  );
  const known = new Map(there.map(({ name, joined }) => [name, joined]));
  return {
    app,
    working,
    password: await keptPassword(owner),
    missing: [app, ...working].filter((name) => !known.has(name)),
    apart: working.filter((name) => !known.get(name)),
    grantOptions: await grantOptions(owner),
  };
};

const keptPassword = async (owner: Client): Promise<string> => {
  await owner.query('insert into "secrets" ("name", "value") values ($1, $2) on conflict do nothing', [
    'appPassword',
    randomBytes(24).toString('base64url'),
  ]);
  const { rows } = await owner.query<{ value: string }>(
    `select "value" from "secrets" where "name" = 'appPassword'`,
  );
  return rows[0]?.value ?? '';
};

const statements = (
  { app, working, password, missing, apart, grantOptions }: Plan,
  needsPassword: boolean,
): string[] => [
  ...working.filter((name) => missing.includes(name)).map((name) => `create role ${quote(name)} nologin`),
  ...(missing.includes(app) ? [`create role ${quote(app)} login noinherit`] : []),
  ...(needsPassword ? [`alter role ${quote(app)} login noinherit password ${quoteText(password)}`] : []),
  ...(apart.length > 0
    ? [`grant ${apart.map(quote).join(', ')} to ${quote(app)} ${grantOptions}`.trimEnd()]
    : []),
];

const forAdmin = (toDo: readonly string[]): string =>
  `-- The roles of a TalentBench database. Run this once as a superuser, or as a role with CREATEROLE, and keep it to
-- yourself: it holds the password of the application's account.
${toDo.map((statement) => `${statement};`).join('\n')}
`;

const mayMakeRoles = async (owner: Client): Promise<boolean> => {
  const { rows } = await owner.query<{ may: boolean }>(
    'select rolcreaterole or rolsuper as may from pg_roles where rolname = current_user',
  );
  return rows[0]?.may ?? false;
};

/** Another database with the same name may be creating the same roles on this server now. */
const run = async (owner: Client, statement: string): Promise<void> => {
  try {
    await owner.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== '42710') throw error;
  }
};

/** Whether the application's account can sign in with its stored password. */
const signsIn = async ({ host, port, database, ssl }: Client, { app, password }: Plan): Promise<boolean> => {
  const client = new pg.Client({ host, port, database, ssl, user: app, password } as pg.ClientConfig);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** PostgreSQL 16 grants inheritance per membership; 15 takes it from the member role. */
const grantOptions = async (owner: Client): Promise<string> => {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return (rows[0]?.version ?? 0) >= 160_000 ? 'with inherit false, set true' : '';
};
