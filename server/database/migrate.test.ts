import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, sampleSignIns } from '../../fixtures/index.ts';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { today } from '../testing/openTestServer.ts';
import { connectOwner, type Database, type Owner, openDatabase } from './connect.ts';
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
  it('is migrated and filled once when three processes start at the same moment', async () => {
    const processes = await Promise.all([start(), start(), start()]);
    const owner = await connectOwner(url.href);
    const { rows } = await owner.query(
      `select (select count(*) from "users")::int as "users", (select count(*) from "credentials")::int as "credentials", (select count(distinct "name") = count(*) from "migrations") as "once"`,
    );
    expect(rows).toEqual([{ users: 2847, credentials: 3, once: true }]);
    await Promise.all([owner.end(), ...processes.map((one) => one.close())]);
  });

  it('is left as it is by every later start', async () => {
    const owner = await connectOwner(url.href);
    await owner.query(`delete from "newsletterSubscriptions"`);
    await (await start()).close();
    const { rows } = await owner.query(`select count(*)::int as n from "newsletterSubscriptions"`);
    expect(rows).toEqual([{ n: 0 }]);
    await owner.end();
  });

  it('is refused when a migration that it has seen reads differently now', async () => {
    const owner = await connectOwner(url.href);
    await owner.query(`update "migrations" set "hash" = 'other' where "name" = '0001-foundation.sql'`);
    await expect(start()).rejects.toThrow(
      'The migration 0001-foundation.sql was changed after it had been applied',
    );
    await owner.end();
  });
});
