import type { Client } from 'pg';
import { openClient } from '../openClient.ts';
import { type Cluster, DATABASE, OWNER, SUPERUSER } from './cluster.ts';
import { clusterUrl, type SocketFolder } from './socket.ts';

/**
 * Creates the database and its owner. The cluster's superuser owns nothing in it, so a function with its
 * owner's rights cannot reach the rest of the cluster or the machine. A database owned by the superuser, as
 * in earlier versions, is transferred with all its objects.
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

/** All or nothing, so that a start killed in between starts over. The database itself comes last. */
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
    // Since PostgreSQL 16, what a role may grant and change depends on who created it.
    if (roles.length > 0)
      await superuser.query(
        `grant ${roles.join(', ')} to ${OWNER} with admin true, inherit false, set false`,
      );
    await superuser.query(`alter database ${DATABASE} owner to ${OWNER}`);
  } finally {
    await inside.end();
  }
}

/** Every table with its objects, every function except those of extensions, and the policies of the owner. */
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
