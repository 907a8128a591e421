import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleName } from '../database/roles.ts';
import { openMarketReader } from '../matching/marketReader.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { inTransaction } from './transaction.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const { name } = server.database;
  await server.owner.query(`alter database "${name}" set timezone = 'Asia/Tokyo'`);
  await server.owner.query(`alter database "${name}" set statement_timeout = '77s'`);
});
afterAll(() => server.close());

const settings = `select current_setting('timezone') as "zone", current_setting('statement_timeout') as "timeout",
  current_setting('idle_in_transaction_session_timeout') as "idle", current_user::text as "role"`;

/** What a pooler hands on to the next client after each transaction. */
it('every transaction makes its own settings and leaves the connection as it was', async () => {
  const { database } = server;
  const read = async (of: typeof database) =>
    inTransaction(of, async (transaction) => {
      transaction.as('system');
      return (await transaction.query(settings))[0];
    });
  const role = roleName(database.name, 'system');
  expect(await read(database)).toEqual({ zone: 'UTC', timeout: '4500ms', idle: '30s', role });
  expect(await read(database.background)).toEqual({ zone: 'UTC', timeout: '30s', idle: '30s', role });
  const { rows } = await database.pool.query(settings);
  expect(rows[0]).toMatchObject({ zone: 'Asia/Tokyo', timeout: '77s', role: roleName(database.name, 'app') });
});

it('the matching reads by its own role, one transaction after the other', async () => {
  const { account, name } = server.database;
  const reader = openMarketReader(account, roleName(name, 'matching'));
  expect(await reader.count()).toBeGreaterThan(0);
  await expect(reader.candidates(['x'.repeat(3)])).resolves.toEqual([]);
  await reader.close();
});
