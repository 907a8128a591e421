import type { Client } from 'pg';
import { openClient } from '../openClient.ts';
import { type Cluster, DATABASE, OWNER, SUPERUSER } from './cluster.ts';
import { clusterUrl, type SocketFolder } from './socket.ts';

/**
 * Makes the database and the account that owns it. The cluster's superuser owns nothing there: a function that runs with
 * its owner's rights is then no way to the rest of the cluster or to the machine. A database that the superuser owned,
 * as in earlier versions, changes hands with all that is in it.
 */
export async function giveDatabaseToOwner(
  superuser: Client,
  cluster: Cluster,
  socket: SocketFolder,
): Promise<void> {
  await superuser.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${OWNER}') then create role ${OWNER}; end if;
    end $$;
    alter role ${OWNER} login createrole createdb nosuperuser nobypassrls noreplication password ${superuser.escapeLiteral(cluster.password)}`);
  const { rows } = await superuser.query<{ owner: string }>(
    'select datdba::regrole::text as owner from pg_database where datname = $1',
    [DATABASE],
  );
  if (rows.length === 0) await superuser.query(`create database ${DATABASE} owner ${OWNER}`);
  else if (rows[0]?.owner !== OWNER) await handOver(superuser, clusterUrl(cluster, socket, DATABASE));
}

/** All of it or nothing, so that a start that is killed meanwhile begins anew. The database itself comes last. */
async function handOver(superuser: Client, url: string): Promise<void> {
  const inside = await openClient({ connectionString: url });
  try {
    await inside.query(handOverSql);
    const { rows } = await inside.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname ^@ $1',
      [`${DATABASE}_`],
    );
    const roles = rows
      .filter(({ name }) => name !== OWNER)
      .map(({ name }) => superuser.escapeIdentifier(name));
    // What a role may grant and change depends, since PostgreSQL 16, on who made it.
    if (roles.length > 0)
      await superuser.query(
        `grant ${roles.join(', ')} to ${OWNER} with admin true, inherit false, set false`,
      );
    await superuser.query(`alter database ${DATABASE} owner to ${OWNER}`);
  } finally {
    await inside.end();
  }
}

/** Every table, with what belongs to it, and every function, but for those of extensions; and the policies of the owner. */
const handOverSql = `do $$ declare one record; begin
    for one in
      select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relowner = '${SUPERUSER}'::regrole
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    loop
      execute format('alter table %s owner to ${OWNER}', one.name);
    end loop;
    for one in
      select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.proowner = '${SUPERUSER}'::regrole
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('alter routine %s owner to ${OWNER}', one.name);
    end loop;
    if (select nspowner = '${SUPERUSER}'::regrole from pg_namespace where nspname = 'public') then
      alter schema public owner to ${OWNER};
    end if;
  end $$`;
