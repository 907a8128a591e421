import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleName } from '../database/roles.ts';
import { openMarketReader } from '../matching/marketReader.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { inTransactionAs } from './transaction.ts';

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

/** Session settings that a pooler passes on to the next client. */
it('every transaction applies its own settings and leaves the connection unchanged', async () => {
  const { database } = server;
  const read = async (of: typeof database) =>
    inTransactionAs(of, 'system', async (transaction) => {
      return (await transaction.query(settings))[0];
    });
  const role = roleName(database.name, 'system');
  expect(await read(database)).toEqual({ zone: 'UTC', timeout: '4500ms', idle: '30s', role });
  expect(await read(database.background)).toEqual({ zone: 'UTC', timeout: '30s', idle: '30s', role });
  const { rows } = await database.pool.query(settings);
  expect(rows[0]).toMatchObject({ zone: 'Asia/Tokyo', timeout: '77s', role: roleName(database.name, 'app') });
});

it('matching reads with its own role in each transaction', async () => {
  const { account, name } = server.database;
  const reader = openMarketReader(account, roleName(name, 'matching'));
  expect(await reader.count()).toBeGreaterThan(0);
  await expect(reader.candidates(['x'.repeat(3)])).resolves.toEqual([]);
  await reader.close();
});
