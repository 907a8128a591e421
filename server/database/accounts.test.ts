import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { MissingAccounts } from './accounts.ts';
import { openDatabase } from './connect.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const plain = `${name}_plain`;
const admins = new URL(inject('templateUrl'));
const url = new URL(admins);
Object.assign(url, { pathname: `/${name}`, username: plain, password: 'plain' });

beforeAll(() =>
  administrate(admins, `create role "${plain}" login password 'plain'`)
    .then(() => administrate(admins, `grant "${plain}" to current_user`))
    .then(() => administrate(admins, `create database "${name}" owner "${plain}"`)),
);
afterAll(async () => {
  admins.pathname = `/${name}`;
  await dropDatabase(admins);
});

const start = () => openDatabase({ url: url.href, kind: inject('databaseKind'), connections: 1 });
const refusal = async (): Promise<MissingAccounts> => {
  const error = await start().then(
    (database) => database.close(),
    (failed: unknown) => failed,
  );
  if (error instanceof MissingAccounts) return error;
  throw error;
};

describe('a database owner without permission to create roles', () => {
  it('gets one SQL script for all missing roles, and the server starts after it was run', {
    tags: 'rest',
  }, async () => {
    const { message, sql } = await refusal();
    for (const role of ['app', 'provider', 'recruiter', 'admin', 'system', 'eraser'])
      expect(message).toContain(`${name}_${role}`);
    await administrate(admins, sql);
    const database = await start();
    const { rows } = await database.pool
      .query(`begin; set local role "${name}_system"; select count(*)::int as n from "jobs"; rollback`)
      .then((results: unknown) => (results as { rows: object[] }[])[2] ?? { rows: [] });
    expect(rows).toEqual([{ n: 0 }]);
    await database.close();
    await (await start()).close();
  });
});
