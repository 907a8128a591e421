// @module-tag rest
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectOwner, type Owner } from '../database/connect.ts';
import { applyMigrations, knownMigrations, migrate } from '../database/migrate.ts';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { readUpgrade } from './readUpgrade.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('templateUrl'));
url.pathname = `/${name}`;
let owner: Owner;
const migrations = knownMigrations();
const older = migrations.slice(0, -1);
const topics = {
  name: '9980-topics.sql',
  sql: '-- The topic of a mail.\nalter table "mails" add column "about" text',
  hash: 'x',
};

beforeAll(async () => {
  await administrate(url, `create database "${name}"`);
  owner = await connectOwner(url.href);
  await applyMigrations(owner, older);
});
afterAll(async () => {
  await owner.end();
  await dropDatabase(url);
});

const command = () =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../scripts/upgradeCheck.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, DATABASE_URL: url.href },
    encoding: 'utf8',
  });
/** Everything that the check might change. */
const state = async () =>
  (
    await owner.query(
      `select (select string_agg("name", ',') from "migrations") as "migrations",
         (select md5(string_agg(oid::text || relname || coalesce(relacl::text, ''), ',' order by oid)) from pg_class where relnamespace = 'public'::regnamespace) as "schema"`,
    )
  ).rows;

describe('upgrading an older database', () => {
  it('is described beforehand: each migration, its locks and table sizes, and nothing is changed', async () => {
    await owner.query('analyze "mails"');
    const before = await state();
    const upgrade = await readUpgrade(owner, [...migrations, topics]);
    expect(upgrade.from?.name).toBe(older.at(-1)?.name);
    expect(upgrade.to).toBe(topics.name);
    expect(upgrade.steps.map((step) => step.name)).toEqual([migrations.at(-1)?.name, topics.name]);
    expect(upgrade.steps[1]).toMatchObject({
      title: 'The topic of a mail.',
      effects: [{ kind: 'locks', table: 'mails', rows: 0 }],
    });
    expect(upgrade.steps[1]?.effects[0]?.bytes).toBeGreaterThan(0);
    expect(upgrade.remakes).toEqual(expect.arrayContaining(['sessions.sql', 'sums of users', 'policies']));
    expect(await state()).toEqual(before);
  });

  it('exits with code 2 and the reason if it removes what older processes use', async () => {
    const removal = {
      name: '9990-removes.sql',
      sql: '-- Goes.\nalter table "mails" drop column "topic"',
      hash: 'x',
    };
    const upgrade = await readUpgrade(owner, [...migrations, removal]);
    expect(upgrade.reasons).toContain(
      '9990-removes.sql removes or renames something in mails that the previous version may use: stop its processes first.',
    );
  });

  it('is refused for a database that a newer version has migrated', async () => {
    await owner.query(`insert into "migrations" ("name", "hash") values ('9999-later.sql', 'x')`);
    const { status, stdout } = command();
    await owner.query(`delete from "migrations" where "name" = '9999-later.sql'`);
    expect(stdout).toContain('9999-later.sql was applied by a newer version, so this one won’t start.');
    expect(status).toBe(2);
  });

  it('is refused for a database from before the first release, with the way to move it', async () => {
    await owner.query(`insert into "migrations" ("name", "hash") values ('0002-nouns.sql', 'x')`);
    const { status, stdout } = command();
    await owner.query(`delete from "migrations" where "name" = '0002-nouns.sql'`);
    expect(stdout).toContain('The database was created before the first release');
    expect(status).toBe(2);
  });

  it('has nothing left to do once it is done, and the command says so with code 0', async () => {
    expect(command().stdout).toContain('Migrations to apply:');
    await migrate(owner, name);
    const { status, stdout } = command();
    expect(stdout).toContain('No migrations to apply.');
    expect(stdout).toContain('Functions, triggers, sums and policies are up to date.');
    expect(stdout).toContain('Safe to roll out');
    expect(status).toBe(0);
  });
});
