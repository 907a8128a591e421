import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, sampleSignIns } from '../../fixtures/index.ts';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { today } from '../testing/openTestServer.ts';
import { letOwnerWrite } from './applyPolicies.ts';
import { connectOwner, type Database, type Owner, openDatabase } from './connect.ts';
import { applyOne } from './migrate.ts';
import { roleName, workingRoles } from './roles.ts';
import { isEmpty, seed } from './seed.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('templateUrl'));
url.pathname = `/${name}`;

beforeAll(() => administrate(url, `create database "${name}"`));
afterAll(() => dropDatabase(url));

const start = (): Promise<Database> =>
  openDatabase({
    url: url.href,
    kind: inject('databaseKind'),
    connections: 1,
    fill: async (owner: Owner) => {
      if (await isEmpty(owner))
        await seed(
          owner,
          createWorld(today),
          sampleSignIns.map(({ email }) => ({ email, passwordHash: 'none' })),
        );
    },
  });

describe('an empty database', () => {
  it('is migrated and seeded once when three processes start at the same time', async () => {
    const processes = await Promise.all([start(), start(), start()]);
    const owner = await connectOwner(url.href);
    const { rows } = await owner.query(
      `select (select count(*) from "users")::int as "users", (select count(*) from "credentials")::int as "credentials", (select count(distinct "name") = count(*) from "migrations") as "once"`,
    );
    expect(rows).toEqual([{ users: 2847, credentials: 3, once: true }]);
    await Promise.all([owner.end(), ...processes.map((one) => one.close())]);
  });

  it('is not changed by later starts', async () => {
    const owner = await connectOwner(url.href);
    await owner.query(`delete from "newsletterSubscriptions"`);
    await (await start()).close();
    const { rows } = await owner.query(`select count(*)::int as n from "newsletterSubscriptions"`);
    expect(rows).toEqual([{ n: 0 }]);
    await owner.end();
  });

  it('is migrated at one URL and served at another, whose account needs no privileges of its own', async () => {
    const bare = new URL(url);
    Object.assign(bare, { username: '', password: '' });
    const connect = (applicationUrl: string) =>
      openDatabase({ url: url.href, applicationUrl, kind: inject('databaseKind'), connections: 3 });
    const served = await connect(bare.href);
    expect((await served.pool.query('select current_user as "name"')).rows).toEqual([
      { name: roleName(name, 'app') },
    ]);
    expect(served.pool.options.max).toBe(3);
    await served.close();
    const elsewhere = await connect('postgres://127.0.0.1:1/elsewhere');
    await expect(elsewhere.pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
    await elsewhere.close();
  });

  it('is served again after being restored without its roles, grants and policies', async () => {
    const owner = await connectOwner(url.href);
    const catalog = async () => {
      const { rows } = await owner.query(
        `select concat_ws(' ', tablename, policyname, roles, cmd, qual, with_check) as line from pg_policies where schemaname = 'public'
         union all select concat_ws(' ', relname, acl.grantee::regrole, acl.privilege_type) from pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner))) acl where relnamespace = 'public'::regnamespace
         union all select concat_ws(' ', proname, acl.grantee::regrole, acl.privilege_type) from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) acl where pronamespace = 'public'::regnamespace
         order by 1`,
      );
      return rows.map(({ line }) => line as string);
    };
    const before = await catalog();
    expect(before.length).toBeGreaterThan(1000);
    const roles = (['app', ...workingRoles] as const).map((role) => `"${roleName(name, role)}"`).join(', ');
    await owner.query(
      `do $$ declare one record; begin
         for one in select tablename, policyname from pg_policies where schemaname = 'public' loop
           execute format('drop policy %I on %I', one.policyname, one.tablename);
         end loop;
       end $$;
       revoke all on all tables in schema public from ${roles}; revoke all on all sequences in schema public from ${roles};
       revoke all on all functions in schema public from ${roles}; revoke all on schema public from ${roles};
       drop role ${roles}; create policy "stranger" on "users" using (true)`,
    );
    const served = await start();
    expect(await catalog()).toEqual(before);
    const { rows } = await served.pool.query('select current_user as name');
    expect(rows).toEqual([{ name: roleName(name, 'app') }]);
    await served.close();
    await owner.query(`revoke select on "jobs" from "${roleName(name, 'provider')}"`);
    await (await start()).close();
    expect(await catalog()).toEqual(before);
    await owner.end();
  });

  it('can be changed by later migrations after being restored without policies', async () => {
    const owner = await connectOwner(url.href);
    await owner.query(
      `do $$ declare one record; begin
         for one in select tablename, policyname from pg_policies where schemaname = 'public' loop
           execute format('drop policy %I on %I', one.policyname, one.tablename);
         end loop;
       end $$`,
    );
    await letOwnerWrite(owner);
    const later = { name: '9990-later.sql', hash: 'x' };
    await applyOne(owner, later, `update "companies" set "website" = 'https://later.example'`);
    const { rows } = await owner.query('select distinct "website" from "companies"');
    expect(rows).toEqual([{ website: 'https://later.example' }]);
    await owner.query('delete from "migrations" where "name" = $1', [later.name]);
    await owner.end();
  });

  it('is refused if it was created before the first release', async () => {
    const owner = await connectOwner(url.href);
    await owner.query(`insert into "migrations" ("name", "hash") values ('0002-nouns.sql', 'x')`);
    await expect(start()).rejects.toThrow(
      'The database was created before the first release, and its migrations have been replaced since.',
    );
    await owner.query(`delete from "migrations" where "name" = '0002-nouns.sql'`);
    await owner.end();
  });

  it('is refused if a newer version has migrated it', async () => {
    const owner = await connectOwner(url.href);
    await owner.query(`insert into "migrations" ("name", "hash") values ('9999-later.sql', 'x')`);
    await expect(start()).rejects.toThrow(
      'The database was last started by a newer version of TalentBench: its migration 9999-later.sql is unknown here.',
    );
    await owner.query(`delete from "migrations" where "name" = '9999-later.sql'`);
    await owner.end();
  });

  it('is refused if an applied migration has been edited', async () => {
    const owner = await connectOwner(url.href);
    await owner.query(`update "migrations" set "hash" = 'other' where "name" = '0001-foundation.sql'`);
    await expect(start()).rejects.toThrow(
      'The migration 0001-foundation.sql was changed after it had been applied',
    );
    await owner.end();
  });
});
